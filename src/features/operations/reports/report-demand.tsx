import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLogin } from '#src/common/login/open-login.ts'
import type { ReportValues } from '#src/common/report/report-rules.ts'
import { getSession } from '#src/common/session/session.ts'
import { TradeReportDialog } from './trade-report-dialog'

/** The way to report a demand; guests log in first. */
export function ReportDemand({ demand: { id, title } }: { demand: { id: number; title: string } }) {
  const { t } = useTranslation('exchange')
  const [shown, setShown] = useState(false)
  const open = async () => {
    if (getSession() || (await openLogin({ reason: { to: 'report' } }))) setShown(true)
  }
  const file = async (values: ReportValues, key: string) => (await import('./api')).fileDemandReport(id, values, key)
  return (
    <>
      <button type="button" className="yz-button" data-kind="quiet" onClick={() => void open()}>
        {t('detail.report')}
      </button>
      {shown ? (
        <TradeReportDialog title={t('detail.reportTitle')} about={title} file={file} onClose={() => setShown(false)} />
      ) : null}
    </>
  )
}
