import { listOwnReports, reopenOwnReport } from '#contract/operations/reports/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { ReopenDialog as Dialog } from '#src/features/operations/reports/reopen-dialog.tsx'

/** Has an own case looked at again, with what is still wrong. */
export function ReopenDialog({ caseNumber, onClose }: { caseNumber: string; onClose: () => void }) {
  const reopen = useChange(reopenOwnReport, [listOwnReports], { alerts: false })
  const send = (reason: string) => reopen.mutateAsync({ caseNumber, reason })
  return <Dialog caseNumber={caseNumber} words="own" busy={reopen.isPending} onReopen={send} onClose={onClose} />
}
