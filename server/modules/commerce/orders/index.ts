import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { OrderCard } from '#contract/commerce/orders/schemas.ts'
import * as contract from '#contract/commerce/orders/endpoints.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerId } from '#server/modules/foundation/accounts/index.ts'
import { cancelOrder } from './close'
import { confirmOrder, declineOrder } from './confirm'
import { listAll, listOwn } from './list.queries'
import { describeCards } from './orders.present'
import { placeTicketOrder } from './place/tickets'
import { placeServiceOrder } from './place/service'
import { getOwnRow, presentManaged, presentOwn } from './read'

export { closeOrder, closeOverdue } from './close'
export { readRequested, type RequestedItem } from './place/check-tickets'
export { placeDoorOrder } from './place/door'
export { lookUpOrders, lookUpOrdersOf } from './lookup.queries'
export { makeNumber } from './number'
export {
  addStep,
  countOrdersByState,
  findOrder,
  findSold,
  assignLinesToRefund,
  holdOrder,
  type LineRow,
  listLines,
  listLinesOfRefund,
  listSold,
  type OrderRow,
  ordersSignal,
  extendHold,
  touchOrder,
} from './orders.queries'
export {
  getOwnRow as getOwnOrderRow,
  presentManaged as presentManagedOrder,
  presentOne as presentOrder,
  presentOwn as presentOwnOrder,
} from './read'
export { describeGoods, lockGoods } from './goods'
export { describeCards as describeOrderCards, isUnconfirmed, refundableOf } from './orders.present'
export { settleOrder, takeBackLines } from './settle'
export { notifyOwner } from './notify'
export { orderRecords } from './orders.schema'
export { personalDataOfOrders, personalDataOfOrderStaff, countPendingOrders } from './personal-data.queries'

type OwnFilter = ParsedInputOf<typeof contract.listOwnOrders>

/** A page of the orders of an account, the latest first. */
export async function listOwnCards(
  db: Db,
  accountId: number,
  input: OwnFilter,
  language: Language,
): Promise<{ list: OrderCard[]; total: number }> {
  const { rows, total } = await listOwn(db, accountId, input)
  return { list: await describeCards(db, rows, language), total }
}

export const orderRoutes: Route[] = [
  serve(contract.placeTicketOrder, placeTicketOrder),
  serve(contract.placeServiceOrder, async (context) => presentOwn(context, await placeServiceOrder(context))),
  serve(contract.listOwnOrders, async (context) => {
    const { db, input, language } = context
    const { list, total } = await listOwnCards(db, getViewerId(context), input, language)
    return toPage(list, total, input)
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
    const list = rows.flatMap(({ order, buyer, seller }, i) => {
      const card = cards[i]
      if (!card) return []
      const contact = { name: order.contactName, phone: order.contactPhone }
      const paidAt = order.paidAt?.toISOString() ?? null
      const people = { buyer: buyer ? pick(buyer, language) : '', soldBy: seller ? pick(seller, language) : null }
      return [{ ...card, ...people, contact, paidAt, method: order.method }]
    })
    return toPage(list, total, input)
  }),
  serve(contract.getOrder, (context) => presentManaged(context, context.input.id)),
  serve(contract.confirmOrder, async (context) => {
    await confirmOrder(context)
    return presentManaged(context, context.input.id)
  }),
  serve(contract.declineOrder, async (context) => {
    await declineOrder(context)
    return presentManaged(context, context.input.id)
  }),
]
