import type { Language } from '#contract/core/language.ts'
import { type RuleBreach, ruleText } from '#contract/core/rule-texts.ts'
import { fail } from './fail'

/** Throws BadInput at every field with a broken rule, in the reader's language; `within` is the path that they are below. */
export function assertFields(checks: Record<string, RuleBreach | undefined>, language: Language, within: string): void {
  const fields = Object.entries(checks).flatMap(([field, breach]) =>
    breach ? [{ field: `${within}.${field}`, message: ruleText(breach, language) }] : [],
  )
  const [first] = fields
  if (first) throw fail('BadInput', { detail: first.message, fields })
}
