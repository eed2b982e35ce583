import type { PaymentPort, RefundState } from '#server/providers/payment/port.ts'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import {
  addStep,
  holdOrder,
  listLinesOfRefund,
  takeBackLines,
  notifyOwner,
  touchOrder,
} from '#server/modules/commerce/orders/index.ts'
import { findPayment } from './payments.queries'
import { moveRefund, type RefundRow } from './refunds.queries'

type Writing = Pick<Database, 'db' | 'write'>

/** Finishes a refund that has reached its payer, once. */
async function finish(
  db: Db,
  sender: Sender,
  refund: RefundRow,
  { doneAt, byAccount }: { doneAt: Date; byAccount: number | null },
): Promise<void> {
  const order = await holdOrder(db, refund.orderId)
  const done = await moveRefund(db, refund.id, 'asked', { state: 'succeeded', doneAt, failure: '' })
  if (!done || !order) return
  const lines = await listLinesOfRefund(db, refund.id)
  const lineIds = lines.map(({ id }) => id)
  await takeBackLines(db, sender, order.id, lineIds)
  await addStep(db, { orderId: order.id, action: 'refund', byAccount })
  await touchOrder(db, order.id)
  await notifyOwner(db, sender, order, 'orderRefunded', { fen: (refund.fen / 100).toFixed(2) })
}

/** Lays a refund before finance that the provider could not carry out. */
async function fails(db: Db, refund: RefundRow, failure: string): Promise<void> {
  const failed = await moveRefund(db, refund.id, 'asked', { state: 'failed', failure })
  if (!failed) return
  await addStep(db, { orderId: refund.orderId, action: 'refundFailed' })
  await touchOrder(db, refund.orderId)
}

/** Writes down what the provider says of a refund, or who has returned it by hand. */
export async function receiveRefund(
  { write }: Pick<Writing, 'write'>,
  sender: Sender,
  refund: RefundRow,
  state: RefundState,
  byAccount: number | null = null,
) {
  await write(async (db) => {
    if (state.state === 'succeeded' && state.fen === refund.fen)
      return finish(db, sender, refund, { doneAt: state.refundedAt, byAccount })
    if (state.state === 'succeeded') return fails(db, refund, `the provider gave back ${state.fen} fen`)
    if (state.state === 'failed') return fails(db, refund, state.reason)
    return undefined
  })
}

/**
 * Sends a refund to the provider, or queries its outcome: the number is the same on every try, so that it is given
 * back once. Silence is requested again later; a refusal is laid before finance.
 */
export async function executeRefund(
  database: Writing,
  sender: Sender,
  { provider, origin }: { provider: PaymentPort | null; origin: string },
  refund: RefundRow,
): Promise<void> {
  if (refund.paymentId === null) {
    const message = { state: 'succeeded', fen: 0, refundedAt: new Date() } as const
    return receiveRefund(database, sender, refund, message)
  }
  const payment = await findPayment(database.db, refund.paymentId)
  // What was paid by transfer or at the door is returned by finance.
  if (!provider || payment?.method !== 'wechat') return undefined
  const { number, fen, reason } = refund
  const request = { number, paymentNumber: payment.number, fen, paidFen: payment.paidFen, reason }
  const text = await ask(provider, request, origin)
  return text && receiveRefund(database, sender, refund, text)
}

type Request = Parameters<PaymentPort['refund']>[0]

async function ask(provider: PaymentPort, request: Request, origin: string): Promise<RefundState | undefined> {
  try {
    const known = await provider.queryRefund(request.number)
    return known.state === 'missing' || known.state === 'failed' ? await provider.refund(request, origin) : known
  } catch (error) {
    return error instanceof ServiceRefusal ? { state: 'failed', reason: error.message } : undefined
  }
}
