import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { getSession } from '#src/common/session/session.ts'
import type { ReportValues } from '#src/common/report/report-rules.ts'
import { lazyDialog } from '#src/common/ui/dialog/lazy-dialog.tsx'

/** Files a report on a session; the same key files once. */
export type FileReport = (live: LiveDetail, values: ReportValues, key: string) => Promise<{ caseNumber: string }>

const ReportDialog = lazyDialog(async () => {
  const [{ ReportDialog: dialog }] = await Promise.all([
    import('#src/common/report/report-dialog.tsx'),
    startTexts('report', 'upload'),
  ])
  return dialog
})

/** The report dialog of a session; guests log in first (spec: common §6). */
export function useReport(live: LiveDetail, fileReport: FileReport): { open: () => void; dialog: ReactNode } {
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
