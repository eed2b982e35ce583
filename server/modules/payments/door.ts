import type { DoorMethod } from '../../../contract/orders/rules'
import type { Db } from '../../platform/db/database'
import { makeNumber, type OrderRow } from '../orders'
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
