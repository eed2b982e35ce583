import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { nothing, text } from '#contract/core/shapes.ts'
import { HISTORY_MAX, HISTORY_TEXT_MAX, QUESTION_MAX, sourceTypes } from './limits'

export const openAssistant = {
  input: nothing,
  output: z.object({ ticket: z.string(), userId: z.string() }),
}

/** `search`: it finds and quotes; `model`: a language model writes. */
export const AssistantKind = z.enum(['search', 'model'])

export type AssistantKind = z.output<typeof AssistantKind>

export const enterAssistant = {
  input: z.object({ ticket: Key }),
  output: z.object({ session: z.string(), kind: AssistantKind }),
}

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

export const askAssistant = {
  input: z.object({
    session: Key,
    question: Question,
    history: z._default(z.array(AssistantMessage).check(z.maxLength(HISTORY_MAX)), []),
  }),
  output: nothing,
}

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
