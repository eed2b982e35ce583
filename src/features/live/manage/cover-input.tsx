import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImageUpload, type PickedImage } from '../../../common/upload/image-upload'
import styles from './live-manage.module.css'

const SHAPE = { width: 1_280, height: 720 }

interface CoverInputProps {
  /** Its address; empty: none. */
  value?: string
  onChange?: (address: string) => void
}

/** The picture of a session: the one it has, another one cut to 16:9, or none. */
export function CoverInput({ value = '', onChange }: CoverInputProps) {
  const { t } = useTranslation('live-manage')
  const [picked, setPicked] = useState<PickedImage[]>([])
  const pick = (images: PickedImage[]) => {
    setPicked(images)
    onChange?.(images[0]?.url ?? '')
  }
  const isOwn = picked.length === 0 && value !== ''
  return (
    <>
      {isOwn ? (
        <figure className={styles.cover}>
          <img src={value} alt={t('form.coverNow')} width={320} height={180} />
          <Button type="link" onClick={() => pick([])}>
            {t('form.coverRemove')}
          </Button>
        </figure>
      ) : null}
      <ImageUpload
        label={t('form.cover')}
        hint={t('form.coverHint')}
        module="live"
        value={picked}
        onChange={pick}
        max={1}
        crop={SHAPE}
      />
    </>
  )
}
