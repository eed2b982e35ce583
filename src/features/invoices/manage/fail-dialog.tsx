import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { countCharacters } from '../../../../contract/core/rules'
import { failInvoice } from '../../../../contract/invoices/endpoints'
import { FAILURE_MAX } from '../../../../contract/invoices/limits'
import type { ManagedInvoice } from '../../../../contract/invoices/schemas'
import { reasonText } from '../../../../contract/review/rules'
import { WorkDialog } from '../../../common/work/work-dialog'
import { WorkField, WorkForm } from '../../../common/work/work-form'
import { useDeskStep } from './api'
import { useSayingChanged } from './use-saying-changed'
import { TextArea } from '../../../common/work/form/text-input'

interface Values {
  failure: string
}

const check = ({ failure }: Values) => ({
  failure: reasonText(failure) ?? (countCharacters(failure.trim()) > FAILURE_MAX ? ('note.long' as const) : undefined),
})

interface FailDialogProps {
  invoice: ManagedInvoice
  onDone: (invoice: ManagedInvoice) => void
  onClose: () => void
}

/** Says why an invoice could not be issued: its applicant reads it. */
export function FailDialog({ invoice: { id, version }, onDone, onClose }: FailDialogProps) {
  const { t } = useTranslation('invoices')
  const [form] = Form.useForm<Values>()
  const fail = useDeskStep(failInvoice)
  const sayChanged = useSayingChanged()
  return (
    <WorkDialog
      title={t('desk.failTitle')}
      submit={t('desk.fail')}
      danger
      busy={fail.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t('desk.failLead')}</p>
      <WorkForm<Values>
        form={form}
        label={t('desk.failTitle')}
        initialValues={{ failure: '' }}
        check={check}
        onSend={async ({ failure }) => onDone(await sayChanged(fail.mutateAsync({ id, version, failure })))}
        renderSubmit={() => null}
      >
        <WorkField name="failure" label={t('desk.reason')} required>
          <TextArea rows={3} maxLength={FAILURE_MAX} showCount />
        </WorkField>
      </WorkForm>
    </WorkDialog>
  )
}
