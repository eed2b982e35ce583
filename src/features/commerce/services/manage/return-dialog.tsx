import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { reasonText } from '#contract/core/reason.ts'
import { decideBookedAdvert } from '#contract/commerce/services/endpoints.ts'
import { SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import type { ManagedBooking } from '#contract/commerce/services/schemas.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useDeskChange } from './api'
import { TextArea } from '#src/common/work/form/text-input.tsx'

interface Values {
  reason: string
}

const check = ({ reason }: Values) => ({ reason: reasonText(reason) })

interface ReturnDialogProps {
  booking: ManagedBooking
  onClose: () => void
}

/** Returns an advert with a reason, which its exhibitor reads; one that is shown is shown no longer. */
export function ReturnDialog({ booking: { id, company, advert }, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('service-desk')
  const [form] = Form.useForm<Values>()
  const decide = useDeskChange(decideBookedAdvert)
  const send = async ({ reason }: Values) => {
    await decide.mutateAsync({ id, version: advert?.version ?? 0, approve: false, reason: reason.trim() })
    showToast(t('adverts.returned'))
    onClose()
  }
  return (
    <WorkDialog
      title={t('adverts.returnTitle')}
      submit={t('adverts.return')}
      danger
      busy={decide.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <strong>{company}</strong> · {advert?.title.zh}
      </p>
      <p>{t('adverts.returnText')}</p>
      <WorkForm
        form={form}
        label={t('adverts.returnTitle')}
        initialValues={{ reason: '' }}
        check={check}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="reason" label={t('reason')} required>
          <TextArea rows={3} maxLength={SERVICE_REASON_MAX} showCount />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
