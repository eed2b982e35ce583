import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Caption } from '#contract/trade/captions/realtime.ts'
import { TranslationLine } from '#src/common/translation/translation-line.tsx'
import type { TextTranslations } from '#src/common/translation/use-text-translations.ts'
import styles from './captions.module.css'

export interface CaptionLine extends Caption {
  /** The account of the other side that spoke; null: oneself. */
  by: number | null
}

interface CaptionLinesProps {
  lines: readonly CaptionLine[]
  /** The name of the other side. */
  other: string
  translations: TextTranslations
  /** The own captions are on. */
  isOn: boolean
}

/** What both speak, the newest last and in view. */
export function CaptionLines({ lines, other, translations, isOn }: CaptionLinesProps) {
  const { t } = useTranslation('captions')
  const box = useRef<HTMLOListElement>(null)
  const { length } = lines
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    // oxlint-disable-next-line exhaustive-effect-dependencies -- each line scrolls
  }, [length])
  if (length === 0) return isOn ? <p className={styles.note}>{t('waiting')}</p> : null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <ol ref={box} className={styles.lines} role="log" aria-label={t('lines')} tabIndex={0}>
      {lines.map((line) => (
        <Line key={line.key} line={line} name={line.by === null ? t('you') : other} translations={translations} />
      ))}
    </ol>
  )
}

interface LineProps {
  line: CaptionLine
  name: string
  translations: TextTranslations
}

/** The other side's line is shown in the reader's language, with the original one press away. */
function Line({ line: { text, language, by }, name, translations }: LineProps) {
  const translation = by === null ? undefined : translations.translationOf(text)
  const isTranslated = translation?.state === 'translated'
  return (
    <li data-own={by === null}>
      <b>{name}</b>
      <span lang={isTranslated ? translation.language : language}>{isTranslated ? translation.text : text}</span>
      {translation ? <TranslationLine translation={translation} /> : null}
    </li>
  )
}
