import type { Order } from '#contract/commerce/orders/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
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

const nameOf = async ({ db, language }: Context<unknown>, id: number | null): Promise<string> => {
  const account = id === null ? undefined : await findAccountById(db, id)
  return account ? pick(account.name, language) : ''
}

/** An order with its buyer, or who sold it at the door, as the organizer console reads it. Throws OrderNotFound. */
export async function presentManaged(context: Context<unknown>, id: number) {
  const order = await findOrder(context.db, id)
  if (!order) throw fail('OrderNotFound')
  return {
    ...(await describeOrder(context.db, context.vault, order, context.language)),
    buyer: await nameOf(context, order.accountId),
    soldBy: order.soldBy === null ? null : await nameOf(context, order.soldBy),
  }
}
