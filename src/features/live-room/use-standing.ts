import { useEffect, useState } from 'react'
import { CODE_MODULUS } from '../../../contract/errors'
import { liveErrors } from '../../../contract/errors-live'
import type { Conversation } from '../../common/chat/use-conversation'
import type { ImClient } from '../../common/im/im-client'
import { ApiError } from '../../common/request/api-error'

const BANNED = liveErrors.Banned.code % CODE_MODULUS
const CHAT_CLOSED = liveErrors.ChatClosed.code % CODE_MODULUS

interface Told {
  muted?: boolean | undefined
  banned?: boolean | undefined
}

/** What the reader may do in a room: as it was on entering, and as moderators change it. */
export function useStanding(im: ImClient | undefined, groupId: string, room: Conversation) {
  const [told, setTold] = useState<Told>({})
  const { retry, error, entered } = room
  useEffect(() => {
    if (!im) return undefined
    return im.on('moderated', ({ groupId: group, muted, banned }) => {
      if (group !== groupId) return
      setTold((now) => ({ muted: muted ?? now.muted, banned: banned ?? now.banned }))
      // Whoever is let in again enters anew.
      if (banned === false) retry()
    })
  }, [im, groupId, retry])
  const code = error instanceof ApiError ? error.code : 0
  return {
    muted: told.muted ?? entered?.muted ?? false,
    banned: told.banned ?? code === BANNED,
    closed: code === CHAT_CLOSED,
    canModerate: entered?.canModerate ?? false,
  }
}
