import type { PayMethod } from '#contract/commerce/orders/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { NoticeName, Sender } from '#server/modules/foundation/notices/index.ts'
import { giveBackCoupon, retakeCoupon } from '#server/modules/commerce/coupons/index.ts'
import { grantGoods, reacquireItems, takeBackGoods } from './goods'
import { hasLinesLeft, moveOrder, type OrderRow } from './orders.queries'
import { notifyOwner } from './notify'

/** What a payment did to its order: `returned`: the order can no longer take it, so it is returned in full. */
export type Settlement = 'accepted' | 'returned'

const paidNotice = ({ kind }: OrderRow): NoticeName => (kind === 'service' ? 'servicePaid' : 'orderPaid')

/** An order that costs nothing is complete at once (spec: live §9). */
export async function settleFree(db: Db, sender: Sender, order: OrderRow): Promise<void> {
  const paid = { state: 'paid', paidAt: new Date(), method: 'free' } as const
  await moveOrder(db, order.id, { from: 'pending' }, paid, { action: 'pay' })
  await grantGoods(db, sender, order.id)
  await notifyOwner(db, sender, order, paidNotice(order))
}

/** Takes what an order held that was given up: all of it, or nothing. */
async function retake(db: Db, sender: Sender, order: OrderRow): Promise<boolean> {
  const { id: orderId, accountId, couponClaimId } = order
  if (accountId === null) return false
  if (couponClaimId !== null && !(await retakeCoupon(db, couponClaimId, orderId, new Date()))) return false
  if (await reacquireItems(db, sender, { orderId, accountId })) return true
  await giveBackCoupon(db, orderId)
  return false
}

/**
 * Takes a payment for an order: in time, or after it was closed as long as stock, limits and numbers still allow it.
 * The caller holds the order (`holdOrder`), and returns the payment where it is `returned`.
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
    await grantGoods(db, sender, order.id)
    await notifyOwner(db, sender, order, paidNotice(order))
    return 'accepted'
  }
  if (order.state === 'paid' || !(await retake(db, sender, order))) return 'returned'
  await moveOrder(db, order.id, { from: 'closed' }, paid, { action: 'reopen' })
  await notifyOwner(db, sender, order, paidNotice(order))
  return 'accepted'
}

/** Withdraws what is refunded, for others to have; the coupon of an order of which nothing is left is its owner's again. */
export async function takeBackLines(
  db: Db,
  sender: Sender,
  orderId: number,
  lineIds: readonly number[],
): Promise<void> {
  if (lineIds.length === 0) return
  await takeBackGoods(db, sender, lineIds)
  if (!(await hasLinesLeft(db, orderId))) await giveBackCoupon(db, orderId)
}
