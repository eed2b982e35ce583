import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InBoth } from '../../../../contract/content/fields'
import type { PickedImage } from '../../../common/upload/use-image-upload'
import { PicturesInput } from '../../../common/work/upload/pictures-input'
import type { UploadControl } from '../../../common/work/upload/upload-zone'
import styles from './fields.module.css'

interface OnePictureProps extends UploadControl {
  label: string
  /** Its address; empty: none. */
  value: string
  onChange: (address: string) => void
  shape: { width: number; height: number }
}

/** The picture that is there, another one cut to the shape, or none. */
function OnePicture({ label, value, onChange, shape, ...control }: OnePictureProps) {
  const { t } = useTranslation('content')
  const [picked, setPicked] = useState<PickedImage[]>([])
  const pick = (images: PickedImage[]) => {
    setPicked(images)
    onChange(images[0]?.url ?? '')
  }
  const isOwn = picked[0]?.url !== value && value !== ''
  return (
    <>
      {isOwn ? (
        <figure className={styles.picture}>
          <img src={value} alt={t('field.pictureNow', { name: label })} />
          <Button type="link" onClick={() => pick([])}>
            {t('field.remove', { name: label })}
          </Button>
        </figure>
      ) : null}
      <PicturesInput
        {...control}
        label={label}
        module="content"
        value={isOwn ? [] : picked}
        onChange={pick}
        max={1}
        crop={shape}
      />
    </>
  )
}

interface PictureInputProps extends UploadControl {
  label: string
  shape: { width: number; height: number }
  value?: InBoth
  onChange?: (value: InBoth) => void
}

/** A picture, and one of its own for English readers where it bears words; without that they see the first. */
export function PictureInput({ label, shape, value, onChange, ...control }: PictureInputProps) {
  const { t } = useTranslation('content')
  const pictures = value ?? { zh: '', en: '' }
  return (
    <div className={styles.both}>
      <div className={styles.one}>
        <p className={styles.language}>{t('field.picture')}</p>
        <OnePicture
          {...control}
          label={t('field.in.zh', { name: label })}
          value={pictures.zh}
          onChange={(zh) => onChange?.({ ...pictures, zh })}
          shape={shape}
        />
      </div>
      <div className={styles.one}>
        <p className={styles.language}>{t('field.pictureEn')}</p>
        <OnePicture
          label={t('field.in.en', { name: label })}
          value={pictures.en}
          onChange={(en) => onChange?.({ ...pictures, en })}
          shape={shape}
        />
      </div>
    </div>
  )
}
