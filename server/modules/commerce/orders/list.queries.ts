import { and, count, desc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/commerce/orders/endpoints.ts'
import type { OrderState } from '#contract/commerce/orders/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import type { OrderRow } from './orders.queries'
import { orders } from './orders.schema'

const refundIs = (state: string) =>
  sql`exists (select from refund where refund.order_id = ${orders.id} and not refund.is_return and refund.state = ${state})`
const lineIs = (condition: SQL) =>
  sql`exists (select from sales_order_line line where line.order_id = ${orders.id} and ${condition})`

/** What makes an order be in a state, as `orderStateOf` says it. */
function whereState(state: OrderState): SQL | undefined {
  if (state === 'closed') return eq(orders.state, state)
  const isUnconfirmed = and(eq(orders.kind, 'service'), isNull(orders.confirmedAt))
  if (state === 'confirming') return and(eq(orders.state, 'pending'), isUnconfirmed)
  if (state === 'pending') return and(eq(orders.state, 'pending'), sql`not (${isUnconfirmed})`)
  const paid = eq(orders.state, 'paid')
  const failed = refundIs('failed')
  if (state === 'refundFailed') return and(paid, failed)
  const input = refundIs('asked')
  if (state === 'refunding') return and(paid, sql`not ${failed}`, input)
  const some = lineIs(sql`line.refund_id is not null`)
  const rest = lineIs(sql`line.refund_id is null`)
  const settled = and(paid, sql`not ${failed}`, sql`not ${input}`)
  if (state === 'paid') return and(settled, sql`not ${some}`)
  return and(settled, some, state === 'refunded' ? sql`not ${rest}` : rest)
}

interface Listed {
  order: OrderRow
  /** null: it was sold at the door. */
  buyer: Bilingual | null
  /** Who sold it there. */
  seller: Bilingual | null
}

const sellers = alias(accountRecords, 'seller')

async function listWhere(db: Db, where: SQL | undefined, input: PageInput): Promise<{ rows: Listed[]; total: number }> {
  const joined = eq(accountRecords.id, orders.accountId)
  const counting = db.select({ n: count() }).from(orders).leftJoin(accountRecords, joined).where(where)
  const listing = db
    .select({ order: orders, buyer: accountRecords.name, seller: sellers.name })
    .from(orders)
    .leftJoin(accountRecords, joined)
    .leftJoin(sellers, eq(sellers.id, orders.soldBy))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(input.limit)
    .offset(toOffset(input))
  const [[total], rows] = await Promise.all([counting, listing])
  return { rows, total: total?.n ?? 0 }
}

/** The orders of an account, the latest first: without the people that `listWhere` joins, for whoever asks knows them. */
export async function listOwn(
  db: Db,
  accountId: number,
  input: ParsedInputOf<typeof contract.listOwnOrders>,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(
    eq(orders.accountId, accountId),
    input.kind ? eq(orders.kind, input.kind) : undefined,
    input.state ? whereState(input.state) : undefined,
  )
  const found = await db
    .select({ order: orders, total: db.$count(orders, where) })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(input.limit)
    .offset(toOffset(input))
  // Behind the last page there is no row that would say how many there are.
  const total = found[0]?.total ?? (input.page === 1 ? 0 : await db.$count(orders, where))
  return { rows: found.map(({ order }) => order), total }
}

/** Every order, by what organizers ask for. */
export function listAll(db: Db, input: ParsedInputOf<typeof contract.listOrders>) {
  const word = input.keyWord?.trim() ?? ''
  return listWhere(
    db,
    and(
      word === ''
        ? undefined
        : or(
            contains(orders.number, word),
            contains(orders.contactName, word),
            contains(orders.contactPhone, word),
            contains(sql`${accountRecords.name}::text`, word),
          ),
      input.kind ? eq(orders.kind, input.kind) : undefined,
      input.state ? whereState(input.state) : undefined,
      input.from ? gte(orders.createdAt, chinaDayBounds(input.from).from) : undefined,
      input.until ? lt(orders.createdAt, chinaDayBounds(input.until).until) : undefined,
    ),
    input,
  )
}
