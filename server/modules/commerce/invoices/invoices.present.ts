import type { Language } from '#contract/core/language.ts'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { type DocumentType, documentTypes } from '#contract/commerce/invoices/rules.ts'
import type { Invoice, ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Providers } from '#server/providers/providers.ts'
import type { InvoiceOfOrder } from './invoices.queries'

const isDocumentType = (ext: string | null): ext is DocumentType => documentTypes.some((one) => one === ext)

export function presentInvoice({ invoice, orderNumber, orderKind, fileExt }: InvoiceOfOrder): Invoice {
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
    fileExt: isDocumentType(fileExt) ? fileExt : '',
    failure,
    createdAt: invoice.createdAt.toISOString(),
    issuedAt: invoice.issuedAt?.toISOString() ?? null,
  }
}

/** Whether the service is at it, so that finance leaves it alone; without a service finance takes over. */
export const isAtService = (
  { issuer, state }: InvoiceOfOrder['invoice'],
  { invoice }: Pick<Providers, 'invoice'>,
): boolean => invoice.available && issuer === 'service' && (state === 'issuing' || state === 'reversalAsked')

export const presentManaged = (
  row: InvoiceOfOrder,
  { language, providers }: { language: Language; providers: Providers },
): ManagedInvoice => ({
  ...presentInvoice(row),
  buyer: pick(row.buyer, language),
  atService: isAtService(row.invoice, providers),
  trouble: row.invoice.trouble,
  detail: row.invoice.detail,
})
