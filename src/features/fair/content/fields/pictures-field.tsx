import { useTranslation } from 'react-i18next'
import type { PickedImage } from '#src/common/upload/use-image-upload.ts'
import { PicturesInput } from '#src/common/work/upload/pictures-input.tsx'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import { OrderedRows } from './ordered-rows'
import styles from './fields.module.css'

interface PicturesFieldProps extends UploadControl {
  label: string
  max: number
  /** They are cut to this, px. */
  shape: { width: number; height: number }
  value?: string[]
  onChange?: (addresses: string[]) => void
}

const none: string[] = []
/** What is sent is added to what is there; the tiles stand above, in their order. */
const underWay: PickedImage[] = []

/** Several pictures in their order: those that are there, and more cut to the shape. */
export function PicturesField({ label, max, shape, value = none, onChange, ...control }: PicturesFieldProps) {
  const { t } = useTranslation('content')
  const nameOf = (place: number) => t('order.nth', { name: label, place: place + 1 })
  return (
    <div className={styles.list}>
      <OrderedRows
        isAcross
        rows={value}
        onChange={(addresses) => onChange?.(addresses)}
        nameOf={(_, place) => nameOf(place)}
        renderRow={(address, place) => <img src={address} alt={nameOf(place)} />}
      />
      {value.length < max ? (
        <PicturesInput
          {...control}
          label={label}
          module="content"
          max={max - value.length}
          crop={shape}
          value={underWay}
          onChange={(images) => {
            const added = images.map(({ url }) => url).filter((url) => !value.includes(url))
            onChange?.([...value, ...added])
          }}
        />
      ) : null}
    </div>
  )
}
