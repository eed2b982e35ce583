import { useState } from 'react'
import { compareFigures } from '#contract/foundation/translation/compare-figures.ts'
import { TranslationLine } from './translation-line'
import { useReaderLanguage } from './use-reader-language'

interface SentTranslationProps {
  /** In the other language. */
  text: string
  /** That its writer sent along. */
  translation: string
}

/** A message by the translation that its writer sent along, marked as the sender's; where figures differ the original is first. */
export function SentTranslation({ text, translation }: SentTranslationProps) {
  const to = useReaderLanguage()
  const [isTurned, setTurned] = useState(false)
  const differences = compareFigures(text, translation)
  const isShown = isTurned === differences.length > 0
  const toggle = () => setTurned(!isTurned)
  const state = isShown ? 'translated' : 'original'
  return (
    <>
      <span lang={isShown ? to : undefined}>{isShown ? translation : text}</span>
      <TranslationLine translation={{ state, differences, demo: undefined, sentBy: 'sender', toggle }} />
    </>
  )
}
