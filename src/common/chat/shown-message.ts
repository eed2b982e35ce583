import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { JOIN_TEXT } from '#contract/live/live/limits.ts'

/** A message as the list draws it; until it is stored, its sequence is 0 (spec: live §3, status and progress). */
export type ShownMessage = ChatMessage & {
  status: 'sent' | 'unSend' | 'fail'
  /** Share of a picture that is sent, 0 to 1. */
  progress: number
  /** Why it was not sent, fit to be shown. */
  failure?: string
}

export const toSentMessage = (message: ChatMessage): ShownMessage => ({ ...message, status: 'sent', progress: 1 })

/** The number of the first stored message, from which on older ones are requested. */
export const firstSequence = (list: readonly ShownMessage[]): number | undefined =>
  list.find(({ sequence }) => sequence > 0)?.sequence

const isStored = ({ sequence }: ChatMessage): boolean => sequence > 0
const senderKey = ({ from, clientId }: ChatMessage): string => `${from} ${clientId}`

/**
 * The list with messages that came: each once, in its place by number, behind what waits to be sent where it is the
 * newest; own ones that waited are found by their client id. In one pass: a page comes to ten thousand as to ten.
 */
export function mergeMessages(list: readonly ShownMessage[], come: readonly ChatMessage[]): ShownMessage[] {
  const news = new Map(come.map((message) => [message.id, toSentMessage(message)]))
  const echoes = new Set(come.map(senderKey))
  const others: ShownMessage[] = []
  for (const one of list) {
    // Deleted stays deleted, even if the message arrives later.
    if (isStored(one) && one.isRevoked && news.has(one.id)) news.set(one.id, one)
    if (isStored(one) ? !news.has(one.id) : !echoes.has(senderKey(one))) others.push(one)
  }
  const coming = [...news.values()].toSorted((a, b) => a.sequence - b.sequence)
  const result: ShownMessage[] = []
  let next = 0
  for (const one of others) {
    for (let first = coming[next]; first && first.sequence < one.sequence; first = coming[(next += 1)])
      result.push(first)
    result.push(one)
  }
  return [...result, ...coming.slice(next)]
}

/** The list with what updateMessage about a message of one's own that is not stored yet. */
export const updateMessage = (
  list: readonly ShownMessage[],
  clientId: string,
  change: Partial<ShownMessage>,
): ShownMessage[] => list.map((one) => (one.clientId === clientId && one.sequence === 0 ? { ...one, ...change } : one))

/** The list with messages deleted: that there were some stays to be seen. */
export const revokeMessages = (list: readonly ShownMessage[], ids: readonly string[]): ShownMessage[] =>
  list.map((one) => (ids.includes(one.id) ? { ...one, isRevoked: true, payload: {} } : one))

/** Whether it says who joins instead of something (spec: live §5). */
export const isJoin = ({ type, payload }: ChatMessage): boolean => type === 'text' && payload.text === JOIN_TEXT

/** Whether it is drawn: texts of nothing and join notices are not (spec: live §5). */
export const isDrawn = (message: ChatMessage): boolean =>
  message.isRevoked || message.type !== 'text' || ((message.payload.text ?? '').trim() !== '' && !isJoin(message))
