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
  const [asked, setAsked] = useState<ReportOutcome | 'reopen'>()
  const { caseNumber, state } = report
  const close = () => setAsked(undefined)
  return (
    <div className={styles.ways}>
      {state === 'open' ? (
        <>
          <Button
            type="primary"
            aria-label={t('reports.upholdOf', { number: caseNumber })}
            onClick={() => setAsked('upheld')}
          >
            {t('reports.uphold')}
          </Button>
          <Button aria-label={t('reports.dismissOf', { number: caseNumber })} onClick={() => setAsked('dismissed')}>
            {t('reports.dismiss')}
          </Button>
          <Button aria-label={t('reports.answerOf', { number: caseNumber })} onClick={() => setAsked('answered')}>
            {t('reports.answer')}
          </Button>
        </>
      ) : (
        <Button aria-label={t('reports.reopenOf', { number: caseNumber })} onClick={() => setAsked('reopen')}>
          {t('reports.reopen')}
        </Button>
      )}
      {asked === 'reopen' ? <ReopenDialog report={report} onClose={close} /> : null}
      {asked !== undefined && asked !== 'reopen' ? (
        <ReportDialog report={report} outcome={asked} onClose={close} />
      ) : null}
    </div>
  )
}
