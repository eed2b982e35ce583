import { type Realtime } from '#server/platform/realtime/realtime.ts'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'

const EVERY_MS = 2_000

/** Notifies the viewers of a session of their number when it changes. */
export function createCounts(realtime: Realtime) {
  const lastCounts = new Map<number, number>()
  async function notify(): Promise<void> {
    for (const [liveId, before] of lastCounts) {
      const room = watcherRoom(liveId)
      if (realtime.audience(room) === 0) {
        lastCounts.delete(liveId)
        continue
      }
      const onlineCount = await realtime.countPeople(room)
      if (onlineCount === before) continue
      lastCounts.set(liveId, onlineCount)
      // Every server notifies its own clients.
      realtime.emitHere(room, 'count', { liveId, onlineCount })
    }
  }
  const timer = setInterval(() => void notify(), EVERY_MS)
  timer.unref()
  return {
    watch: (liveId: number, onlineCount: number) => void lastCounts.set(liveId, onlineCount),
    stop: () => clearInterval(timer),
  }
}
