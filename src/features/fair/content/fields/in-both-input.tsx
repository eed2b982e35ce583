import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { InBoth } from '#contract/fair/content/fields.ts'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import styles from './fields.module.css'

interface InBothInputProps extends UploadControl {
  /** What the field is called, for the name of each box. */
  label: string
  max: { zh: number; en: number }
  rows?: number
  value?: InBoth
  onChange?: (value: InBoth) => void
}

const languages = ['zh', 'en'] as const

/** A text in Chinese and in English, side by side; the one that is missing says so. */
export function InBothInput({ id, label, max, rows, value, onChange, onBlur, ...described }: InBothInputProps) {
  const { t } = useTranslation('content')
  const own = useId()
  const texts = value ?? { zh: '', en: '' }
  const isBegun = texts.zh !== '' || texts.en !== ''
  return (
    <div className={styles.both}>
      {languages.map((language) => {
        const boxId = language === 'zh' ? (id ?? `${own}-zh`) : `${own}-en`
        const isMissing = isBegun && texts[language].trim() === ''
        const box = {
          id: boxId,
          value: texts[language],
          maxLength: max[language],
          showCount: true,
          lang: language === 'zh' ? 'zh-CN' : 'en',
          'aria-label': t(`field.in.${language}`, { name: label }),
          ...(onBlur ? { onBlur } : {}),
          onChange: ({ target }: { target: { value: string } }) => onChange?.({ ...texts, [language]: target.value }),
        }
        return (
          <div key={language} className={styles.one}>
            <label className={styles.language} htmlFor={boxId}>
              {t(`field.${language}`)}
              {isMissing ? <em>{t('field.missing')}</em> : null}
            </label>
            {rows === undefined ? (
              <Input {...box} {...described} />
            ) : (
              <Input.TextArea {...box} {...described} rows={rows} />
            )}
          </div>
        )
      })}
    </div>
  )
}
