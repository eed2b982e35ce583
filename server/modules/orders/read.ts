import type { Order } from '../../../contract/orders/schemas'
import { pick } from '../../platform/db/bilingual'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { findAccountById, getViewerAccount } from '../accounts'
import { describeOrder } from './orders.present'
import { findOrder, type OrderRow } from './orders.queries'

/** An order of who asks. Throws OrderNotFound for another's too. */
export async function getOwnRow(context: Context<unknown>, id: number): Promise<OrderRow> {
  const account = await getViewerAccount(context)
  const row = await findOrder(context.db, id)
  if (!row || row.accountId !== account.id) throw fail('OrderNotFound')
  return row
}

/** The same with all that belongs to it. */
export async function presentOwn(context: Context<unknown>, id: number): Promise<Order> {
  return describeOrder(context.db, context.vault, await getOwnRow(context, id), context.language)
}

/** An order with its buyer, as the desk reads it. Throws OrderNotFound. */
export async function presentManaged({ db, language, vault }: Context<unknown>, id: number) {
  const order = await findOrder(db, id)
  if (!order) throw fail('OrderNotFound')
  const buyer = await findAccountById(db, order.accountId)
  return { ...(await describeOrder(db, vault, order, language)), buyer: buyer ? pick(buyer.name, language) : '' }
}
