import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** A one-time ticket for the page's address: never the session token (spec: common §2). `userId` is empty for a guest. */
export const openAssistant = endpoint<typeof schemas.openAssistant>({
  method: 'POST',
  path: '/ce-exhibition/web/assistant/open', // path: ours
  access: 'public',
  errors: ['TooManyRequests'],
})

/** Uses the ticket up and gives the key of a conversation. */
export const enterAssistant = endpoint<typeof schemas.enterAssistant>({
  method: 'POST',
  path: '/ce-exhibition/web/assistant/enter', // path: ours
  access: 'public',
  errors: ['AssistantTicketUsed', 'TooManyRequests'],
})

/**
 * Answers by server-sent events, AssistantEvents by their names: `sources` first, `delta` as often as needed, then
 * `done` or `failed`. A refusal before them is an envelope.
 */
export const askAssistant = endpoint<typeof schemas.askAssistant>({
  method: 'POST',
  path: '/ce-exhibition/web/assistant/ask', // path: ours
  access: 'public',
  answers: 'bytes',
  errors: ['AssistantSessionEnded', 'AssistantUnavailable', 'TooManyRequests'],
})
