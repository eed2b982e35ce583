import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickedImage } from '../../../common/upload/use-image-upload'
import { PicturesInput } from '../../../common/work/upload/pictures-input'
import type { UploadControl } from '../../../common/work/upload/upload-zone'
import styles from './live-manage.module.css'

const SHAPE = { width: 1_280, height: 720 }

interface CoverInputProps extends UploadControl {
  /** What the cover is called. */
  label: string
  /** Its address; empty: none. */
  value?: string
  onChange?: (address: string) => void
}

/** A cover of a session: the one it has, another one cut to 16:9, or none. */
export function CoverInput({ label, value = '', onChange, ...control }: CoverInputProps) {
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
          <img src={value} alt={t('form.coverNow', { name: label })} width={320} height={180} />
          <Button type="link" onClick={() => pick([])}>
            {t('form.coverRemove', { name: label })}
          </Button>
        </figure>
      ) : null}
      <PicturesInput {...control} label={label} module="live" value={picked} onChange={pick} max={1} crop={SHAPE} />
    </>
  )
}
