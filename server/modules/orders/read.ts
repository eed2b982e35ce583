import type { Order } from '../../../contract/orders/schemas'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { describeOrder } from './orders.present'
import { findOrder, type OrderRow } from './orders.queries'

/** An order of who asks. Throws OrderNotFound for another's too. */
export async function getOwnRow(context: Context<unknown>, id: number): Promise<OrderRow> {
  const account = await getViewerAccount(context)
  const row = await findOrder(context.db, id)
  if (!row || row.accountId !== account.id) throw fail('OrderNotFound')
  return row
}

/** Any order with all that belongs to it, for whoever may read all of them. Throws OrderNotFound. */
export async function presentOne({ db, vault, language }: Context<unknown>, id: number): Promise<Order> {
  const row = await findOrder(db, id)
  if (!row) throw fail('OrderNotFound')
  return describeOrder(db, vault, row, language)
}

/** The same with all that belongs to it. */
export async function presentOwn(context: Context<unknown>, id: number): Promise<Order> {
  return describeOrder(context.db, context.vault, await getOwnRow(context, id), context.language)
}
