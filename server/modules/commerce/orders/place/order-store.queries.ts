import { sql } from 'drizzle-orm'
import type { OrderAction } from '#contract/commerce/orders/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { textOnce } from '#server/platform/db/db.ts'
import { storedRow } from '#server/platform/db/stored-row.ts'
import type { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { LineRow, OrderRow, StepRow } from '../orders.queries'
import { orderLines, orders } from '../orders.schema'

interface OrderKey {
  accountId: number
  kind: OrderRow['kind']
  key: string
}

interface AccountFacts {
  /** Whether the account has placed an order by this key. */
  isPlaced: boolean
  /** Its orders of this kind that wait. */
  pending: number
  /** Its tickets, by type. */
  owned: ReadonlyMap<number, number>
}

/** Counted among the orders of the account by a filter: by the index of those that wait, everybody's would be read. */
const selectFacts = textOnce<'accountId' | 'kind' | 'key' | 'typeIds'>(
  (value) => sql`
    select coalesce(bool_or(client_key = ${value('key')}), false) as "isPlaced",
      count(*) filter (where state = 'pending' and kind = ${value('kind')})::integer as pending,
      (select json_object_agg(type_id, n) from (
        select type_id, count(*) filter (where state in ('held', 'valid', 'locked')) as n from ticket
        where account_id = ${value('accountId')} group by type_id) one) as owned,
      (select coalesce(json_agg(id), '[]') from ticket_type
        where halted and id = any(${value('typeIds')}::integer[])) as halted
    from sales_order where account_id = ${value('accountId')}`,
)

/**
 * What an order of an account is judged by, in one statement. The caller holds the account (`lockActive`), so that it is true
 * until the transaction ends; a sale that is halted meanwhile is found by its cancellation.
 */
export async function readFacts(
  db: Db,
  of: OrderKey,
  typeIds: readonly number[],
): Promise<AccountFacts & { halted: number[] }> {
  const { rows }: { rows: { isPlaced: boolean; pending: number; owned: object | null; halted: number[] }[] } = Object(
    await db.execute(selectFacts({ ...of, typeIds: [...typeIds] })),
  )
  const [row] = rows
  if (!row) throw new Error('a count has a row')
  return { ...row, owned: byType(row.owned) }
}

const byType = (counts: object | null): Map<number, number> =>
  new Map(Object.entries(counts ?? {}).map(([typeId, n]) => [Number(typeId), Number(n)]))

/** A line of a new order, with its ticket where it stands for one. */
export interface NewLine extends Omit<LineRow, 'id' | 'orderId' | 'refundId'> {
  ticket?: Pick<
    typeof tickets.$inferInsert,
    'typeId' | 'code' | 'holderName' | 'holderIdType' | 'holderIdNumber' | 'holderHash'
  >
}

/** A new order: of the account, or of nobody where it is sold on site. */
export type NewOrder = Omit<
  typeof orders.$inferInsert,
  'id' | 'version' | 'confirmedAt' | 'closeReason' | 'declineReason' | 'createdAt'
>

export interface StoredOrder {
  order: OrderRow
  /** In the order in which they were given. */
  lines: LineRow[]
  steps: Pick<StepRow, 'action' | 'at'>[]
  /** Tickets for holders with one of the type already are left out. */
  tickets: { id: number; lineId: number }[]
  /** Places that were reserved for the account and are the order's now, by type. */
  reserved: ReadonlyMap<number, number>
}

const insertAll = textOnce<
  | 'number'
  | 'kind'
  | 'accountId'
  | 'soldBy'
  | 'clientKey'
  | 'state'
  | 'totalFen'
  | 'discountFen'
  | 'payableFen'
  | 'couponClaimId'
  | 'couponName'
  | 'contactName'
  | 'contactPhone'
  | 'heldUntil'
  | 'paidAt'
  | 'method'
  | 'lines'
  | 'actions'
  | 'now'
>(
  (value) => sql`
    with requested as materialized (
      select case when given."typeId" is not null
        then nextval(pg_get_serial_sequence('ticket', 'id'))::integer end as "ticketId", given.* from (
        select * from jsonb_to_recordset(${value('lines')}::jsonb) as given (n integer, name jsonb, quantity integer,
          "unitFen" integer, "discountFen" integer, "paidFen" integer, "refundUntil" timestamptz,
          "refundFeePercent" integer, "typeId" integer, code text, "holderName" text, "holderIdType" text,
          "holderIdNumber" text, "holderHash" text) order by n) given
    ), placed as (
      insert into sales_order (number, kind, account_id, sold_by, client_key, state, total_fen, discount_fen, payable_fen,
        coupon_claim_id, coupon_name, contact_name, contact_phone, held_until, paid_at, method)
      values (${value('number')}, ${value('kind')}, ${value('accountId')}, ${value('soldBy')}, ${value('clientKey')},
        ${value('state')}, ${value('totalFen')}, ${value('discountFen')}, ${value('payableFen')},
        ${value('couponClaimId')}, ${value('couponName')}, ${value('contactName')}, ${value('contactPhone')},
        ${value('heldUntil')}, ${value('paidAt')}, ${value('method')})
      on conflict do nothing returning id, created_at, account_id, coalesce(account_id, sold_by) as by_account
    ), line as (
      insert into sales_order_line
        (order_id, name, quantity, unit_fen, discount_fen, paid_fen, refund_until, refund_fee_percent)
      select placed.id, name, quantity, "unitFen", "discountFen", "paidFen", "refundUntil", "refundFeePercent"
      from placed, requested order by n returning id
    ), added as (
      insert into ticket (id, line_id, order_id, type_id, account_id, code,
        holder_name, holder_id_type, holder_id_number, holder_hash) overriding system value
      select "ticketId", line.id, placed.id, "typeId", account_id, code,
        coalesce("holderName", ''), "holderIdType", "holderIdNumber", "holderHash"
      from placed, requested join (select id, row_number() over (order by id) - 1 as n from line) line using (n)
      where "typeId" is not null
      order by "typeId", "holderHash" on conflict do nothing returning id, line_id
    ), step as (
      insert into sales_order_step (order_id, action, by_account)
      select id, action, by_account from placed, unnest(${value('actions')}::text[]) with ordinality given (action, n)
      order by n returning id, action, at
    ), offer as (
      update waiting_place set state = 'taken', order_id = placed.id, over_at = ${value('now')} from placed
      where waiting_place.account_id = placed.account_id and waiting_place.state = 'offered'
        and waiting_place.type_id in (select "typeId" from requested)
        and waiting_place.offered_until > ${value('now')}
      returning type_id, offered
    )
    select id, created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('action', action, 'at', at) order by id), '[]') from step) as steps,
      (select coalesce(json_agg(id order by id), '[]') from line) as "lineIds",
      (select coalesce(json_agg(json_build_object('id', id, 'lineId', line_id)), '[]') from added) as tickets,
      (select json_object_agg(type_id, offered) from offer) as reserved
    from placed`,
)

interface Added {
  id: number
  createdAt: string
  steps: { action: OrderAction; at: string }[]
  lineIds: number[]
  tickets: { id: number; lineId: number }[]
  reserved: object | null
}

interface Input {
  order: NewOrder
  lines: readonly NewLine[]
  /** The first steps of its history. */
  actions: readonly OrderAction[]
  now: Date
}

/**
 * Stores an order with its lines, tickets and first steps, and takes the places that were reserved for its account: one
 * statement, for the caller waits for each. undefined where its key has been used. Tickets are added in the order of their
 * holders' numbers, so that two orders of the same people do not wait for each other in a circle; their ids follow the lines.
 */
export async function storeOrder(
  db: Db,
  { order: given, lines, actions, now }: Input,
): Promise<StoredOrder | undefined> {
  const { couponName } = given
  const rows = lines.map(({ ticket, ...line }, n) => ({ ...line, ...ticket, n }))
  const { id: _, version: __, createdAt: ___, ...order } = storedRow(orders, given)
  const found = await db.execute(
    insertAll({
      ...order,
      couponName: couponName ? JSON.stringify(couponName) : null,
      lines: JSON.stringify(rows),
      actions: [...actions],
      now,
    }),
  )
  const {
    rows: [added],
  }: { rows: Added[] } = Object(found)
  if (!added) return undefined
  const { id, createdAt, steps, lineIds, tickets, reserved } = added
  return {
    order: storedRow(orders, { ...given, id, createdAt: new Date(createdAt) }),
    lines: lines.map(({ ticket: _ticket, ...line }, n) =>
      storedRow(orderLines, { ...line, id: lineIds[n] ?? 0, orderId: id }),
    ),
    steps: steps.map(({ action, at }) => ({ action, at: new Date(at) })),
    tickets,
    reserved: byType(reserved),
  }
}
