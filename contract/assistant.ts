import * as z from 'zod/mini'
import { Key } from './challenges'
import { endpoint } from './endpoint'
import { nothing, text } from './shapes'

/** characters of a question; ours */
export const QUESTION_MAX = 500
/** messages of the conversation that go with a question, and the characters of each; ours */
export const HISTORY_MAX = 10
export const HISTORY_TEXT_MAX = 2_000
/** sources of an answer; ours */
export const SOURCES_MAX = 8
/** ms that the ticket in the page's address is good for; ours */
export const ASSISTANT_TICKET_MS = 60_000
/** ms that a conversation may be carried on without a new ticket; ours */
export const ASSISTANT_SESSION_MS = 30 * 60_000
/** questions a minute of one conversation, of one account and of one network address; ours */
export const QUESTIONS_PER_MINUTE = 20
export const QUESTIONS_PER_MINUTE_AND_IP = 60
/** openings a minute of one account and of one network address; ours */
export const OPENINGS_PER_MINUTE = 20
export const OPENINGS_PER_MINUTE_AND_IP = 60

/** A one-time ticket for the page's address: never the session token (spec: common §2). `userId` is empty for a guest. */
export const openAssistant = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/assistant/open', // path: ours
  access: 'public',
  input: nothing,
  output: z.object({ ticket: z.string(), userId: z.string() }),
  errors: ['TooManyRequests'],
})

/** `search`: it finds and quotes; `model`: a language model writes. */
export const AssistantKind = z.enum(['search', 'model'])
export type AssistantKind = z.output<typeof AssistantKind>

/** Uses the ticket up and gives the key of a conversation. */
export const enterAssistant = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/assistant/enter', // path: ours
  access: 'public',
  input: z.object({ ticket: Key }),
  output: z.object({ session: z.string(), kind: AssistantKind }),
  errors: ['AssistantTicketUsed', 'TooManyRequests'],
})

export const sourceTypes = ['exhibit', 'exhibitor', 'news', 'help', 'schedule', 'fair'] as const

/** What an answer rests on; `n` is how the answer cites it: [1]. */
export const AssistantSource = z.object({
  n: z.int(),
  type: z.enum(sourceTypes),
  title: z.string(),
  /** A page of this fair, relative to the pages: `./about.html#/helper?topic=1`. */
  url: z.string(),
  text: z.string(),
})
export type AssistantSource = z.output<typeof AssistantSource>

export const AssistantMessage = z.object({ role: z.enum(['user', 'assistant']), text: text(HISTORY_TEXT_MAX) })
export type AssistantMessage = z.output<typeof AssistantMessage>

const Question = z.pipe(
  z.pipe(
    text(QUESTION_MAX),
    z.transform((value: string) => value.trim()),
  ),
  z.string().check(z.minLength(1)),
)

/**
 * Answers by server-sent events, AssistantEvents by their names: `sources` first, `delta` as often as needed, then
 * `done` or `failed`. A refusal before them is an envelope.
 */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/assistant/ask', // path: ours
  access: 'public',
  answers: 'bytes',
  input: z.object({
    session: Key,
    question: Question,
    history: z._default(z.array(AssistantMessage).check(z.maxLength(HISTORY_MAX)), []),
  }),
  output: nothing,
  errors: ['AssistantSessionEnded', 'AssistantUnavailable', 'TooManyRequests'],
})

export interface AssistantUsage {
  promptTokens: number
  completionTokens: number
}

/** The events of an answer and their data. */
export interface AssistantEvents {
  sources: AssistantSource[]
  delta: { text: string }
  done: { usage?: AssistantUsage }
  failed: { message: string }
}
