import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import {
  assignReport,
  listReportHandlers,
  listReports,
  listReportSteps,
} from '#contract/operations/reports/endpoints.ts'
import type { Report } from '#contract/operations/reports/schemas.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Choice } from '#src/common/work/choice.tsx'
import styles from './reports.module.css'

/** The handler of a case; while it is open, a reviewer can assign it. */
export function ReportHandler({ report: { id, version, caseNumber, state, handler } }: { report: Report }) {
  const { t } = useTranslation('live-manage')
  const fieldId = useId()
  const mayAssign = hasPermission(useSession()?.user.userType, 'decideReports') && state === 'open'
  const handlers = useEndpoint(listReportHandlers, {}, { enabled: mayAssign }).data ?? []
  const assign = useChange(assignReport, [listReports, listReportSteps])
  if (!mayAssign) return handler?.name ?? t('reports.noHandler')
  const options = [
    { value: '', label: t('reports.noHandler') },
    ...handlers.map((one) => ({ value: String(one.id), label: one.name })),
  ]
  // Somebody who may not any more still has it until it is given on.
  if (handler && !handlers.some((one) => one.id === handler.id)) {
    options.push({ value: String(handler.id), label: handler.name })
  }
  const give = (value: string) =>
    assign.mutate(
      { id, version, handlerId: value === '' ? null : Number(value) },
      {
        onSuccess: () => {
          const name = options.find((one) => one.value === value)?.label ?? ''
          showToast(value === '' ? t('reports.released') : t('reports.assigned', { name }))
        },
      },
    )
  return (
    <Choice
      id={fieldId}
      className={styles.handler ?? ''}
      aria-label={t('reports.assignOf', { number: caseNumber })}
      options={options}
      value={handler ? String(handler.id) : ''}
      disabled={assign.isPending}
      onChange={give}
    />
  )
}
