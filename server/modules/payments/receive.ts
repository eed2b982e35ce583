import type { PaymentState } from '../../providers/payment/port'
import type { Database, Db } from '../../platform/db/database'
import type { Sender } from '../notices'
import { addStep, holdOrder, makeNumber, settleOrder, tellOwner, touchOrder } from '../orders'
import * as queries from './payments.queries'
import { insertRefund } from './refunds.queries'

type Writing = Pick<Database, 'writeUncached'>

/** Gives a payment back in full that its order cannot take, and says so. */
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

/**
 * Writes down what the provider says of a payment, once however often it says so. A payment that comes late, twice, or of
 * another amount than was asked for, is given back. Only what a verified notification or a query has said may come here.
 */
export async function receivePayment(
  { writeUncached }: Writing,
  sender: Sender,
  number: string,
  said: PaymentState,
): Promise<void> {
  await writeUncached(async (db) => {
    const known = await queries.findByNumber(db, number)
    if (!known) return
    // Whoever closes, cancels or refunds the order waits, or has been first.
    const order = await holdOrder(db, known.orderId)
    if (!order) return
    if (said.state === 'closed') return queries.setClosed(db, number)
    if (said.state !== 'paid') return undefined
    const { fen: paidFen, providerNumber, paidAt } = said
    const paid = await queries.setPaid(db, number, { paidFen, providerNumber, paidAt })
    if (!paid) return undefined
    const isExact = paidFen === paid.fen
    const settlement = isExact
      ? await settleOrder(db, sender, order, { paidAt, method: paid.method })
      : ('returned' as const)
    if (settlement === 'accepted') return undefined
    await returnPayment(db, paid)
    await tellOwner(db, sender, order, 'paymentReturned')
    return undefined
  })
}
