import * as contract from '../../../contract/orders/endpoints'
import { pick } from '../../platform/db/bilingual'
import { toPage } from '../../platform/db/page'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { findAccountById, getViewerAccount } from '../accounts'
import { cancelOrder } from './close'
import { listAll, listOwn } from './list.queries'
import { describeCards, describeOrder } from './orders.present'
import { findOrder } from './orders.queries'
import { placeTicketOrder } from './place'
import { getOwnRow, presentOwn } from './read'

export { closeOrder, closeOverdue } from './close'
export { makeNumber } from './number'
export {
  addStep,
  findOrder,
  giveToRefund,
  holdOrder,
  type LineRow,
  listLines,
  listLinesOfRefund,
  type OrderRow,
  touchOrder,
} from './orders.queries'
export { getOwnRow as getOwnOrderRow, presentOwn as presentOwnOrder } from './read'
export { refundableOf } from './orders.present'
export { settleOrder, tellOwner } from './settle'

export const orderRoutes: Route[] = [
  serve(contract.placeTicketOrder, async (context) => presentOwn(context, await placeTicketOrder(context))),
  serve(contract.listOwnOrders, async (context) => {
    const { db, input, language } = context
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listOwn(db, id, input)
    const found = rows.map(({ order }) => order)
    return toPage(await describeCards(db, found, language), total, input)
  }),
  serve(contract.getOwnOrder, (context) => presentOwn(context, context.input.id)),
  serve(contract.cancelOrder, async (context) => {
    await cancelOrder(context, await getOwnRow(context, context.input.id))
    return presentOwn(context, context.input.id)
  }),
  serve(contract.listOrders, async ({ db, input, language }) => {
    const { rows, total } = await listAll(db, input)
    const cards = await describeCards(
      db,
      rows.map(({ order }) => order),
      language,
    )
    const list = rows.flatMap(({ order, buyer }, i) => {
      const card = cards[i]
      if (!card) return []
      const contact = { name: order.contactName, phone: order.contactPhone }
      const paidAt = order.paidAt?.toISOString() ?? null
      return [{ ...card, buyer: pick(buyer, language), contact, paidAt, method: order.method }]
    })
    return toPage(list, total, input)
  }),
  serve(contract.getOrder, async ({ db, input, language, vault }) => {
    const order = await findOrder(db, input.id)
    if (!order) throw fail('OrderNotFound')
    const buyer = await findAccountById(db, order.accountId)
    return { ...(await describeOrder(db, vault, order, language)), buyer: buyer ? pick(buyer.name, language) : '' }
  }),
]
