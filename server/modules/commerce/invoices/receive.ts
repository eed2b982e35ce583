import type { AppServices } from '#server/platform/services.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { InvoiceStanding, ReversalStanding } from '#server/providers/invoice/port.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { claimFiles } from '#server/modules/foundation/files/index.ts'
import type { NoticeName } from '#server/modules/foundation/notices/index.ts'
import { storeInvoiceDocument } from './store-invoice-document'
import { type InvoiceOfOrder, type InvoiceRow, moveInvoice } from './invoices.queries'
import { notifyOwner, getInvoice } from './step'

type Services = Pick<AppServices, 'config' | 'providers'>
type Writing = Pick<Database, 'db' | 'write'>
type Change = Parameters<typeof moveInvoice>[3]

interface Found {
  change: Change
  notice?: NoticeName
  /** The document that is its owner's from then on. */
  file?: { id: string; owner: Viewer }
}

async function getOwner(db: Db, { accountId }: InvoiceRow): Promise<Viewer> {
  const account = await findAccountById(db, accountId)
  if (!account) throw new Error('an invoice has no owner')
  return { userId: String(account.id), userType: account.userType }
}

type Issued = Extract<InvoiceStanding, { state: 'issued' }>

/** What is written down of an issued invoice; one that is not what was applied for is laid before finance. */
async function findIssued(database: Writing, services: Services, of: InvoiceOfOrder, message: Issued): Promise<Found> {
  const { invoiceNumber, fen, issuedAt } = message
  const trouble = (which: 'sum' | 'document') => ({
    change: { issuer: 'finance', trouble: which, detail: invoiceNumber } as const,
  })
  if (fen !== of.invoice.fen) return trouble('sum')
  const document = await services.providers.invoice.readDocument(of.invoice.number)
  const owner = await getOwner(database.db, of.invoice)
  const file = await storeInvoiceDocument(database, services, owner, { ...document, invoiceNumber })
  if (!file) return trouble('document')
  const change = { state: 'issued', invoiceNumber, fileId: file.id, issuedAt } as const
  return { change, notice: 'invoiceIssued', file: { id: file.id, owner } }
}

/** What an invoice becomes by what the service says of it; undefined while it is at it. */
async function find(
  database: Writing,
  services: Services,
  of: InvoiceOfOrder,
  state: InvoiceStanding | ReversalStanding,
): Promise<Found | undefined> {
  const isReversal = of.invoice.state === 'reversalAsked'
  switch (state.state) {
    case 'issued':
      return findIssued(database, services, of, state)
    case 'failed':
      // One that was given up meanwhile needs no reason.
      return isReversal
        ? { change: { state: 'failed' } }
        : { change: { state: 'failed', failure: state.reason }, notice: 'invoiceFailed' }
    case 'reversed':
      return { change: { state: 'reversed' }, notice: 'invoiceReversed' }
    case 'refused':
      return { change: { issuer: 'finance', trouble: 'reversal', detail: state.reason } }
    default:
      return undefined
  }
}

/**
 * Writes down what the service says of an invoice, once however often it says so: of several at once the first does, by
 * the version. Throws ServiceFailure where its document cannot be had.
 */
export async function receiveStanding(
  database: Writing,
  services: Services,
  of: InvoiceOfOrder,
  reported: InvoiceStanding | ReversalStanding,
): Promise<void> {
  const found = await find(database, services, of, reported)
  if (!found) return
  const { change, notice, file } = found
  const { id, state, accountId: ownerId } = of.invoice
  await database.write(async (db) => {
    if (!(await moveInvoice(db, of.invoice, [state], change))) return
    if (file) await claimFiles(db, [file.id], { viewer: file.owner, uploadKey: '', ownerId })
    if (notice) await notifyOwner(db, services, await getInvoice(db, id), notice)
  })
}
