import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { StoredRefundReason } from '#contract/commerce/orders/rules.ts'
import type { requestRefund as contract } from '#contract/commerce/payments/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import {
  addStep,
  getOwnOrderRow,
  assignLinesToRefund,
  holdOrder,
  type LineRow,
  listLines,
  lockGoods,
  makeNumber,
  touchOrder,
} from '#server/modules/commerce/orders/index.ts'
import { isInvoiced } from '#server/modules/commerce/invoices/index.ts'
import { listPaid, takeFromPayment } from './payments.queries'
import { findByKey, insertRefund, type RefundRow } from './refunds.queries'
import { sumRefund } from './sum-refund'

interface Requested {
  orderId: number
  lines: readonly LineRow[]
  clientKey: string
  reason: StoredRefundReason
  /** What the organizer says of it. */
  note?: string
  fen: number
  feeFen: number
  byAccount: number | null
}

/** The payment that bears a refund: of one that was paid for there is always one. null: nothing was paid. */
async function takePayment(db: Db, { orderId, fen }: Requested): Promise<number | null> {
  if (fen === 0) return null
  for (const payment of await listPaid(db, orderId)) if (await takeFromPayment(db, payment.id, fen)) return payment.id
  throw fail('RefundNotAllowed')
}

/**
 * Begins to refund lines: their tickets are locked, the sum is reserved, and the provider is notified afterwards. The
 * caller holds the order. undefined where its key has been used. Throws RefundNotAllowed.
 */
export async function beginRefund(db: Db, input: Requested): Promise<RefundRow | undefined> {
  const { orderId, lines, clientKey, reason, note = '', fen, feeFen, byAccount } = input
  if (await findByKey(db, orderId, clientKey)) return undefined
  const paymentId = await takePayment(db, input)
  const number = makeNumber('R')
  const row = { number, orderId, paymentId, clientKey, reason, note, fen, feeFen, byAccount }
  const refund = await insertRefund(db, row)
  if (!refund) return undefined
  const ids = lines.map(({ id }) => id)
  if (!(await assignLinesToRefund(db, orderId, ids, refund.id))) throw fail('RefundNotAllowed')
  if (!(await lockGoods(db, ids))) throw fail('RefundNotAllowed')
  await addStep(db, { orderId, action: reason === 'organizer' ? 'organizerRefund' : 'askRefund', byAccount })
  await touchOrder(db, orderId)
  return refund
}

/** Gives lines of an own order back by its policy, once for a key. Throws what the contract names. */
export async function requestRefund(context: Context<ParsedInputOf<typeof contract>>): Promise<void> {
  const { id: byAccount } = await getViewerAccount(context)
  await getOwnOrderRow(context, context.input.orderId)
  await refundLines(context, context.input, byAccount)
}

/** Gives lines of an order back by its policy, once for a key. Throws RefundNotAllowed, OrderPriceChanged, OrderInvoiced. */
export async function refundLines(
  { db: reading, vault, write }: Context<unknown>,
  input: ParsedInputOf<typeof contract>,
  byAccount: number,
): Promise<void> {
  const { orderId, key: clientKey, reason } = input
  if (await findByKey(reading, orderId, clientKey)) return
  const lineIds = new Set(input.lineIds)
  await write(async (db) => {
    const order = await holdOrder(db, orderId)
    // The same, sent twice at once.
    if (await findByKey(db, orderId, clientKey)) return
    if (await isInvoiced(db, orderId)) throw fail('OrderInvoiced')
    const lines = (await listLines(db, [orderId])).filter(({ id }) => lineIds.has(id))
    if (!order || lines.length < lineIds.size) throw fail('RefundNotAllowed')
    const sums = await sumRefund(db, vault, order, lines)
    if (sums.fen !== input.fen) throw fail('OrderPriceChanged', { payableFen: sums.fen })
    await beginRefund(db, { orderId, lines, clientKey, reason, ...sums, byAccount })
  })
}
