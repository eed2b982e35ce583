import { parseFileId } from '../../../contract/files/rules'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type * as contract from '../../../contract/invoices/endpoints'
import { FAILURE_MAX } from '../../../contract/invoices/limits'
import type { InvoiceState } from '../../../contract/invoices/rules'
import { countCharacters } from '../../../contract/core/rules'
import type { Db } from '../../platform/db/database'
import { assertFields } from '../../platform/http/assert-fields'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { findAccountById } from '../accounts'
import { claimFiles, getAsker } from '../files'
import { type NoticeName, sendNotice, type Sender } from '../notices'
import * as queries from './invoices.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** An invoice. Throws InvoiceNotFound. */
export async function getInvoice(db: Db, id: number): Promise<queries.InvoiceOfOrder> {
  const row = await queries.findInvoice(db, id)
  if (!row) throw fail('InvoiceNotFound')
  return row
}

async function tellOwner(db: Db, sender: Sender, row: queries.InvoiceOfOrder, name: NoticeName): Promise<void> {
  const owner = await findAccountById(db, row.invoice.accountId)
  const { invoice, orderNumber } = row
  if (!owner) return
  const parameters = { number: orderNumber, orderId: String(invoice.orderId), reason: invoice.failure }
  await sendNotice(db, sender, owner, { name, parameters })
}

interface Step {
  from: readonly InvoiceState[]
  change: Parameters<typeof queries.moveInvoice>[3]
  notice?: NoticeName
}

/** One step of an invoice as it was seen. Throws InvoiceNotFound, InvoiceNotNow. */
export async function step(
  db: Db,
  sender: Sender,
  seen: { id: number; version: number },
  { from, change, notice }: Step,
): Promise<void> {
  await getInvoice(db, seen.id)
  if (!(await queries.moveInvoice(db, seen, from, change))) throw fail('InvoiceNotNow')
  if (notice) await tellOwner(db, sender, await getInvoice(db, seen.id), notice)
}

/** Writes down that it is issued; its document is the buyer's from then on. Throws what the contract names. */
export async function issueInvoice(context: Context<Input<'issueInvoice'>>): Promise<void> {
  const { input, language, writeUncached } = context
  const invoiceNumber = input.invoiceNumber.replace(/\s/g, '')
  const isNumber = /^[0-9A-Za-z-]{6,30}$/.test(invoiceNumber)
  assertFields({ invoiceNumber: isNumber ? undefined : 'invoice.number' }, language, 'input')
  await writeUncached(async (db) => {
    const { invoice } = await getInvoice(db, input.id)
    const claiming = { ...getAsker(context), ownerId: invoice.accountId, field: 'file' }
    const [file] = await claimFiles(db, [parseFileId(input.file)], claiming)
    assertFields({ file: file?.fileExt === 'pdf' ? undefined : 'invoice.file' }, language, 'input')
    const issued = { state: 'issued', invoiceNumber, fileId: file?.id ?? null, issuedAt: new Date() } as const
    await step(db, context, input, { from: ['applied', 'issuing'], change: issued, notice: 'invoiceIssued' })
  })
}

/** Says why it could not be issued; its buyer can apply again. Throws what the contract names. */
export async function failInvoice(context: Context<Input<'failInvoice'>>): Promise<void> {
  const { input, language, writeUncached } = context
  const failure = input.failure.trim()
  const isLong = countCharacters(failure) > FAILURE_MAX
  assertFields({ failure: failure === '' ? 'reason.empty' : isLong ? 'note.long' : undefined }, language, 'input')
  await writeUncached((db) =>
    step(db, context, input, {
      from: ['applied', 'issuing'],
      change: { state: 'failed', failure },
      notice: 'invoiceFailed',
    }),
  )
}

/** Ends the invoice of an order that the organizer gives back: one that is issued has to be reversed. */
export async function endInvoice(db: Db, orderId: number): Promise<void> {
  const row = await queries.findHolding(db, orderId)
  if (!row || row.state === 'reversalAsked') return
  const change = row.state === 'issued' ? { state: 'reversalAsked' as const } : { state: 'failed' as const }
  await queries.moveInvoice(db, row, [row.state], change)
}
