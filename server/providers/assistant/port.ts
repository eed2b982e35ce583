import type {
  AssistantKind,
  AssistantMessage,
  AssistantSource,
  AssistantUsage,
} from '#contract/operations/assistant/schemas.ts'
import type { Language } from '#contract/core/language.ts'

export interface Requested {
  language: Language
  question: string
  /** The earlier turns as the client sends them: untrusted. */
  history: readonly AssistantMessage[]
  /** What the answer may rest on, best first. */
  sources: readonly AssistantSource[]
  /** false: nothing fits the question, and the sources only say where else to ask. */
  found: boolean
}

export type Piece = { text: string } | { usage: AssistantUsage }

/** Writes answers. */
export interface AssistantPort {
  kind: AssistantKind
  /** The answer piece by piece, citing sources as [n]. Throws ServiceFailure; ends early when the signal says so. */
  answer(input: Requested, signal: AbortSignal): AsyncIterable<Piece>
}
