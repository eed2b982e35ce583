import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { listOwnReports, reopenOwnReport } from '../../../contract/reports/endpoints'
import { REPLY_MAX } from '../../../contract/reports/limits'
import { useChange } from '../../../src/common/request/use-change'
import { showToast } from '../../../src/common/ui/notices/notices'
import { WorkDialog } from '../../../src/common/work/work-dialog'
import { WorkField, WorkForm } from '../../../src/common/work/work-form'

interface Values {
  reason: string
}

const initial: Values = { reason: '' }
const check = ({ reason }: Values) => ({ reason: reason.trim() === '' ? ('reason.empty' as const) : undefined })

/** Has an own case looked at again, with what is still wrong. */
export function ReopenDialog({ caseNumber, onClose }: { caseNumber: string; onClose: () => void }) {
  const { t } = useTranslation('live-manage')
  const [form] = Form.useForm<Values>()
  const reopen = useChange(reopenOwnReport, [listOwnReports], { alerts: false })
  const send = async ({ reason }: Values) => {
    await reopen.mutateAsync({ caseNumber, reason: reason.trim() })
    showToast(t('own.reopened'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('own.reopen')}
      submit={t('own.reopen')}
      busy={reopen.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <strong>{caseNumber}</strong>
      </p>
      <p>{t('own.reopenEffect')}</p>
      <WorkForm<Values>
        form={form}
        label={t('own.reopen')}
        initialValues={initial}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t('own.reopenReason')} extra={t('own.reopenHint')} required>
          <Input.TextArea rows={4} showCount maxLength={REPLY_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
