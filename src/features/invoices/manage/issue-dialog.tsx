import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type { UploadedFile } from '../../../../contract/files/schemas'
import { issueInvoice } from '../../../../contract/invoices/endpoints'
import { documentTypes, invoiceNumberPattern } from '../../../../contract/invoices/rules'
import type { ManagedInvoice } from '../../../../contract/invoices/schemas'
import { EnterSends } from '../../../common/work/enter-sends'
import { FilesInput } from '../../../common/work/upload/files-input'
import { WorkDialog } from '../../../common/work/work-dialog'
import { WorkField, WorkForm } from '../../../common/work/work-form'
import { useDeskStep } from './api'
import { useSayingChanged } from './use-saying-changed'
import { TextInput } from '../../../common/work/form/text-input'

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
