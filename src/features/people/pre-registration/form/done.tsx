import { useTranslation } from 'react-i18next'
import { registrationPath } from '#contract/people/pre-registration/rules.ts'
import type { PreRegistered } from '#contract/people/pre-registration/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { QrCode, saveQrPicture } from '#src/common/ui/qr-code.tsx'
import styles from './pre-registration.module.css'

/** px of the picture that is saved */
const PICTURE_SIZE = 720

const savePicture = async ({ code, qr }: PreRegistered): Promise<void> =>
  saveQrPicture(qr, { size: PICTURE_SIZE, fileName: `yunzhan-${code}.png` })

/** What was got: the code and its QR, and the way to an account. */
export function PreRegistrationDone({ done }: { done: PreRegistered }) {
  const { t } = useTranslation('pre-registration')
  const spelled = done.code.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <div className={styles.done} role="status">
      <QrCode text={done.qr} size={200} label={t('qrLabel')} />
      <p className={styles.code}>{spelled}</p>
      <p>{t('doneText')}</p>
      <p className={styles.soft}>{t('sentText')}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className="yz-button"
          onClick={() => void savePicture(done).catch(() => showToast(t('notSaved')))}
        >
          {t('save')}
        </button>
        <a className="yz-button" data-kind="quiet" href={`./${registrationPath(done.code)}`}>
          {t('register')}
        </a>
      </div>
    </div>
  )
}
