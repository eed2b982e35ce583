import { listReports, listReportSteps, reopenReport } from '#contract/operations/reports/endpoints.ts'
import type { Report } from '#contract/operations/reports/schemas.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { ReopenDialog as Dialog } from '#src/features/operations/reports/reopen-dialog.tsx'

interface ReopenDialogProps {
  report: Report
  onClose: () => void
}

/** Reopens a processed case with a reason, and notifies the reporter. */
export function ReopenDialog({ report: { id, version, caseNumber }, onClose }: ReopenDialogProps) {
  const reopen = useChange(reopenReport, [listReports, listReportSteps], { alerts: false })
  const send = (reason: string) => reopen.mutateAsync({ id, version, reason })
  return <Dialog caseNumber={caseNumber} words="reports" busy={reopen.isPending} onReopen={send} onClose={onClose} />
}
