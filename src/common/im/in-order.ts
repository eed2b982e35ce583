import type { ChatMessage } from '#contract/live/chat/schemas.ts'

interface InOrder {
  /** The last message that was delivered. */
  last: () => number
  /** Takes messages as they come: late, doubled or out of order. */
  take: (list: readonly ChatMessage[]) => void
}

/**
 * Delivers the messages of one conversation by their numbers: in order, each once. Where one is missing, those after it
 * wait and `askMissed` is called with the number from which on something is missing.
 */
export function createQueue(
  after: number,
  deliver: (list: ChatMessage[]) => void,
  askMissed: (after: number) => void,
): InOrder {
  let last = after
  const early = new Map<number, ChatMessage>()
  return {
    last: () => last,
    take(list) {
      for (const message of list) if (message.sequence > last) early.set(message.sequence, message)
      const ready: ChatMessage[] = []
      for (let next = early.get(last + 1); next; next = early.get(last + 1)) {
        ready.push(next)
        early.delete(next.sequence)
        last = next.sequence
      }
      if (ready.length > 0) deliver(ready)
      if (early.size > 0) askMissed(last)
    },
  }
}
