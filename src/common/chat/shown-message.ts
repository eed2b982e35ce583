import type { ChatMessage } from '../../../contract/chat'
import { JOIN_TEXT } from '../../../contract/live-limits'

/** A message as the list draws it; until it is stored, its sequence is 0 (spec: live §3, status and progress). */
export type ShownMessage = ChatMessage & {
  status: 'sent' | 'unSend' | 'fail'
  /** Share of a picture that is sent, 0 to 1. */
  progress: number
  /** Why it was not sent, fit to be shown. */
  failure?: string
}

export const asSent = (message: ChatMessage): ShownMessage => ({ ...message, status: 'sent', progress: 1 })

/** The number of the first stored message, from which on older ones are asked for. */
export const firstSequence = (list: readonly ShownMessage[]): number | undefined =>
  list.find(({ sequence }) => sequence > 0)?.sequence

/** In its place by number, behind what is waiting to be sent; an own one takes the place of its echo. */
function placed(list: readonly ShownMessage[], message: ChatMessage): ShownMessage[] {
  const { sequence, id, clientId, from } = message
  const others = list.filter((one) =>
    one.sequence > 0 ? one.id !== id : one.clientId !== clientId || one.from !== from,
  )
  const known = list.find((one) => one.sequence > 0 && one.id === id)
  // Deleted stays deleted, however late its first telling comes.
  const shown = known?.isRevoked ? known : asSent(message)
  const at = others.findIndex((one) => one.sequence > sequence)
  return at === -1 ? [...others, shown] : others.toSpliced(at, 0, shown)
}

/** The list with messages that came: each once, by number; own ones that waited are found by their client id. */
export const merged = (list: readonly ShownMessage[], come: readonly ChatMessage[]): ShownMessage[] =>
  come.reduce<ShownMessage[]>(placed, [...list])

/** The list with what changed about a message of one's own that is not stored yet. */
export const changed = (
  list: readonly ShownMessage[],
  clientId: string,
  change: Partial<ShownMessage>,
): ShownMessage[] => list.map((one) => (one.clientId === clientId && one.sequence === 0 ? { ...one, ...change } : one))

/** The list with messages deleted: that there were some stays to be seen. */
export const revoked = (list: readonly ShownMessage[], ids: readonly string[]): ShownMessage[] =>
  list.map((one) => (ids.includes(one.id) ? { ...one, isRevoked: true, payload: {} } : one))

/** Whether it says who joins instead of something (spec: live §5). */
export const isJoin = ({ type, payload }: ChatMessage): boolean => type === 'text' && payload.text === JOIN_TEXT

/** Whether it is drawn: texts of nothing and join notices are not (spec: live §5). */
export const isDrawn = (message: ChatMessage): boolean =>
  message.isRevoked || message.type !== 'text' || ((message.payload.text ?? '').trim() !== '' && !isJoin(message))
