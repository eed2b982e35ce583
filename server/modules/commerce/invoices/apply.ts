import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { applyInvoice as contract } from '#contract/commerce/invoices/endpoints.ts'
import { checkTitle } from '#contract/commerce/invoices/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { getOwnOrderRow, holdOrder, makeNumber } from '#server/modules/commerce/orders/index.ts'
import * as queries from './invoices.queries'
import { findPeriod } from './period'
import { normalizeTitle } from './titles'

/** What of an order can be invoiced, in fen: what was paid and not returned. The caller holds the order. */
async function findInvoiceable(db: Db, orderId: number): Promise<number> {
  const order = await holdOrder(db, orderId)
  if (!order || order.state !== 'paid') return 0
  return order.payableFen - (await queries.sumRefunded(db, orderId))
}

/** Applies for an invoice of an own order, once for a key, and gives its id. Throws what the contract names. */
export async function applyInvoice(context: Context<ParsedInputOf<typeof contract>>): Promise<number> {
  const { db: reading, input, language, write } = context
  const { key: clientKey, orderId, type } = input
  const { id: accountId } = await getViewerAccount(context)
  await getOwnOrderRow(context, orderId)
  const known = await queries.findByKey(reading, accountId, clientKey)
  if (known) return known.id
  assertFields(checkTitle(input.title, type), language, 'input.title')
  const { start, end } = await findPeriod(reading)
  const today = chinaDay(new Date())
  if (start === '' || today < start || today > end) throw fail('InvoiceClosed')
  const title = normalizeTitle(input.title)
  const applied = await write(async (db) => {
    // A refund that is requested meanwhile waits, or has been first.
    const fen = await findInvoiceable(db, orderId)
    if (fen <= 0) throw fail('InvoiceNothing')
    return queries.insertInvoice(db, { number: makeNumber('F'), orderId, accountId, clientKey, type, title, fen })
  })
  const id = applied?.id ?? (await queries.findByKey(reading, accountId, clientKey))?.id
  if (id === undefined) throw fail('InvoiceStands')
  return id
}
