import type { Language } from '#contract/core/language.ts'
import { isInLanguage } from '#contract/foundation/translation/rules.ts'
import pairs from './demo-phrases.data.json'

const phrases = new Map(pairs.flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]))

/** How the demo fair's own conversations read in the other language; undefined: it is none of their messages. */
export function findDemoPhrase(text: string, to: Language): string | undefined {
  const found = phrases.get(text)
  return found !== undefined && isInLanguage(found, to, text) ? found : undefined
}
