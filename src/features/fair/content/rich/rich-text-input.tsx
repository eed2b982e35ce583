import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { InBoth } from '#contract/fair/content/fields.ts'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import both from '../fields/fields.module.css'
import styles from './rich.module.css'

const RichEditor = lazy(() => import('./rich-editor'))

interface RichTextInputProps extends UploadControl {
  /** What the field is called, for the name of each editor. */
  label: string
  value?: InBoth
  onChange?: (value: InBoth) => void
}

const languages = ['zh', 'en'] as const

/** A text with headings, lists, tables, pictures and videos, in Chinese and in English, side by side. */
export function RichTextInput({ id, label, value, onChange, onBlur, ...described }: RichTextInputProps) {
  const { t } = useTranslation('content')
  const texts = value ?? { zh: '', en: '' }
  const isBegun = texts.zh !== '' || texts.en !== ''
  return (
    <div className={both.both}>
      {languages.map((language) => (
        <div key={language} className={both.one}>
          <p className={both.language}>
            {t(`field.${language}`)}
            {isBegun && texts[language] === '' ? <em>{t('field.missing')}</em> : null}
          </p>
          <Suspense fallback={<div className={`yz-skeleton ${styles.waiting}`} />}>
            <RichEditor
              {...(language === 'zh' && id ? { id } : {})}
              label={t(`field.in.${language}`, { name: label })}
              lang={language === 'zh' ? 'zh-CN' : 'en'}
              html={texts[language]}
              onChange={(html) => onChange?.({ ...texts, [language]: html })}
              {...(onBlur ? { onBlur } : {})}
              {...(described['aria-describedby'] ? { describedBy: described['aria-describedby'] } : {})}
            />
          </Suspense>
        </div>
      ))}
    </div>
  )
}
