import * as contract from '#contract/commerce/door-sales/endpoints.ts'
import { DOOR_SALES_LISTED } from '#contract/commerce/door-sales/limits.ts'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import {
  describeOrderCards,
  findOrder,
  listSold,
  type OrderRow,
  presentOrder,
} from '#server/modules/commerce/orders/index.ts'
import { refundLines } from '#server/modules/commerce/payments/index.ts'
import { answerDoorPaper } from '#server/modules/commerce/tickets/index.ts'
import { presentSale } from './present'
import { sellAtDoor } from './sell'

/** An order that was sold at the door. Throws DoorSaleNotFound for any other. */
async function getSale({ db }: Pick<Context<unknown>, 'db'>, id: number): Promise<OrderRow> {
  const order = await findOrder(db, id)
  if (!order || order.soldBy === null) throw fail('DoorSaleNotFound')
  return order
}

export const doorSaleRoutes: Route[] = [
  serve(contract.sellAtDoor, sellAtDoor),
  serve(contract.listDoorSales, async (context) => {
    const { db, language } = context
    const { id: soldBy } = await getViewerAccount(context)
    const { from } = chinaDayBounds(chinaDay(new Date()))
    const { sums, rows } = await listSold(db, { soldBy, from, limit: DOOR_SALES_LISTED })
    const cards = await describeOrderCards(db, rows, language)
    const sales = cards.map(({ id, number, names, quantity, payableFen, createdAt }, i) => {
      const method = rows[i]?.method ?? 'cash'
      return { id, number, names, quantity, payableFen, method, soldAt: createdAt }
    })
    return { sums, sales }
  }),
  serve(contract.getDoorSale, async (context) => presentSale(context, await getSale(context, context.input.id))),
  serveBytes(contract.getDoorTicketPaper, answerDoorPaper),
  serve(contract.refundDoorSale, async (context) => {
    const { id } = await getSale(context, context.input.orderId)
    const { id: byAccount } = await getViewerAccount(context)
    await refundLines(context, context.input, byAccount)
    return presentOrder(context, id)
  }),
]
