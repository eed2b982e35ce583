import type { InvoiceState } from '#contract/commerce/invoices/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { deliverNotice, type NoticeName, sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import { isAtService } from './invoices.present'
import * as queries from './invoices.queries'

/** An invoice. Throws InvoiceNotFound. */
export async function getInvoice(db: Db, id: number): Promise<queries.InvoiceOfOrder> {
  const row = await queries.findInvoice(db, id)
  if (!row) throw fail('InvoiceNotFound')
  return row
}

/** An invoice of who asks. Throws InvoiceNotFound for another's too. */
export async function getOwnRow(
  context: Pick<Context<unknown>, 'db' | 'viewer'>,
  id: number,
): Promise<queries.InvoiceOfOrder> {
  const account = await getViewerAccount(context)
  const row = await getInvoice(context.db, id)
  if (row.invoice.accountId !== account.id) throw fail('InvoiceNotFound')
  return row
}

/** What whoever does the accounts receives too, at the address of the title. */
const sentToTitle: ReadonlySet<NoticeName> = new Set<NoticeName>(['invoiceIssued', 'invoiceReversed'])

/** Notifies the owner of an invoice, and its delivery address, of its new state. */
export async function notifyOwner(
  db: Db,
  sender: Sender,
  row: queries.InvoiceOfOrder,
  name: NoticeName,
): Promise<void> {
  const owner = await findAccountById(db, row.invoice.accountId)
  const { invoice, orderNumber } = row
  if (!owner) return
  const parameters = { number: orderNumber, orderId: String(invoice.orderId), reason: invoice.failure }
  await sendNotice(db, sender, owner, { name, parameters })
  const { email } = invoice.title
  if (sentToTitle.has(name) && email !== owner.email)
    await deliverNotice(db, sender, { ...owner, phone: '', email }, { name, parameters })
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
  if (notice) await notifyOwner(db, sender, await getInvoice(db, seen.id), notice)
}

/** One step of finance, which ends what was wrong at the service. Throws what `step` throws, and InvoiceAtService. */
export async function stepByFinance(
  db: Db,
  sender: Sender,
  seen: { id: number; version: number },
  input: Step,
): Promise<void> {
  const { invoice } = await getInvoice(db, seen.id)
  if (isAtService(invoice, sender.providers)) throw fail('InvoiceAtService')
  await step(db, sender, seen, { ...input, change: { ...input.change, trouble: '', detail: '' } })
}
