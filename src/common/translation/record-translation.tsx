import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/language.ts'
import { TranslationLine } from './translation-line'
import { useTextTranslations } from './use-text-translations'
import styles from './translation.module.css'

/** What is remembered for all requests, quotes, purchase intents and meetings. */
const TRADE = 'trade'

/** A record is in one state: what is still under way first, what can be done next. */
const order = ['working', 'offered', 'original', 'translated', 'none'] as const

interface RecordTranslationProps {
  /** In the other language. */
  texts: readonly string[]
  to: Language
  /** The account that wrote a text, where it is known. */
  writerOf: ((text: string) => number | undefined) | undefined
  /** What to show in place of each text, by language and text. */
  onShown: (translated: ReadonlyMap<string, string>) => void
}

/** Translates the texts of a record together, by a press or always. */
export function RecordTranslation({ texts, to, writerOf, onShown }: RecordTranslationProps) {
  const { t } = useTranslation('translation')
  const { translationOf, translateNow, isAutomatic, setAutomatic, download } = useTextTranslations(
    TRADE,
    texts,
    writerOf,
  )
  const found = texts.map((text) => ({ text, translation: translationOf(text) }))
  // As text: equal translations are not handed out again.
  const entries = JSON.stringify(
    found.flatMap(({ text, translation }) =>
      translation?.state === 'translated' ? [[`${to} ${text}`, translation.text]] : [],
    ),
  )
  useEffect(() => {
    const parsed: [string, string][] = JSON.parse(entries)
    onShown(new Map(parsed))
  }, [entries, onShown])
  const translations = found.flatMap(({ translation }) => translation ?? [])
  const state = order.find((one) => translations.some((translation) => translation.state === one))
  if (!state) return null
  const toggle = () => {
    const turned = found.filter(({ translation }) => translation?.state === state)
    if (state === 'offered' || state === 'none') return translateNow(turned.map(({ text }) => text))
    for (const { translation } of turned) translation?.toggle()
  }
  const demo = translations.some((translation) => translation.demo)
  const differences = translations.flatMap(({ differences: own }) => own)
  return (
    <div className={styles.record}>
      <TranslationLine translation={{ state, differences, demo, toggle }} />
      <label className={styles.always}>
        <input type="checkbox" checked={isAutomatic} onChange={({ target }) => setAutomatic(target.checked)} />
        {t('always')}
      </label>
      {download === undefined ? null : (
        <span role="status">{t('download', { percent: Math.floor(download * 100) })}</span>
      )}
    </div>
  )
}
