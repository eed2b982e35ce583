import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog/dialog'
import { type Filed, ReportForm } from './report-form'
import type { ReportValues } from './report-rules'
import styles from './report.module.css'

interface Props {
  title: string
  /** What is reported, named; left out: it is plain from where the dialog opens. */
  about?: string
  /** In a session one may complain about the fair instead; feedback has types; else there is nothing to choose. */
  asks?: 'kind' | 'type'
  /** Files what was written; the same key files once. Throws ApiError. */
  file: (values: ReportValues, key: string) => Promise<Filed>
  onClose: () => void
}

/** A report to the organizer: what was seen, how to reach who saw it, screenshots, and then its number (spec: common §2, §5). */
export function ReportDialog({ title, about, asks, file, onClose }: Props) {
  const { t } = useTranslation('report')
  const [filed, setFiled] = useState<Filed>()
  return (
    <Dialog title={title} width={560} onClose={onClose}>
      {about && !filed ? <p className={styles.about}>{about}</p> : null}
      {filed ? (
        <div className={styles.filed} role="status">
          {filed.isKnown ? (
            <p>{t('known', { number: filed.caseNumber })}</p>
          ) : (
            <>
              <p>{t('done')}</p>
              <p>
                {t('case')} <b>{filed.caseNumber}</b>
              </p>
            </>
          )}
          <p className={styles.empty}>{t('caseHint')}</p>
          <button type="button" className="yz-button" onClick={onClose}>
            {t('ok')}
          </button>
        </div>
      ) : (
        <ReportForm asks={asks} file={file} onFiled={setFiled} />
      )}
    </Dialog>
  )
}
