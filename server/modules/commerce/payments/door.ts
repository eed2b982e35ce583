import type { DoorMethod } from '#contract/commerce/orders/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { makeNumber, type OrderRow } from '#server/modules/commerce/orders/index.ts'
import { insertPayment } from './payments.queries'

/** Writes down what was taken at the door for an order: no provider knows of it. */
export async function addDoorPayment(
  db: Db,
  { id: orderId, payableFen: fen }: Pick<OrderRow, 'id' | 'payableFen'>,
  method: DoorMethod,
): Promise<void> {
  const now = new Date()
  const paid = { state: 'paid', paidFen: fen, paidAt: now, expiresAt: now } as const
  const added = await insertPayment(db, { number: makeNumber('P', now), orderId, method, fen, ...paid })
  if (!added) throw new Error('the payment was not kept')
}
