import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/core/language.ts'
import type { MinutesLine } from '#contract/trade/captions/schemas.ts'
import { useTextTranslations } from '#src/common/translation/use-text-translations.ts'
import { TranslationLine } from '#src/common/translation/translation-line.tsx'
import { momentText } from '#src/common/work/moment.ts'
import styles from './captions.module.css'
import { LineForm } from './line-form'

/** The lines of minutes in the reader's language first; the own side corrects what it spoke. */
export function MinutesLines({ id, lines }: { id: number; lines: readonly MinutesLine[] }) {
  const { t } = useTranslation('captions')
  const [edited, setEdited] = useState<number>()
  if (lines.length === 0) return <p className={styles.soft}>{t('minutes.noLines')}</p>
  return (
    <ol aria-label={t('minutes.lines')}>
      {lines.map((line) => (
        <li key={line.id}>
          {edited === line.id ? (
            <LineForm key={line.version} id={id} line={line} onClose={() => setEdited(undefined)} />
          ) : (
            <Line line={line} onEdit={() => setEdited(line.id)} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Of a line in one language the other is a translation, made when it is read. */
function Line({ line, onEdit }: { line: MinutesLine; onEdit: () => void }) {
  const { t, i18n } = useTranslation('captions')
  const reader = languages.find((one) => one === i18n.language) ?? 'zh-CN'
  const texts = { 'zh-CN': line.zh, 'en-US': line.en }
  const other = reader === 'zh-CN' ? 'en-US' : 'zh-CN'
  const spoken = texts[other]
  const written = texts[reader]
  const translations = useTextTranslations('captions', written === '' ? [spoken] : [], undefined, true)
  const translation = written === '' ? translations.translationOf(spoken) : undefined
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
