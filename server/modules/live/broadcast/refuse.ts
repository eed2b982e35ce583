import type { Language } from '#contract/core/language.ts'
import { fail, type Refusal } from '#server/platform/http/fail.ts'
import { type Fault, faults } from './mp4/faults'

/** BadSegment, with what is wrong in the sender's language. */
export const badSegment = (fault: Fault, language: Language): Refusal =>
  fail('BadSegment', { detail: faults[fault][language] })
