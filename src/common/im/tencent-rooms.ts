import { getGroupByService } from '#contract/live/chat/endpoints.ts'
import { parseRoomConversationId } from '#contract/live/chat/rules.ts'
import { call } from '../request/call'
import type { ImClient } from './im-client'

type Standing = Awaited<ReturnType<ImClient['enter']>>

interface Parts {
  own: Pick<ImClient, 'enter' | 'leave'>
  /** Resolves when one is logged in at Tencent. */
  ready: () => Promise<void>
  joinGroup: (groupId: string) => Promise<unknown>
  quitGroup: (groupId: string) => Promise<unknown>
}

/**
 * The rooms that one is in, at Tencent and on the fair's own sockets: those say who is muted, removed and may moderate,
 * and report changes.
 */
export function createTencentRooms({ own, ready, joinGroup, quitGroup }: Parts) {
  const joined = new Map<string, Promise<Standing>>()
  const left = new Map<string, Promise<void>>()

  async function comeIn(groupId: string): Promise<Standing> {
    await left.get(groupId)
    await ready()
    // First here: whoever was removed is refused before they are in the group.
    const standing = await own.enter(groupId, 0)
    // The server makes the group where there is none.
    await call(getGroupByService, { liveId: parseRoomConversationId(groupId) ?? 0 }, { alerts: false })
    await joinGroup(groupId)
    return standing
  }

  return {
    /** Comes in, once until it is left. Throws ApiError. */
    join(groupId: string): Promise<Standing> {
      const known = joined.get(groupId)
      if (known) return known
      const coming = comeIn(groupId)
      joined.set(groupId, coming)
      coming.catch(() => {
        if (joined.get(groupId) === coming) joined.delete(groupId)
      })
      return coming
    },
    leave(groupId: string): void {
      const coming = joined.get(groupId)
      joined.delete(groupId)
      own.leave(groupId)
      const leaving = async () => {
        await coming
        await quitGroup(groupId)
      }
      // Whoever never came in, or was put out, need not leave.
      if (coming)
        left.set(
          groupId,
          leaving().catch(() => undefined),
        )
    },
  }
}
