import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { copyText } from '#src/common/ui/detail/copy-text.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { QrCode } from '#src/common/ui/qr-code.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from './manage.module.css'

const QR_SIZE = 200

/** The address of a questionnaire, to be sent or printed. */
export function LinkDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { t } = useTranslation('questionnaire-desk')
  const link = new URL(`personal.html#/questionnaireDetail?id=${id}`, document.baseURI).href
  const copy = async () => {
    if (await copyText(link)) showToast(t('link.copied'))
  }
  return (
    <WorkDialog title={t('link.title', { name })} width={480} onClose={onClose}>
      <div className={styles.link}>
        <QrCode text={link} size={QR_SIZE} label={t('link.qr')} />
        <p>{t('link.text')}</p>
        <Input value={link} readOnly aria-label={t('link.address')} onFocus={(event) => event.target.select()} />
        <Button type="primary" onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
      </div>
    </WorkDialog>
  )
}
