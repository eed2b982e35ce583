import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '../../../../contract/live/schemas'
import { startTexts } from '../../../common/i18n/texts'
import { openLogin } from '../../../common/login/open-login'
import { getSession } from '../../../common/session/session'
import type { ReportValues } from '../../../common/report/report-rules'
import { lazyDialog } from '../../../common/ui/dialog/lazy-dialog'
import { fileReport } from './file-report'

const ReportDialog = lazyDialog(async () => {
  const [{ ReportDialog: dialog }] = await Promise.all([
    import('../../../common/report/report-dialog'),
    startTexts('report', 'upload'),
  ])
  return dialog
})

/** The report dialog of a session; guests log in first (spec: common §6). */
export function useReport(live: LiveDetail): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation('live-room')
  const [shown, setShown] = useState(false)
  const open = async () => {
    if (getSession() || (await openLogin({ reason: { to: 'report' } }))) setShown(true)
  }
  const file = (values: ReportValues, key: string) => fileReport(live, values, key)
  const close = () => setShown(false)
  const dialog = shown ? <ReportDialog title={t('report.title')} asks="kind" file={file} onClose={close} /> : null
  return { open: () => void open(), dialog }
}
