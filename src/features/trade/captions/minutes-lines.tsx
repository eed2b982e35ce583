import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { MINUTES_LINES_MAX } from '#contract/trade/captions/limits.ts'
import type { MinutesLine } from '#contract/trade/captions/schemas.ts'
import { type TextTranslation, useTextTranslations } from '#src/common/translation/use-text-translations.ts'
import { TranslationLine } from '#src/common/translation/translation-line.tsx'
import { momentText } from '#src/common/work/moment.ts'
import styles from './captions.module.css'
import { LineForm } from './line-form'

/** The lines of minutes in the reader's language first; the own side corrects what it spoke. */
export function MinutesLines({ id, lines }: { id: number; lines: readonly MinutesLine[] }) {
  const { t, i18n } = useTranslation('captions')
  const reader = languages.find((one) => one === i18n.language) ?? 'zh-CN'
  const foreign = lines.flatMap((line) => {
    const { written, spoken } = textsFor(reader, line)
    return written === '' ? [[spoken, line.byAccount ?? undefined] as const] : []
  })
  const writers = new Map(foreign)
  const texts = foreign.map(([spoken]) => spoken)
  const translations = useTextTranslations('captions', texts, (text) => writers.get(text), true)
  const translationOf = (line: MinutesLine) => {
    const { written, spoken } = textsFor(reader, line)
    return written === '' ? translations.translationOf(spoken) : undefined
  }
  const [edited, setEdited] = useState<number>()
  if (lines.length === 0) return <p className={styles.soft}>{t('minutes.noLines')}</p>
  return (
    <>
      {lines.length >= MINUTES_LINES_MAX ? (
        <p className={styles.soft}>{t('minutes.full', { max: MINUTES_LINES_MAX })}</p>
      ) : null}
      <ol aria-label={t('minutes.lines')}>
        {lines.map((line) => (
          <li key={line.id}>
            {edited === line.id ? (
              <LineForm id={id} line={line} onClose={() => setEdited(undefined)} />
            ) : (
              <Line line={line} reader={reader} translation={translationOf(line)} onEdit={() => setEdited(line.id)} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A line in the reader's language, and in the other. */
const textsFor = (reader: Language, { zh, en }: MinutesLine) =>
  reader === 'zh-CN' ? { written: zh, spoken: en } : { written: en, spoken: zh }

interface LineProps {
  line: MinutesLine
  reader: Language
  translation: TextTranslation | undefined
  onEdit: () => void
}

/** Of a line in one language the other is a translation, made when it is read. */
function Line({ line, reader, translation, onEdit }: LineProps) {
  const { t, i18n } = useTranslation('captions')
  const other = reader === 'zh-CN' ? 'en-US' : 'zh-CN'
  const { written, spoken } = textsFor(reader, line)
  const made = translation?.state === 'translated' ? translation.text : ''
  const first = written || made
  return (
    <>
      <div className={styles.speaker}>
        <b>{line.by || t('minutes.somebody')}</b>
        <small>{momentText(line.at, i18n.language)}</small>
        {line.isOwn ? (
          <Button type="link" size="small" onClick={onEdit}>
            {t('minutes.edit')}
          </Button>
        ) : null}
      </div>
      {first ? <p lang={reader}>{first}</p> : null}
      {spoken ? (
        <p className={first ? styles.second : undefined} lang={other}>
          {spoken}
        </p>
      ) : null}
      {translation && translation.state !== 'translated' ? <TranslationLine translation={translation} /> : null}
    </>
  )
}
