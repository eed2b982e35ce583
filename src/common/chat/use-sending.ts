import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'
import i18next from 'i18next'
import type { ImClient, ImContent } from '../im/im-client'
import { SENSITIVE_TOAST_MS } from '#contract/live/live/limits.ts'
import { ApiError, isRefusal } from '../request/api-error'
import { errorMessage } from '../request/error-message'
import { showToast } from '../ui/notices/notices'
import { newKey } from '../app/new-key'
import { createOwnMessage } from './own-message'
import { updateMessage, mergeMessages, type ShownMessage } from './shown-message'

interface Draft {
  content: ImContent
  /** Of a picture that is shown before it is sent. */
  picture: string | undefined
}

type SetMessages = Dispatch<SetStateAction<readonly ShownMessage[]>>

/**
 * Sends what is written: shown at once, then as it was stored, or with the reason why it was not.
 * A text refused for its words is reported (spec: common §8: for 10 s) and is no message: its promise gives false.
 */
export function useSending(im: ImClient | undefined, conversationID: string, setMessages: SetMessages) {
  const drafts = useRef(new Map<string, Draft>())
  useEffect(() => {
    const kept = drafts.current
    return () => {
      for (const { picture } of kept.values()) if (picture) URL.revokeObjectURL(picture)
      kept.clear()
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- what was written belongs to its conversation
  }, [conversationID])

  const deliver = async (clientId: string): Promise<boolean> => {
    const draft = drafts.current.get(clientId)
    if (!draft) return true
    const change = (part: Partial<ShownMessage>) => setMessages((list) => updateMessage(list, clientId, part))
    const onProgress = (progress: number) => change({ progress })
    try {
      if (!im) throw new ApiError('network', 0, i18next.t('common:request.network'))
      const message = await im.send(conversationID, draft.content, { clientId, onProgress })
      drafts.current.delete(clientId)
      setMessages((list) => mergeMessages(list, [message]))
      if (draft.picture) URL.revokeObjectURL(draft.picture)
    } catch (error) {
      if (draft.content.type === 'text' && isRefusal(error, 'SensitiveWords')) {
        drafts.current.delete(clientId)
        setMessages((list) => list.filter((one) => one.clientId !== clientId || one.sequence > 0))
        showToast(error.message, SENSITIVE_TOAST_MS)
        return false
      }
      change({ status: 'fail', failure: errorMessage(error) })
    }
    return true
  }

  const send = (content: ImContent): Promise<boolean> => {
    const clientId = newKey()
    const picture = content.type === 'image' ? URL.createObjectURL(content.file) : undefined
    drafts.current.set(clientId, { content, picture })
    setMessages((list) => [...list, createOwnMessage(conversationID, clientId, content, picture)])
    return deliver(clientId)
  }

  const resend = (clientId: string): Promise<boolean> => {
    setMessages((list) =>
      updateMessage(list, clientId, { status: 'unSend', progress: 0, time: Math.floor(Date.now() / 1_000) }),
    )
    return deliver(clientId)
  }
  return { send, resend }
}
