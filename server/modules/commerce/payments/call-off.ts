import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { callOff as contract } from '#contract/commerce/payments/endpoints.ts'
import type { CallOff } from '#contract/commerce/payments/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { endInvoice } from '#server/modules/commerce/invoices/index.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import { closeOrder, holdOrder, notifyOwner } from '#server/modules/commerce/orders/index.ts'
import { haltTypes, listTypes } from '#server/modules/commerce/tickets/index.ts'
import { endCalledOff } from '#server/modules/commerce/waiting-list/index.ts'
import * as queries from './call-off.queries'
import { beginRefund } from './refund'

/** orders attended to in one look */
const BATCH = 50
/** ms that a cancellation is looked after at least: what was being ordered when sale was halted is written by then */
const LATE_MS = 60_000
/** The key of the refunds of one cancellation: an order has one, however often it is attended to. */
const keyOf = ({ id }: queries.CallOffRow): string => `call-off:${id}`

/** What was canceled, with what has become of it. */
export async function presentCallOff(db: Db, row: queries.CallOffRow, language: Language): Promise<CallOff> {
  const types = await listTypes(db, row.typeIds, { removed: true })
  return {
    id: row.id,
    typeNames: types.map(({ name }) => pick(name, language)),
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    ...(await queries.sumOf(db, keyOf(row))),
  }
}

/** Halts the sale of types and lets everybody be refunded in full, once for a key. Throws what the contract names. */
export async function callOff(context: Context<ParsedInputOf<typeof contract>>): Promise<CallOff> {
  const { db: reading, input, language, write } = context
  const { key: clientKey, typeIds, reason, fen } = input
  const { id: byAccount } = await getViewerAccount(context)
  const known = await queries.findByKey(reading, byAccount, clientKey)
  if (known) return presentCallOff(reading, known, language)
  const ids = [...new Set(typeIds)]
  if ((await listTypes(reading, ids)).length < ids.length) throw fail('TicketTypeNotFound')
  const added = await write(async (db) => {
    const affected = await queries.countAffected(db, ids)
    if (affected.fen !== fen) throw fail('OrderPriceChanged', { payableFen: affected.fen })
    await haltTypes(db, ids)
    return queries.insertCallOff(db, { clientKey, typeIds: ids, reason, byAccount })
  })
  const row = added ?? (await queries.findByKey(reading, byAccount, clientKey))
  if (!row) throw new Error('the calling off was not kept')
  return presentCallOff(reading, row, language)
}

/** Refunds what an order has of these types, and notifies its owner; one that is not paid is closed. */
async function refundLines(db: Db, sender: Sender, row: queries.CallOffRow, orderId: number): Promise<void> {
  const order = await holdOrder(db, orderId)
  if (!order) return
  const isService = order.kind === 'service'
  if (order.state === 'pending') {
    const isClosed = await closeOrder(db, orderId, { reason: 'calledOff' })
    if (isClosed) await notifyOwner(db, sender, order, isService ? 'serviceClosed' : 'orderClosed')
    return
  }
  const lines = await queries.listLinesLeft(db, orderId, row.typeIds)
  if (lines.length === 0) return
  await endInvoice(db, orderId)
  const fen = lines.reduce((sum, { paidFen }) => sum + paidFen, 0)
  const input = { orderId, lines, clientKey: keyOf(row), reason: row.reason, fen, feeFen: 0, byAccount: null }
  // Whoever came later than the first look: a second refund, of a key of its own.
  const begun = await beginRefund(db, input)
  if (!begun) await beginRefund(db, { ...input, clientKey: `${input.clientKey}:${lines[0]?.id ?? 0}` })
  await notifyOwner(db, sender, order, isService ? 'serviceCalledOff' : 'orderCalledOff')
}

/** Goes on with what was canceled, order by order, each once; what breaks off is taken up where it was. */
export async function processCancellations(
  database: Pick<Database, 'db' | 'write'>,
  sender: Sender,
  now = new Date(),
): Promise<void> {
  const { db, write } = database
  for (const row of await queries.listOpen(db)) {
    const waited = await endCalledOff(database, sender, row.typeIds, now)
    const left = await queries.listLeft(db, row.typeIds, BATCH)
    for (const orderId of left) await write((writing) => refundLines(writing, sender, row, orderId))
    const isLate = now.getTime() >= row.createdAt.getTime() + LATE_MS
    if (isLate && left.length + waited === 0) await write((writing) => queries.setDone(writing, row.id, now))
  }
}
