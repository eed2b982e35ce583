import type { AppServices } from '#server/platform/services.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { InvoicePort, InvoiceStanding, ReversalStanding } from '#server/providers/invoice/port.ts'
import { getInvoice } from './step'
import { type InvoiceOfOrder, type InvoiceRow, moveInvoice } from './invoices.queries'
import { receiveStanding } from './receive'

type Services = Pick<AppServices, 'config' | 'providers'>
type Writing = Pick<Database, 'db' | 'write'>

/** Asks what the service knows of an application, and lays before it what it does not. */
async function issue(
  service: InvoicePort,
  { invoice, orderNumber, orderKind }: InvoiceOfOrder,
): Promise<InvoiceStanding> {
  const { number, type, fen, title } = invoice
  const known = await service.query(number)
  if (known.state !== 'missing') return known
  return service.issue({ number, type, fen, item: orderKind, orderNumber, title })
}

/** Asks what has become of a reversal, and for the reversal where the service has not begun. */
async function reverse(
  service: InvoicePort,
  { number, version }: InvoiceRow,
): Promise<InvoiceStanding | ReversalStanding> {
  const known = await service.query(number)
  if (known.state === 'reversing' || known.state === 'reversed' || known.state === 'failed') return known
  // Each time it is requested it has a version of its own, which stays as long as it is under way.
  return service.reverse({ number, reversal: `${number}-${version}` })
}

/**
 * Sends an application or a reversal to the service, or queries its outcome: its numbers are the same on every try, so
 * that it is done once. Rejects with ServiceFailure where the service says nothing.
 */
export async function askService(database: Writing, services: Services, row: InvoiceRow): Promise<void> {
  const { invoice: service } = services.providers
  const taken =
    row.state === 'applied'
      ? await database.write((db) => moveInvoice(db, row, ['applied'], { state: 'issuing', issuer: 'service' }))
      : row
  // Withdrawn, or taken up by finance in this moment.
  if (!taken) return
  const of = await getInvoice(database.db, taken.id)
  const message = taken.state === 'issuing' ? await issue(service, of) : await reverse(service, taken)
  await receiveStanding(database, services, of, message)
}
