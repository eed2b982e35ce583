import { useTranslation } from 'react-i18next'
import { BOOTH_QR_PX } from '#contract/core/limits.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import styles from './booth-line.module.css'

interface BoothCodeProps {
  tour: string
  /** What it is and what it is for, where it is not the code of the booth tour. */
  label?: string
  hint?: string
}

/** The QR code of the booth tour with its hint. */
export function BoothCode({ tour, label, hint }: BoothCodeProps) {
  const { t } = useTranslation('exhibitors')
  return (
    <span className={styles.drawn}>
      <QrCode text={tour} size={BOOTH_QR_PX} label={label ?? t('booth.code')} />
      <span>{hint ?? t('booth.hint')}</span>
    </span>
  )
}
