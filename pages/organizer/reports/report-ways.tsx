import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/operations/reports/schemas.ts'
import { ReopenDialog } from './reopen-dialog'
import { ReportDialog, type ReportOutcome } from './report-dialog'
import styles from './reports.module.css'

/** What can be done about a case: decide or answer it while it is open, else open it again. */
export function ReportWays({ report }: { report: Report }) {
  const { t } = useTranslation('live-manage')
  const [requested, setRequested] = useState<ReportOutcome | 'reopen'>()
  const { caseNumber, state } = report
  const close = () => setRequested(undefined)
  return (
    <div className={styles.ways}>
      {state === 'open' ? (
        <>
          <Button
            type="primary"
            aria-label={t('reports.upholdOf', { number: caseNumber })}
            onClick={() => setRequested('upheld')}
          >
            {t('reports.uphold')}
          </Button>
          <Button aria-label={t('reports.dismissOf', { number: caseNumber })} onClick={() => setRequested('dismissed')}>
            {t('reports.dismiss')}
          </Button>
          <Button aria-label={t('reports.answerOf', { number: caseNumber })} onClick={() => setRequested('answered')}>
            {t('reports.answer')}
          </Button>
        </>
      ) : (
        <Button aria-label={t('reports.reopenOf', { number: caseNumber })} onClick={() => setRequested('reopen')}>
          {t('reports.reopen')}
        </Button>
      )}
      {requested === 'reopen' ? <ReopenDialog report={report} onClose={close} /> : null}
      {requested !== undefined && requested !== 'reopen' ? (
        <ReportDialog report={report} outcome={requested} onClose={close} />
      ) : null}
    </div>
  )
}
