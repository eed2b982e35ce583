import { useTranslation } from 'react-i18next'
import type { Size } from '#src/common/upload/picture.ts'
import { OnePicture } from '#src/common/work/upload/one-picture.tsx'
import type { BothTexts } from '#src/common/work/form/both-input.tsx'
import styles from './own.module.css'

interface BothPicturesProps {
  /** px that both are cut to. */
  shape: Size
  id?: string
  value?: BothTexts
  onChange?: (value: BothTexts) => void
  'aria-describedby'?: string
}

const NONE: BothTexts = { zh: '', en: '' }
const languages = ['zh', 'en'] as const

/** The picture of an advert in Chinese, and perhaps another in English, both cut to the shape of its place. */
export function BothPictures({ shape, id, value = NONE, onChange, ...control }: BothPicturesProps) {
  const { t } = useTranslation('own-services')
  return (
    <div className={styles.pictures}>
      {languages.map((language) => (
        <div key={language}>
          <p>{t(`form.picture.${language}`)}</p>
          <OnePicture
            {...(language === 'zh' && id ? { id } : {})}
            {...control}
            label={t(`form.picture.${language}`)}
            module="content"
            shape={shape}
            value={value[language]}
            onChange={(address) => onChange?.({ ...value, [language]: address })}
          />
        </div>
      ))}
    </div>
  )
}
