import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { reasonText } from '#contract/core/reason.ts'
import { decideTransfer } from '#contract/commerce/transfers/endpoints.ts'
import { TRANSFER_REASON_MAX } from '#contract/commerce/transfers/limits.ts'
import type { ManagedTransfer } from '#contract/commerce/transfers/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useTransferChange } from './api'
import { TextArea } from '#src/common/work/form/text-input.tsx'

interface DialogProps {
  transfer: ManagedTransfer
  onClose: () => void
}

/** Asks before a transfer is taken as paid, and says what that does. */
export function ConfirmTransferDialog({ transfer, onClose }: DialogProps) {
  const { t, i18n } = useTranslation('transfers')
  const decide = useTransferChange(decideTransfer)
  const { id, version, payer, fen, orderNumber } = transfer
  const done = () => {
    showToast(t('desk.confirmed'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('desk.confirmTitle')}
      submit={t('desk.confirm')}
      busy={decide.isPending}
      onSubmit={() => decide.mutate({ id, version, confirm: true, reason: '' }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{t('desk.confirmText', { payer, sum: formatFen(fen, i18n.language), number: orderNumber })}</p>
      {decide.error ? <Alert type="error" showIcon role="alert" title={errorMessage(decide.error)} /> : null}
    </WorkDialog>
  )
}

interface Values {
  reason: string
}

const check = ({ reason }: Values) => ({ reason: reasonText(reason) })

/** Returns a transfer with a reason, which its payer reads. */
export function RejectTransferDialog({ transfer: { id, version }, onClose }: DialogProps) {
  const { t } = useTranslation('transfers')
  const [form] = Form.useForm<Values>()
  const decide = useTransferChange(decideTransfer)
  const send = async ({ reason }: Values) => {
    await decide.mutateAsync({ id, version, confirm: false, reason: reason.trim() })
    showToast(t('desk.rejected'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('desk.rejectTitle')}
      submit={t('desk.reject')}
      danger
      busy={decide.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t('desk.rejectText')}</p>
      <WorkForm
        form={form}
        label={t('desk.rejectTitle')}
        initialValues={{ reason: '' }}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t('desk.reasonLabel')} required>
          <TextArea rows={3} maxLength={TRANSFER_REASON_MAX} showCount />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
