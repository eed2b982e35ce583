import type { PayMethod } from '../../../contract/orders/rules'
import type { Db } from '../../platform/db/database'
import { findAccountById } from '../accounts'
import { type NoticeName, sendNotice, type Sender } from '../notices'
import { giveBackCoupon, retakeCoupon } from '../coupons'
import { grantTickets, retakeTickets } from '../tickets'
import { moveOrder, type OrderRow } from './orders.queries'

/** What a payment did to its order: `returned`: the order can no longer take it, so it is given back in full. */
export type Settlement = 'accepted' | 'returned'

/** Tells the owner of an order something of it. */
export async function tellOwner(
  db: Db,
  sender: Sender,
  order: Pick<OrderRow, 'id' | 'number' | 'accountId'>,
  name: NoticeName,
  parameters: Record<string, string> = {},
): Promise<void> {
  // What was sold at the door has nobody who could be told.
  const owner = order.accountId === null ? undefined : await findAccountById(db, order.accountId)
  if (!owner) return
  await sendNotice(db, sender, owner, {
    name,
    parameters: { number: order.number, orderId: String(order.id), ...parameters },
  })
}

/** An order that costs nothing is complete at once (spec: live §9). */
export async function settleFree(db: Db, sender: Sender, order: OrderRow): Promise<void> {
  const paid = { state: 'paid', paidAt: new Date(), method: 'free' } as const
  await moveOrder(db, order.id, { from: 'pending' }, paid, { action: 'pay' })
  await grantTickets(db, order.id)
  await tellOwner(db, sender, order, 'orderPaid')
}

/** Takes what an order held that was given up: all of it, or nothing. */
async function retake(db: Db, { id: orderId, accountId, couponClaimId }: OrderRow): Promise<boolean> {
  if (accountId === null) return false
  if (couponClaimId !== null && !(await retakeCoupon(db, couponClaimId, orderId, new Date()))) return false
  if (await retakeTickets(db, { orderId, accountId })) return true
  await giveBackCoupon(db, orderId)
  return false
}

/**
 * Takes a payment for an order: in time, or after it was closed as long as stock, limits and numbers still allow it.
 * The caller holds the order (`holdOrder`), and gives the payment back where it is `returned`.
 */
export async function settleOrder(
  db: Db,
  sender: Sender,
  order: OrderRow,
  { paidAt, method }: { paidAt: Date; method: PayMethod },
): Promise<Settlement> {
  const paid = { state: 'paid', paidAt, method, closeReason: null } as const
  if (order.state === 'pending') {
    await moveOrder(db, order.id, { from: 'pending' }, paid, { action: 'pay' })
    await grantTickets(db, order.id)
    await tellOwner(db, sender, order, 'orderPaid')
    return 'accepted'
  }
  if (order.state === 'paid' || !(await retake(db, order))) return 'returned'
  await moveOrder(db, order.id, { from: 'closed' }, paid, { action: 'reopen' })
  await tellOwner(db, sender, order, 'orderPaid')
  return 'accepted'
}
