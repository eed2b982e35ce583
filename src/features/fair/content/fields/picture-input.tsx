import { useTranslation } from 'react-i18next'
import type { InBoth } from '#contract/fair/content/fields.ts'
import { OnePicture } from '#src/common/work/upload/one-picture.tsx'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import styles from './fields.module.css'
import { type PictureShape, usePictureShape } from './picture-shape'

interface PictureInputProps extends UploadControl {
  label: string
  of: PictureShape
  value?: InBoth
  onChange?: (value: InBoth) => void
}

/** A picture, and one of its own for English readers where it bears words; without that they see the first. */
export function PictureInput({ label, of, value, onChange, ...control }: PictureInputProps) {
  const { t } = useTranslation('content')
  const shape = usePictureShape(of)
  const pictures = value ?? { zh: '', en: '' }
  return (
    <div className={styles.both}>
      <div className={styles.one}>
        <p className={styles.language}>{t('field.picture')}</p>
        <OnePicture
          {...control}
          module="content"
          label={t('field.in.zh', { name: label })}
          value={pictures.zh}
          onChange={(zh) => onChange?.({ ...pictures, zh })}
          shape={shape}
        />
      </div>
      <div className={styles.one}>
        <p className={styles.language}>{t('field.pictureEn')}</p>
        <OnePicture
          module="content"
          label={t('field.in.en', { name: label })}
          value={pictures.en}
          onChange={(en) => onChange?.({ ...pictures, en })}
          shape={shape}
        />
      </div>
    </div>
  )
}
