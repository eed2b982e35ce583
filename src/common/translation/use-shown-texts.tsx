import { type ReactNode, Suspense, useState } from 'react'
import type { Language } from '#contract/core/language.ts'
import { needsTranslation } from '#contract/foundation/translation/rules.ts'
import { lazyPart } from '../app/lazy-part'
import { startTexts } from '../i18n/texts'
import { useReaderLanguage } from './use-reader-language'

// Fetched only where a text is in the other language.
const RecordTranslation = lazyPart(async () => {
  const [{ RecordTranslation: Part }] = await Promise.all([import('./record-translation'), startTexts('translation')])
  return Part
})

export interface ShownText {
  text: string
  /** Of a translation. */
  lang?: Language | undefined
}

/**
 * The texts of a record that another person wrote, as its reader wants to see them, and the line that translates them all; the
 * line is null where every text is in the reader's language. `writerOf` says which account wrote a text, where that is known.
 */
export function useShownTexts(
  texts: readonly string[],
  writerOf?: (text: string) => number | undefined,
): { shown: (text: string) => ShownText; line: ReactNode } {
  const to = useReaderLanguage()
  const [translated, setTranslated] = useState<ReadonlyMap<string, string>>(new Map())
  // Each once: a list may name one record twice.
  const foreign = [...new Set(texts)].filter((text) => needsTranslation(text, to))
  return {
    shown: (text) => {
      const found = translated.get(`${to} ${text}`)
      return found === undefined ? { text } : { text: found, lang: to }
    },
    line:
      foreign.length === 0 ? null : (
        <Suspense fallback={null}>
          <RecordTranslation texts={foreign} to={to} writerOf={writerOf} onShown={setTranslated} />
        </Suspense>
      ),
  }
}
