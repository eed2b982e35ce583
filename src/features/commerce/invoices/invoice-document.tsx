import { useTranslation } from 'react-i18next'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { FileList } from '#src/common/upload/file-list.tsx'

/** The document of an issued invoice, to be read and downloaded. */
export function InvoiceDocument({ invoice: { fileUrl, fileExt, invoiceNumber } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  if (fileUrl === '') return null
  const id = parseFileId(fileUrl)
  const fileName = t('document', { number: invoiceNumber, ext: fileExt })
  const file = { id, url: fileUrl, fileName, fileSize: 0, fileSizeStr: '', fileExt, dcsUrl: '' }
  return <FileList files={[file]} label={t('documentOf', { number: invoiceNumber })} />
}
