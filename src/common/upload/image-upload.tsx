import { type Ref, useRef } from 'react'
import type { FieldError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field'
import { imageLimitKb, imageTypes, formatMegabytes } from './check-upload'
import { ImageTile } from './image-tile'
import { ImagesUnderWay } from './images-under-way'
import type { Size } from './picture'
import { toFieldError } from './problem'
import styles from './upload.module.css'
import { useDropZone } from './use-drop-zone'
import { type PickedImage, useImageUpload } from './use-image-upload'

export type { PickedImage }

interface ImageUploadProps {
  label: string
  /** What the pictures are for; the server refuses an upload without one. */
  module: string
  value: readonly PickedImage[]
  onChange: (list: PickedImage[]) => void
  max: number
  /** Never above 5120 (spec: common §5). */
  maxSizeKb?: number
  /** Extensions: `imageTypes`, `extendedImageTypes` or a list of its own. */
  accept?: readonly string[]
  /** Has the picture cut to this shape, at most this large; a portrait to 295×413 and about 200 KB. */
  crop?: Size & { portrait?: boolean }
  /** px beyond which a picture is refused */
  limits?: Size
  /** Each picture may carry a link. */
  links?: boolean
  error?: FieldError | undefined
  hint?: string
  required?: boolean
  /** What gets the focus when the form finds a fault. */
  focusRef?: Ref<HTMLInputElement>
}

/** Pictures by button, paste or drop: checked, cropped where requested, uploaded, then in the list (spec: common §2, §5). */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, max, maxSizeKb, accept = imageTypes, crop, links = false, hint, required, focusRef } = props
  const { t } = useTranslation('upload')
  const upload = useImageUpload({ ...props, accept })
  const zone = useRef<HTMLDivElement>(null)
  const { isOver, handlers } = useDropZone(zone, upload.take)
  const { problem, sending } = upload

  const replace = (changed: PickedImage) => upload.change(value.map((one) => (one.id === changed.id ? changed : one)))
  const remove = (gone: PickedImage) => {
    upload.change(value.filter((one) => one.id !== gone.id))
    zone.current?.querySelector('input')?.focus()
  }
  const usualHint = t(max === 1 ? 'hint.image' : 'hint.images', {
    types: accept.join(', '),
    size: formatMegabytes(imageLimitKb(maxSizeKb)),
    count: max,
  })
  return (
    <Field
      label={label}
      error={toFieldError(problem, t) ?? props.error}
      hint={hint ?? usualHint}
      {...(required ? { required } : {})}
    >
      {({ id, 'aria-describedby': described }) => (
        <div ref={zone} className={styles.zone} data-over={isOver || undefined} {...handlers}>
          <div className={styles.pick}>
            <input
              ref={focusRef}
              id={id}
              className={styles.input}
              type="file"
              accept={accept.map((type) => `.${type}`).join(',')}
              multiple={max > 1}
              aria-describedby={described}
              onChange={({ currentTarget }) => {
                upload.take([...(currentTarget.files ?? [])])
                // The same file may be chosen again.
                currentTarget.value = ''
              }}
            />
            <label className={styles.tile} htmlFor={id}>
              <span className={styles.plus} aria-hidden="true" />
              {t('action.pickImage')}
            </label>
          </div>
          <ul className={styles.pictures}>
            {value.map((image) => (
              <ImageTile key={image.id} image={image} links={links} onChange={replace} onRemove={() => remove(image)} />
            ))}
            {Array.from({ length: sending }, (_, i) => (
              <li key={`sending-${i}`} className={`yz-skeleton ${styles.picture}`} />
            ))}
          </ul>
          <ImagesUnderWay upload={upload} crop={crop} />
        </div>
      )}
    </Field>
  )
}
