import type { PaymentState } from '#server/providers/payment/port.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import {
  addStep,
  holdOrder,
  makeNumber,
  type OrderRow,
  settleOrder,
  notifyOwner,
  touchOrder,
} from '#server/modules/commerce/orders/index.ts'
import * as queries from './payments.queries'
import { insertRefund } from './refunds.queries'

type Writing = Pick<Database, 'write'>

/** Returns a payment in full that its order cannot take, and says so. */
async function returnPayment(db: Db, payment: queries.PaymentRow): Promise<void> {
  const { id: paymentId, orderId, paidFen } = payment
  await queries.takeFromPayment(db, paymentId, paidFen)
  await insertRefund(db, {
    number: makeNumber('R'),
    orderId,
    paymentId,
    clientKey: `return:${payment.number}`,
    reason: 'repeat',
    fen: paidFen,
    feeFen: 0,
    isReturn: true,
  })
  await addStep(db, { orderId, action: 'returnPayment' })
  await touchOrder(db, orderId)
}

/** Lets an order take what was paid for it, or returns it. The caller holds the order. */
async function settle(db: Db, sender: Sender, order: OrderRow, paid: queries.PaymentRow): Promise<void> {
  const { paidAt, paidFen, fen, method } = paid
  const isTaken =
    paidFen === fen && (await settleOrder(db, sender, order, { paidAt: paidAt ?? new Date(), method })) === 'accepted'
  if (isTaken) return
  await returnPayment(db, paid)
  await notifyOwner(db, sender, order, 'paymentReturned')
}

/**
 * Writes down a bank transfer of the whole sum that finance has seen arrive; where the order can no longer take it, it is
 * returned. The caller holds the order.
 */
export async function receiveTransfer(db: Db, sender: Sender, order: OrderRow, paidAt: Date): Promise<void> {
  const { id: orderId, payableFen: fen } = order
  const paid = { state: 'paid', fen, paidFen: fen, paidAt, expiresAt: paidAt } as const
  const payment = await queries.insertPayment(db, { number: makeNumber('P'), orderId, method: 'transfer', ...paid })
  if (!payment) throw new Error('the transfer was not kept')
  await settle(db, sender, order, payment)
}

/**
 * Writes down what the provider says of a payment, once however often it says so. A payment that comes late, twice, or of
 * another amount than was requested, is returned. Pass only data of a verified notification or a query.
 */
export async function receivePayment(
  { write }: Writing,
  sender: Sender,
  number: string,
  state: PaymentState,
): Promise<void> {
  await write(async (db) => {
    const known = await queries.findByNumber(db, number)
    if (!known) return
    // Whoever closes, cancels or refunds the order waits, or has been first.
    const order = await holdOrder(db, known.orderId)
    if (!order) return
    if (state.state === 'closed') return queries.setClosed(db, number)
    if (state.state !== 'paid') return undefined
    const { fen: paidFen, providerNumber, paidAt } = state
    const paid = await queries.setPaid(db, number, { paidFen, providerNumber, paidAt })
    if (!paid) return undefined
    return settle(db, sender, order, paid)
  })
}
