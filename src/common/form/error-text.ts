import type { FieldError } from 'react-hook-form'
import { isBreach, ruleText } from '#contract/core/rule-texts.ts'
import type { Language } from '#contract/core/language.ts'

/** What an error says in the reader's language: a rule's own text, or the server's message. */
export function errorText(error: Pick<FieldError, 'type' | 'message'> | undefined, language: Language): string {
  if (!error) return ''
  const { type } = error
  return isBreach(type) ? ruleText(type, language) : (error.message ?? '')
}
