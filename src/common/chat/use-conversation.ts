import { useEffect, useState } from 'react'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { ImClient, ImContent, ImState } from '../im/im-client'
import { ApiError } from '../request/api-error'
import { firstSequence, mergeMessages, revokeMessages, type ShownMessage } from './shown-message'
import { useSending } from './use-sending'

interface ConversationOptions {
  /** undefined while it is being fetched. */
  im: ImClient | undefined
  conversationID: string
  /** Messages of a page of history. */
  pageSize: number
  kind: 'room' | 'direct'
}

/** messages that are held at least of those that came, and how many more make it worth letting the oldest go */
export const MESSAGES_MAX = 4_000
const SLACK = 1_000

type Entered = Awaited<ReturnType<ImClient['enter']>>

interface Opening {
  loading: boolean
  complete: boolean
  error: unknown
  entered: Entered | undefined
}

export interface Conversation extends Opening {
  messages: readonly ShownMessage[]
  state: ImState
  /** Opens it again after an error. */
  retry: () => void
  /** Puts a page of older messages above. Rejects with ApiError. */
  older: () => Promise<void>
  /** These resolve when the message was stored or marked as failed; false: a text was refused for its words. */
  sendText: (text: string, translation?: string) => Promise<boolean>
  sendImage: (file: File) => Promise<boolean>
  sendCustom: (data: Extract<ImContent, { type: 'custom' }>['data'], description: string) => Promise<boolean>
  resend: (clientId: string) => Promise<boolean>
}

const opening: Opening = { loading: true, complete: false, error: undefined, entered: undefined }

function useImState(im: ImClient | undefined): ImState {
  const [state, setState] = useState<ImState>('connecting')
  useEffect(() => {
    if (!im) return undefined
    // oxlint-disable-next-line react/set-state-in-effect -- the client may have changed before it was listened to
    setState(im.state())
    return im.on('state', setState)
  }, [im])
  return state
}

/** A room's or two people's messages: history, what comes, what is deleted, and what is being sent. */
export function useConversation({ im, conversationID, pageSize, kind }: ConversationOptions): Conversation {
  const [messages, setMessages] = useState<readonly ShownMessage[]>([])
  const [status, setStatus] = useState(opening)
  const [tries, setTries] = useState(0)
  const state = useImState(im)
  const { send, resend } = useSending(im, conversationID, setMessages)

  useEffect(() => {
    // Another conversation begins empty; what was written in this one before the client was there stays.
    // oxlint-disable-next-line react/set-state-in-effect -- as above
    setMessages((list) => list.filter((one) => one.conversationID === conversationID && one.status !== 'sent'))
    setStatus(opening)
    if (!im) return undefined
    let gone = false
    const isThis = (event: { conversationID: string }) => event.conversationID === conversationID
    let held = 0
    const take = (list: readonly ChatMessage[]) => {
      setMessages((known) => mergeMessages(known, list))
      held += list.length
      if (held <= MESSAGES_MAX + SLACK) return
      // A room that is left open would fill the memory; what goes is requested again by whoever goes back to it.
      held = MESSAGES_MAX
      setMessages((known) => known.slice(-MESSAGES_MAX))
      setStatus((now) => ({ ...now, complete: false }))
    }
    const stops = [
      im.on('messages', (event) => isThis(event) && take(event.list)),
      im.on('revoked', (event) => isThis(event) && setMessages((list) => revokeMessages(list, event.ids))),
    ]
    const open = async () => {
      const page = await im.history(conversationID, { limit: pageSize })
      if (gone) return
      setMessages((list) => mergeMessages(list, page.list))
      setStatus((now) => ({ ...now, complete: page.complete }))
      const after = page.list.at(-1)?.sequence ?? 0
      const entered = kind === 'room' ? await im.enter(conversationID, after) : undefined
      if (kind === 'direct') im.follow(conversationID, after)
      if (!gone) setStatus((now) => ({ ...now, loading: false, entered }))
    }
    open().catch((error: unknown) => gone || setStatus((now) => ({ ...now, loading: false, error })))
    return () => {
      gone = true
      for (const stop of stops) stop()
      if (kind === 'room') im.leave(conversationID)
      else im.unfollow(conversationID)
    }
    // oxlint-disable-next-line exhaustive-effect-dependencies -- each try begins again
  }, [im, conversationID, pageSize, kind, tries])

  // What failed for want of a line is tried again when there is one.
  const wasCutOff = status.error instanceof ApiError && status.error.failure === 'network'
  useEffect(() => {
    if (!im || !wasCutOff) return undefined
    return im.on('state', (now) => {
      if (now === 'online') setTries((count) => count + 1)
    })
  }, [im, wasCutOff])

  const older = async () => {
    const before = firstSequence(messages)
    if (!im || before === undefined) return
    const page = await im.history(conversationID, { limit: pageSize, before })
    setMessages((list) => mergeMessages(list, page.list))
    setStatus((now) => ({ ...now, complete: page.complete }))
  }

  return {
    ...status,
    messages,
    state,
    retry: () => setTries(tries + 1),
    older,
    sendText: (text, translation) => send({ type: 'text', text, translation }),
    sendImage: (file) => send({ type: 'image', file }),
    sendCustom: (data, description) => send({ type: 'custom', data, description }),
    resend,
  }
}
