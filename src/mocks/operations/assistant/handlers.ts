import { delay } from 'msw'
import { askAssistant, enterAssistant, openAssistant } from '#contract/operations/assistant/endpoints.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { answerTo, type MockEvent } from './answers'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'

/** Tickets that were used, for the life of the page. */
const used = new Set<string>()
/** A ticket that is always too old. */
export const USED_TICKET = 'mock-ticket-used-before'

function streamOf(events: readonly MockEvent[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const left = [...events]
  return new ReadableStream({
    async pull(controller) {
      const next = left.shift()
      if (!next) return controller.close()
      if (next.paceMs > 0) await delay(next.paceMs)
      controller.enqueue(encoder.encode(next.text))
    },
  })
}

export const assistant = [
  mock(openAssistant, ({ token }) => ({
    ticket: `mock-ticket-${crypto.randomUUID()}`,
    userId: token === '' ? '' : accountOfToken(token).userId,
  })),
  mock(enterAssistant, ({ input: { ticket } }) => {
    if (ticket === USED_TICKET || used.has(ticket)) return refuse('AssistantTicketUsed')
    used.add(ticket)
    return { session: `mock-assistant-${crypto.randomUUID()}`, kind: 'search' as const }
  }),
  mockBytes(askAssistant, ({ input, language }) => ({
    type: 'text/event-stream',
    body: streamOf(answerTo(input.question, language)),
  })),
]
