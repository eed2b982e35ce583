import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveQrPicture } from '#src/common/ui/qr-code.tsx'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import styles from './payments.module.css'

/** px */
const PICTURE_SIZE = 640

/** How to pay on a phone, which cannot scan its own screen (product: payment by WeChat scan only, on a phone). */
export function PhoneWays({ codeUrl, number }: { codeUrl: string; number: string }) {
  const { t } = useTranslation('orders')
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveQrPicture(codeUrl, { size: PICTURE_SIZE, fileName: `${number}.png` })
    } catch {
      showAlert(t('pay.phone.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.phone}>
      <section>
        <h3>{t('pay.phone.saveTitle')}</h3>
        <p>{t('pay.phone.saveText')}</p>
        <Button block loading={busy} onClick={() => void save()}>
          {t('pay.phone.save')}
        </Button>
      </section>
      <section>
        <h3>{t('pay.phone.otherTitle')}</h3>
        <p>{t('pay.phone.otherText')}</p>
      </section>
    </div>
  )
}
