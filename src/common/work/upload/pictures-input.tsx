import { Upload } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { imageTypes } from '../../upload/check-upload'
import { useFileBlob, useObjectUrl } from '../../upload/file-blob'
import { ImagesUnderWay } from '../../upload/images-under-way'
import type { Size } from '../../upload/picture'
import { type PickedImage, useImageUpload } from '../../upload/use-image-upload'
import { Icon } from '../../ui/icon'
import { handingOn, PickButton, type UploadControl, UploadZone } from './upload-zone'
import styles from './upload.module.css'

interface PicturesInputProps extends UploadControl {
  /** What the pictures are, which the button is called by. */
  label: string
  /** What they are for; the server refuses an upload without one. */
  module: string
  value?: readonly PickedImage[]
  onChange?: (list: PickedImage[]) => void
  max: number
  /** Never above 5120 (spec: common §5). */
  maxSizeKb?: number
  /** Extensions: `imageTypes`, `extendedImageTypes` or a list of its own. */
  accept?: readonly string[]
  /** Has the picture cut to this shape, at most this large; a portrait to 295×413 and about 200 KB. */
  crop?: Size & { portrait?: boolean }
  /** What is chosen takes the place of a picture that stands already. */
  replaces?: boolean
}

/** Pictures by button, paste or drop: checked, cropped where requested, uploaded, then in the list (spec: common §2, §5). */
export function PicturesInput(props: PicturesInputProps) {
  const { id, label, value = [], onChange = () => undefined, max, accept = imageTypes, crop, replaces, onBlur } = props
  const { t } = useTranslation('upload')
  const button = useRef<HTMLButtonElement>(null)
  const upload = useImageUpload({ ...props, value, onChange, accept })
  const { take, change, problem, sending } = upload
  const remove = (gone: PickedImage) => {
    change(value.filter((one) => one.id !== gone.id))
    button.current?.focus()
  }
  const tile = (uid: string) => {
    const image = value.find((one) => one.id === uid)
    if (image) return <Tile image={image} onRemove={() => remove(image)} />
    return <div className={`yz-skeleton ${styles.tile}`} />
  }
  const onTheirWay = Array.from({ length: sending }, (_, i) => ({ uid: `sending-${i}`, name: '' }))
  return (
    <UploadZone take={take} problem={problem} describedBy={props['aria-describedby']}>
      {(describedBy) => (
        <>
          <Upload
            {...(id ? { id } : {})}
            listType="picture-card"
            accept={accept.map((type) => `.${type}`).join(',')}
            multiple={max > 1}
            fileList={[...value.map((image) => ({ uid: image.id, name: image.fileName })), ...onTheirWay]}
            {...handingOn(take)}
            itemRender={(_, { uid }) => tile(uid)}
          >
            <PickButton
              ref={button}
              type="text"
              className={styles.pick ?? ''}
              aria-label={t(replaces ? 'action.replaceImageOf' : 'action.pickImageOf', { name: label })}
              describedBy={describedBy}
              {...(onBlur ? { onBlur } : {})}
            >
              {t(replaces ? 'action.replaceImage' : 'action.pickImage')}
            </PickButton>
          </Upload>
          <ImagesUnderWay upload={upload} crop={crop} />
        </>
      )}
    </UploadZone>
  )
}

function Tile({ image: { id, fileName: name }, onRemove }: { image: PickedImage; onRemove: () => void }) {
  const { t } = useTranslation('upload')
  const url = useObjectUrl(useFileBlob(id).data)
  return (
    <div className={styles.tile}>
      {url ? <img src={url} alt={name} /> : <span>{name}</span>}
      <button type="button" className={styles.remove} aria-label={t('action.remove', { name })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
