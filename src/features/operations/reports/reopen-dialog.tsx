import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { REPLY_MAX } from '#contract/operations/reports/limits.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { TextArea } from '#src/common/work/form/text-input.tsx'

interface Values {
  reason: string
}

const initial: Values = { reason: '' }
const check = ({ reason }: Values) => ({ reason: reason.trim() === '' ? ('reason.empty' as const) : undefined })

interface ReopenDialogProps {
  caseNumber: string
  /** `own`: by who filed it; `reports`: by the organizer, of which the reporter is notified. */
  words: 'own' | 'reports'
  busy: boolean
  /** Throws ApiError. */
  onReopen: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Has a processed case looked at again, with why. */
export function ReopenDialog({ caseNumber, words, busy, onReopen, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('live-manage')
  const [form] = Form.useForm<Values>()
  const title = t(`${words}.reopen`)
  const send = async ({ reason }: Values) => {
    await onReopen(reason.trim())
    showToast(t(`${words}.reopened`, { number: caseNumber }))
    onClose()
  }
  return (
    <WorkDialog title={title} submit={title} busy={busy} onSubmit={form.submit} onClose={onClose}>
      <p>
        <strong>{caseNumber}</strong>
      </p>
      <p>{t(`${words}.reopenEffect`)}</p>
      <WorkForm<Values>
        form={form}
        label={title}
        initialValues={initial}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t(`${words}.reopenReason`)} extra={t(`${words}.reopenReasonHint`)} required>
          <TextArea rows={4} showCount maxLength={REPLY_MAX} />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
