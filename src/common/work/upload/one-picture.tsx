import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Size } from '../../upload/picture'
import type { PickedImage } from '../../upload/use-image-upload'
import { PicturesInput } from './pictures-input'
import type { UploadControl } from './upload-zone'
import styles from './upload.module.css'

interface OnePictureProps extends UploadControl {
  /** What the picture is called. */
  label: string
  /** What it is for; the server refuses an upload without one. */
  module: string
  /** It is cut to this, px. */
  shape: Size
  /** Its address; empty: none. */
  value?: string
  onChange?: (address: string) => void
}

/** One picture: the one that is there, another one cut to the shape, or none. */
export function OnePicture({ label, module, shape, value = '', onChange, ...control }: OnePictureProps) {
  const { t } = useTranslation('upload')
  const [picked, setPicked] = useState<PickedImage[]>([])
  const pick = (images: PickedImage[]) => {
    setPicked(images)
    onChange?.(images[0]?.url ?? '')
  }
  // What was picked here is a tile of the list; what the form has by another way stands before it.
  const isOwn = value !== '' && picked[0]?.url !== value
  return (
    <>
      {isOwn ? (
        <figure className={styles.standing}>
          <img src={value} alt={t('one.now', { name: label })} />
          <Button type="link" onClick={() => pick([])}>
            {t('one.remove', { name: label })}
          </Button>
        </figure>
      ) : null}
      <PicturesInput
        {...control}
        label={label}
        module={module}
        value={isOwn ? [] : picked}
        onChange={pick}
        max={1}
        crop={shape}
        replaces={isOwn}
      />
    </>
  )
}
