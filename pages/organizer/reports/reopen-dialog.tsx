import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { listReports, listReportSteps, reopenReport } from '../../../contract/reports/endpoints'
import { REPLY_MAX } from '../../../contract/reports/limits'
import type { Report } from '../../../contract/reports/schemas'
import { useChange } from '../../../src/common/request/use-change'
import { showToast } from '../../../src/common/ui/notices/notices'
import { WorkDialog } from '../../../src/common/work/work-dialog'
import { WorkField, WorkForm } from '../../../src/common/work/work-form'

interface Values {
  reason: string
}

const initial: Values = { reason: '' }
const check = ({ reason }: Values) => ({ reason: reason.trim() === '' ? ('reason.empty' as const) : undefined })

/** Opens a processed case again, with why, and tells the reporter. */
export function ReopenDialog({
  report: { id, version, caseNumber },
  onClose,
}: {
  report: Report
  onClose: () => void
}) {
  const { t } = useTranslation('live-manage')
  const [form] = Form.useForm<Values>()
  const reopen = useChange(reopenReport, [listReports, listReportSteps], { alerts: false })
  const send = async ({ reason }: Values) => {
    await reopen.mutateAsync({ id, version, reason: reason.trim() })
    showToast(t('reports.reopened', { number: caseNumber }))
    onClose()
  }
  return (
    <WorkDialog
      title={t('reports.reopen')}
      submit={t('reports.reopen')}
      busy={reopen.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <strong>{caseNumber}</strong>
      </p>
      <p>{t('reports.reopenEffect')}</p>
      <WorkForm<Values>
        form={form}
        label={t('reports.reopen')}
        initialValues={initial}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t('reports.reopenReason')} extra={t('reports.reopenReasonHint')} required>
          <Input.TextArea rows={4} showCount maxLength={REPLY_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
