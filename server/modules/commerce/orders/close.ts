import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { cancelOrder as contract } from '#contract/commerce/orders/endpoints.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { giveBackCoupon } from '#server/modules/commerce/coupons/index.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import { describeBookingLines } from '#server/modules/commerce/services/index.ts'
import { releaseGoods } from './goods'
import { isUnconfirmed } from './orders.present'
import { notifyOrganizers, notifyOwner } from './notify'
import { listLines, listOverdue, moveOrder, type OrderRow } from './orders.queries'

/** orders closed by one look */
const BATCH = 100

interface Closing {
  reason: NonNullable<OrderRow['closeReason']>
  version?: number
  byAccount?: number
  /** See `moveOrder`. */
  overAt?: Date
  declineReason?: string
}

/** Closes an order that waits for payment and returns what it held; false when somebody was first. */
export async function closeOrder(
  db: Db,
  id: number,
  { reason, version, byAccount, overAt, declineReason = '' }: Closing,
): Promise<boolean> {
  const step = { action: 'close' as const, byAccount: byAccount ?? null }
  const change = { state: 'closed', closeReason: reason, declineReason } as const
  const closed = await moveOrder(db, id, { from: 'pending', version, overAt }, change, step)
  if (!closed) return false
  await releaseGoods(db, id)
  await giveBackCoupon(db, id)
  return true
}

/** Gives up an own order as it was seen. Throws OrderNotFound, OrderNotNow, OrderChanged. */
export async function cancelOrder(context: Context<ParsedInputOf<typeof contract>>, order: OrderRow): Promise<void> {
  const { input, write } = context
  const { id: byAccount } = await getViewerAccount(context)
  if (order.state !== 'pending') throw fail('OrderNotNow')
  await write(async (db) => {
    const closing = { reason: 'cancelled', version: input.version, byAccount } as const
    if (!(await closeOrder(db, order.id, closing))) throw fail('OrderChanged')
  })
}

/** Notifies an exhibitor that its order was not paid in time, and of what it was. */
async function notifyUnpaid(db: Db, sender: Sender, order: OrderRow): Promise<void> {
  const names = (await listLines(db, [order.id])).map(({ name: { zh, en } }) => ({ zh: zh || en, en: en || zh }))
  const join = (language: 'zh' | 'en', comma: string) => [...new Set(names.map((name) => name[language]))].join(comma)
  const bookings = [...(await describeBookingLines(db, order.id)).values()]
  const isOfBooth = bookings.some(({ booking }) => booking.kind === 'booth')
  const what = { zh: join('zh', '、'), en: join('en', ', ') }
  await notifyOwner(db, sender, order, isOfBooth ? 'boothUnpaid' : 'serviceUnpaid', { what })
}

/**
 * Closes an expired order; both sides are notified if the organizer let it expire (spec: live §9), and the exhibitor if an
 * order of services was not paid.
 */
async function closeOne(db: Db, sender: Sender, order: OrderRow, overAt: Date): Promise<boolean> {
  const isUnanswered = isUnconfirmed(order)
  const reason = isUnanswered ? 'unconfirmed' : 'overtime'
  if (!(await closeOrder(db, order.id, { reason, overAt }))) return false
  if (!isUnanswered && order.kind === 'service') await notifyUnpaid(db, sender, order)
  if (!isUnanswered) return true
  await notifyOwner(db, sender, order, 'serviceUnconfirmed')
  await notifyOrganizers(db, sender, order, 'serviceMissed')
  return true
}

/** Closes expired orders, each once on any number of servers. Returns their number. */
export async function closeOverdue({ db, write }: Pick<Database, 'db' | 'write'>, sender: Sender, now = new Date()) {
  let closed = 0
  for (;;) {
    const overdue = await listOverdue(db, now, BATCH)
    for (const order of overdue) if (await write((writing) => closeOne(writing, sender, order, now))) closed += 1
    if (overdue.length < BATCH) return closed
  }
}
