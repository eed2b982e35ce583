import * as contract from '#contract/operations/assistant/endpoints.ts'
import {
  OPENINGS_PER_MINUTE_AND_IP,
  OPENINGS_PER_MINUTE,
  ASSISTANT_TICKET_MS,
  ASSISTANT_SESSION_MS,
  QUESTIONS_PER_MINUTE_AND_IP,
  QUESTIONS_PER_MINUTE,
} from '#contract/operations/assistant/limits.ts'
import { findOneTime, storeOneTime, takeOneTime } from '#server/platform/auth/auth.queries.ts'
import { assertWithinLimit, assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { streamAnswer } from './answer-events'
import { findSources } from './retrieval'
import { storeQuestion } from './answered'

export { wasAnswered } from './answered'

/** What a ticket and a conversation remember: the account that opened it, or an empty text. */
interface Opened {
  userId: string
}

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && 'userId' in value && typeof value.userId === 'string'

export const assistant: Route[] = [
  serve(contract.openAssistant, async ({ write, ip, viewer }) => {
    const [ticket, userId] = [newKey(), viewer?.userId ?? '']
    await write(async (db) => {
      await assertWithinLimits(db, [
        { bucket: `assistant-open:${ip}`, max: OPENINGS_PER_MINUTE_AND_IP, seconds: 60 },
        ...(userId === '' ? [] : [{ bucket: `assistant-open:${userId}`, max: OPENINGS_PER_MINUTE, seconds: 60 }]),
      ])
      const value: Opened = { userId }
      await storeOneTime(db, 'assistantTicket', { key: ticket, value, lifeMs: ASSISTANT_TICKET_MS })
    })
    return { ticket, userId }
  }),
  serve(contract.enterAssistant, async ({ input, write, ip, providers }) => {
    const session = newKey()
    // Judged after the transaction: a refusal within it would not count, and would return the ticket.
    const opened = await write(async (db) => {
      await assertWithinLimit(db, `assistant-enter:${ip}`, OPENINGS_PER_MINUTE_AND_IP, 60)
      const value = await takeOneTime(db, 'assistantTicket', input.ticket)
      if (!isOpened(value)) return false
      await storeOneTime(db, 'assistantSession', { key: session, value, lifeMs: ASSISTANT_SESSION_MS })
      return true
    })
    if (!opened) throw fail('AssistantTicketUsed')
    return { session, kind: providers.assistant.kind }
  }),
  serveBytes(
    contract.askAssistant,
    async ({ input, db, writeStatement, write, ip, language, providers, config, header }) => {
      const { session, question, history } = input
      const opened = await findOneTime(db, 'assistantSession', session)
      if (!isOpened(opened)) throw fail('AssistantSessionEnded')
      const requesters = [hashKey(session), ...(opened.userId === '' ? [] : [opened.userId])]
      const limits = [
        { bucket: `assistant-ask:${ip}`, max: QUESTIONS_PER_MINUTE_AND_IP, seconds: 60 },
        ...requesters.map((requester) => ({
          bucket: `assistant-ask:${requester}`,
          max: QUESTIONS_PER_MINUTE,
          seconds: 60,
        })),
      ]
      await writeStatement((counting) => assertWithinLimits(counting, limits))
      const retrieved = await findSources(db, language, question, history)
      const requested = { language, question, history, ...retrieved }
      const keep = (message: string) => write((transaction) => storeQuestion(transaction, opened.userId, message))
      const body = streamAnswer({ port: providers.assistant, question: requested, config, keep })
      header('cache-control', 'no-store')
      header('x-content-type-options', 'nosniff')
      // A proxy that collected the answer would take the streaming away.
      header('x-accel-buffering', 'no')
      return { type: 'text/event-stream; charset=utf-8', body }
    },
  ),
]
