import { useTranslation } from 'react-i18next'
import { BOOTH_QR_PX } from '#contract/core/limits.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import styles from './booth-line.module.css'

/** The QR code of the booth tour with its hint. */
export function BoothCode({ tour }: { tour: string }) {
  const { t } = useTranslation('exhibitors')
  return (
    <span className={styles.drawn}>
      <QrCode text={tour} size={BOOTH_QR_PX} label={t('booth.code')} />
      <span>{t('booth.hint')}</span>
    </span>
  )
}
