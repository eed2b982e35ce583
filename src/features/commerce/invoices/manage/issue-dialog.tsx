import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { issueInvoice } from '#contract/commerce/invoices/endpoints.ts'
import { documentTypes, invoiceNumberPattern } from '#contract/commerce/invoices/rules.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { FilesInput } from '#src/common/work/upload/files-input.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useDeskStep } from './api'
import { useSayingChanged } from './use-saying-changed'
import { TextInput } from '#src/common/work/form/text-input.tsx'

interface Values {
  invoiceNumber: string
  file: UploadedFile[]
}

const NUMBER_MAX = 40
const FILE_MAX_KB = 10_240

const check = ({ invoiceNumber, file }: Values) => ({
  invoiceNumber: invoiceNumberPattern.test(invoiceNumber.replace(/\s/g, '')) ? undefined : ('invoice.number' as const),
  file: file.length === 1 ? undefined : ('invoice.file' as const),
})
const refusals = { file: ['FileNotFound'] } as const

interface IssueDialogProps {
  invoice: ManagedInvoice
  onDone: (invoice: ManagedInvoice) => void
  onClose: () => void
}

/** Notes that an invoice is issued: its number, and its document, which is its applicant's from then on. */
export function IssueDialog({ invoice: { id, version, title }, onDone, onClose }: IssueDialogProps) {
  const { t } = useTranslation('invoices')
  const [form] = Form.useForm<Values>()
  const issue = useDeskStep(issueInvoice)
  const sayChanged = useSayingChanged()
  const send = async ({ invoiceNumber, file: [file] }: Values) =>
    onDone(await sayChanged(issue.mutateAsync({ id, version, invoiceNumber, file: file?.id ?? '' })))
  return (
    <WorkDialog
      title={t('desk.issueTitle')}
      submit={t('desk.issue')}
      busy={issue.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>
        <strong>{title.name}</strong>
      </p>
      <p>{t('desk.issueLead')}</p>
      <WorkForm<Values>
        form={form}
        label={t('desk.issueTitle')}
        initialValues={{ invoiceNumber: '', file: [] }}
        check={check}
        refusals={refusals}
        onSend={send}
        renderSubmit={() => null}
      >
        <WorkField name="invoiceNumber" label={t('field.invoiceNumber')} required>
          <TextInput maxLength={NUMBER_MAX} autoComplete="off" spellCheck={false} />
        </WorkField>
        <WorkField name="file" label={t('field.file')} required>
          <FilesInput label={t('field.file')} module="invoice" max={1} maxSizeKb={FILE_MAX_KB} accept={documentTypes} />
        </WorkField>
        <EnterSends disabled={issue.isPending} />
      </WorkForm>
    </WorkDialog>
  )
}
