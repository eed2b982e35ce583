import { type KeyboardEvent, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog/dialog'
import styles from './crop-dialog.module.css'
import { useObjectUrl } from './file-blob'
import { cropImage, type Size } from './picture'
import type { Cropping } from './use-image-upload'

const ZOOM = { min: 1, max: 4, step: 0.1 }
/** px that an arrow key moves the picture */
const KEY_STEP = 8
const zoomed = (zoom: number, by: number) => Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round((zoom + by) * 10) / 10))

interface CropDialogProps {
  cropping: Cropping
  crop: Size & { portrait?: boolean }
}

/** Cuts a picture to a shape: by pointer, or arrows to move and + and - to zoom. */
export default function CropDialog({ cropping, crop }: CropDialogProps) {
  const { t } = useTranslation('upload')
  const { file, done, failed } = cropping
  const url = useObjectUrl(file)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [area, setArea] = useState<Area>()
  const [cutting, setCutting] = useState(false)

  const keys = (event: KeyboardEvent) => {
    const by = { '+': ZOOM.step, '=': ZOOM.step, '-': -ZOOM.step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setZoom(zoomed(zoom, by))
  }
  const cut = async () => {
    if (!area) return
    setCutting(true)
    const { width, height, portrait = false } = crop
    try {
      done(await cropImage(file, { area, rotation, limits: { width, height }, portrait }))
    } catch {
      failed()
    }
  }
  return (
    <Dialog title={t('crop.title')} width={520} onClose={() => done(undefined)}>
      <div className={styles.stage}>
        {url ? (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            rotation={rotation}
            aspect={crop.width / crop.height}
            keyboardStep={KEY_STEP}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: failed }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.area'), onKeyDownCapture: keys }}
            disableAutomaticStylesInjection
          />
        ) : null}
      </div>
      <p className={styles.hint}>{t('crop.hint')}</p>
      <div className={styles.tools}>
        <label className={styles.zoom}>
          <span>{t('crop.zoom')}</span>
          <input type="range" {...ZOOM} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
        </label>
        <button
          type="button"
          className="yz-button"
          data-kind="quiet"
          onClick={() => setRotation((rotation + 90) % 360)}
        >
          {t('crop.rotate')}
        </button>
      </div>
      <div className={styles.choice}>
        <button type="button" className="yz-button" data-kind="quiet" onClick={() => done(undefined)}>
          {t('crop.cancel')}
        </button>
        <button type="button" className="yz-button" disabled={!area || cutting} onClick={() => void cut()}>
          {t('crop.use')}
        </button>
      </div>
    </Dialog>
  )
}
