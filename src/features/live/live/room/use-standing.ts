import { useEffect, useState } from 'react'
import type { Conversation } from '#src/common/chat/use-conversation.ts'
import type { ImClient } from '#src/common/im/im-client.ts'
import { isRefusal } from '#src/common/request/api-error.ts'

interface Notified {
  muted?: boolean | undefined
  banned?: boolean | undefined
}

/** What the reader may do in a room: as it was on entering, and as moderators change it. */
export function useStanding(im: ImClient | undefined, groupId: string, room: Conversation) {
  const [notified, setNotified] = useState<Notified>({})
  const { retry, error, entered } = room
  useEffect(() => {
    if (!im) return undefined
    return im.on('moderated', ({ groupId: group, muted, banned }) => {
      if (group !== groupId) return
      setNotified((now) => ({ muted: muted ?? now.muted, banned: banned ?? now.banned }))
      // Whoever is let in again enters again.
      if (banned === false) retry()
    })
  }, [im, groupId, retry])
  return {
    muted: notified.muted ?? entered?.muted ?? false,
    banned: notified.banned ?? isRefusal(error, 'Banned'),
    closed: isRefusal(error, 'ChatClosed'),
    canModerate: entered?.canModerate ?? false,
  }
}
