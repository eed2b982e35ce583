import { parseFileId } from '#contract/foundation/files/rules.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/commerce/invoices/endpoints.ts'
import { FAILURE_MAX } from '#contract/commerce/invoices/limits.ts'
import { documentTypes, invoiceNumberPattern } from '#contract/commerce/invoices/rules.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import * as queries from './invoices.queries'
import { getInvoice, stepByFinance } from './step'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Writes down that it is issued; its document is the buyer's from then on. Throws what the contract names. */
export async function issueInvoice(context: Context<Input<'issueInvoice'>>): Promise<void> {
  const { input, language, write } = context
  const invoiceNumber = input.invoiceNumber.replace(/\s/g, '')
  const isNumber = invoiceNumberPattern.test(invoiceNumber)
  assertFields({ invoiceNumber: isNumber ? undefined : 'invoice.number' }, language, 'input')
  await write(async (db) => {
    const { invoice } = await getInvoice(db, input.id)
    const claiming = { ...getRequester(context), ownerId: invoice.accountId, field: 'file' }
    const [file] = await claimFiles(db, [parseFileId(input.file)], claiming)
    const isDocument = documentTypes.some((type) => type === file?.fileExt)
    assertFields({ file: isDocument ? undefined : 'invoice.file' }, language, 'input')
    const issued = { state: 'issued', invoiceNumber, fileId: file?.id ?? null, issuedAt: new Date() } as const
    await stepByFinance(db, context, input, { from: ['applied', 'issuing'], change: issued, notice: 'invoiceIssued' })
  })
}

/** Says why it could not be issued; its buyer can apply again. Throws what the contract names. */
export async function failInvoice(context: Context<Input<'failInvoice'>>): Promise<void> {
  const { input, language, write } = context
  const failure = input.failure.trim()
  const isLong = countCharacters(failure) > FAILURE_MAX
  assertFields({ failure: failure === '' ? 'reason.empty' : isLong ? 'note.long' : undefined }, language, 'input')
  await write((db) =>
    stepByFinance(db, context, input, {
      from: ['applied', 'issuing'],
      change: { state: 'failed', failure },
      notice: 'invoiceFailed',
    }),
  )
}

/** Writes down whether the tax authority has reversed it. Throws what the contract names. */
export async function decideReversal(context: Context<Input<'decideReversal'>>): Promise<void> {
  const { input, write } = context
  await write(async (db) => {
    const { invoice } = await getInvoice(db, input.id)
    if (input.reversed) {
      const reversed = { from: ['reversalAsked'], change: { state: 'reversed' }, notice: 'invoiceReversed' } as const
      return stepByFinance(db, context, input, reversed)
    }
    // One that was given up while the service was at it has not been issued: that is finance's now.
    const stands =
      invoice.invoiceNumber === ''
        ? ({ change: { state: 'issuing' } } as const)
        : ({ change: { state: 'issued' }, notice: 'reversalRefused' } as const)
    return stepByFinance(db, context, input, { from: ['reversalAsked'], ...stands })
  })
}

const mustBeReversed = ({ state, issuer }: queries.InvoiceRow): boolean =>
  // The service may have issued it by now, and is to say so.
  state === 'issued' || (state === 'issuing' && issuer === 'service')

/**
 * Ends the invoice of an order that the organizer returns: one that is issued, or may be, has to be reversed. False: there
 * was none to end.
 */
export async function endInvoice(db: Db, orderId: number): Promise<boolean> {
  const row = await queries.lockHolding(db, orderId)
  if (!row || row.state === 'reversalAsked') return false
  await queries.moveInvoice(db, row, [row.state], { state: mustBeReversed(row) ? 'reversalAsked' : 'failed' })
  return true
}
