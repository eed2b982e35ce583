import { useTranslation } from 'react-i18next'
import { useCamera } from '#src/common/scan/use-camera.ts'
import styles from './check-in.module.css'

/** Whatever a QR code says goes to the gate, which says so where it is no ticket. */
const find = (text: string): string | undefined => text.trim() || undefined

/** What the camera sees, and what to do where there is none. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('check-in')
  const { video, state } = useCamera({ find, onCode, goesOn: true })
  return (
    <div>
      <div className={styles.camera} hidden={state === 'denied' || state === 'none'}>
        <video ref={video} muted playsInline aria-label={t('gate.picture')} />
      </div>
      <p className={styles.aim}>{t(`gate.${state === 'aiming' ? 'aim' : state}`)}</p>
    </div>
  )
}
