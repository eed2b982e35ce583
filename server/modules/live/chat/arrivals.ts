import { type Realtime } from '#server/platform/realtime/realtime.ts'
import { chatRoom } from '#server/modules/live/rooms/index.ts'
import { roomConversationId } from '#contract/live/chat/rules.ts'

const GATHER_MS = 1_000
/** Names of one notice: of a crowd that comes at once the rest is not called out. */
const NAMES_MAX = 3

/** Calls out who has come into a room, a few at a time. */
export function createArrivals(realtime: Realtime) {
  const coming = new Map<number, Set<string>>()
  return (liveId: number, nick: string): void => {
    const gathered = coming.get(liveId)
    if (gathered) {
      if (gathered.size < NAMES_MAX) gathered.add(nick)
      return
    }
    const names = new Set([nick])
    coming.set(liveId, names)
    setTimeout(() => {
      coming.delete(liveId)
      realtime.emit(chatRoom(liveId), 'joined', { groupId: roomConversationId(liveId), nicks: [...names] })
    }, GATHER_MS).unref()
  }
}
