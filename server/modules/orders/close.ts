import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { cancelOrder as contract } from '../../../contract/orders/endpoints'
import type { Database, Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { giveBackCoupon } from '../coupons'
import { releaseTickets } from '../tickets'
import { listOverdue, moveOrder, type OrderRow } from './orders.queries'

/** orders closed by one look */
const BATCH = 100

interface Closing {
  reason: NonNullable<OrderRow['closeReason']>
  version?: number
  byAccount?: number
}

/** Closes an order that waits for payment and gives back what it held; false when somebody was first. */
export async function closeOrder(db: Db, id: number, { reason, version, byAccount }: Closing): Promise<boolean> {
  const step = { action: 'close' as const, byAccount: byAccount ?? null }
  const closed = await moveOrder(db, id, { from: 'pending', version }, { state: 'closed', closeReason: reason }, step)
  if (!closed) return false
  if (closed.kind === 'ticket') await releaseTickets(db, id)
  await giveBackCoupon(db, id)
  return true
}

/** Gives up an own order as it was seen. Throws OrderNotFound, OrderNotNow, OrderChanged. */
export async function cancelOrder(context: Context<ParsedInputOf<typeof contract>>, order: OrderRow): Promise<void> {
  const { input, writeUncached } = context
  const { id: byAccount } = await getViewerAccount(context)
  if (order.state !== 'pending') throw fail('OrderNotNow')
  await writeUncached(async (db) => {
    const closing = { reason: 'cancelled', version: input.version, byAccount } as const
    if (!(await closeOrder(db, order.id, closing))) throw fail('OrderChanged')
  })
}

/** Closes the orders whose time is over, each once on however many servers this runs. Gives how many. */
export async function closeOverdue({ db, writeUncached }: Pick<Database, 'db' | 'writeUncached'>, now = new Date()) {
  let closed = 0
  for (;;) {
    const overdue = await listOverdue(db, now, BATCH)
    for (const { id } of overdue)
      if (await writeUncached((writing) => closeOrder(writing, id, { reason: 'overtime' }))) closed += 1
    if (overdue.length < BATCH) return closed
  }
}
