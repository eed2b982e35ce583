import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { getInvoiceApplication as contract } from '#contract/commerce/invoices/endpoints.ts'
import { APPLICATIONS_PER_MINUTE } from '#contract/commerce/invoices/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { presentInvoice } from '../invoices.present'
import { getOwnRow } from '../step'
import { buildApplication } from './application'
import { drawApplication } from './draw-application'

/** An own application as it stands now. Throws InvoiceNotFound, and TooManyRequests: drawing takes its time. */
export async function answerApplication(context: Context<ParsedInputOf<typeof contract>>): Promise<Bytes> {
  const { input, header, write } = context
  const row = await getOwnRow(context, input.id)
  const { accountId, number, createdAt } = row.invoice
  await write((db) => assertWithinLimit(db, `invoiceApplication:${accountId}`, APPLICATIONS_PER_MINUTE, 60))
  const page = await drawApplication(buildApplication(presentInvoice(row), input.language), createdAt)
  header('cache-control', 'private, no-store')
  header('content-disposition', `attachment; filename="${number}.pdf"`)
  header('x-content-type-options', 'nosniff')
  return { type: 'application/pdf', ...page }
}
