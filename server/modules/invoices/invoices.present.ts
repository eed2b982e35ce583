import type { Language } from '../../../contract/core/language'
import { fileAddress } from '../../../contract/files/rules'
import type { Invoice, ManagedInvoice } from '../../../contract/invoices/schemas'
import { pick } from '../../platform/db/bilingual'
import type { InvoiceOfOrder } from './invoices.queries'

export function presentInvoice({ invoice, orderNumber, orderKind }: InvoiceOfOrder): Invoice {
  const { id, number, version, state, type, title, fen, orderId, invoiceNumber, fileId, failure } = invoice
  return {
    id,
    number,
    version,
    state,
    type,
    title,
    fen,
    orderId,
    orderNumber,
    orderKind,
    invoiceNumber,
    fileUrl: fileId === null ? '' : fileAddress(fileId),
    failure,
    createdAt: invoice.createdAt.toISOString(),
    issuedAt: invoice.issuedAt?.toISOString() ?? null,
  }
}

export const presentManaged = (row: InvoiceOfOrder, language: Language): ManagedInvoice => ({
  ...presentInvoice(row),
  buyer: pick(row.buyer, language),
})
