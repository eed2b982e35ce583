import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { countCharacters } from '#contract/core/rules.ts'
import { failInvoice } from '#contract/commerce/invoices/endpoints.ts'
import { FAILURE_MAX } from '#contract/commerce/invoices/limits.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { reasonText } from '#contract/core/reason.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useDeskStep } from './api'
import { useSayingChanged } from './use-saying-changed'
import { TextArea } from '#src/common/work/form/text-input.tsx'

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
