import { sql } from 'drizzle-orm'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { textOnce } from '#server/platform/db/db.ts'
import type { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { LineRow, OrderRow, StepRow } from './orders.queries'
import type { orders } from './orders.schema'

/** A ticket that is ordered, with the line that it stands for. */
export interface NewTicket extends Pick<
  LineRow,
  'name' | 'unitFen' | 'discountFen' | 'paidFen' | 'refundUntil' | 'refundFeePercent'
> {
  typeId: number
  code: string
  holderName?: string
  holderIdType?: (typeof tickets.$inferSelect)['holderIdType']
  holderIdNumber?: string
  holderHash?: string
}

/** An order as it is placed. */
export type NewOrder = Required<
  Pick<
    typeof orders.$inferInsert,
    'number' | 'clientKey' | 'totalFen' | 'discountFen' | 'payableFen' | 'contactName' | 'contactPhone' | 'heldUntil'
  >
> & { accountId: number; couponClaimId: number | null; couponName: Bilingual | null }

/** What the tables give a new order, line and ticket beside what they are told. */
const newOrder = {
  kind: 'ticket',
  soldBy: null,
  state: 'pending',
  version: 1,
  confirmedAt: null,
  paidAt: null,
  method: null,
  closeReason: null,
  declineReason: '',
} as const
const newLine = { quantity: 1, refundId: null }

interface Kept {
  order: OrderRow
  /** In the order in which the tickets were given. */
  lines: LineRow[]
  step: Pick<StepRow, 'action' | 'at'>
}

export interface Written {
  /** How many orders of tickets of the account waited for payment before. */
  pending: number
  /** How many tickets of each of the types it had before. */
  own: Map<number, number>
  /** undefined: the key has been used. */
  kept: Kept | undefined
  /** Those whose number has one of the type already are left out. */
  tickets: { id: number; lineId: number }[]
  /** Places that were set aside for the account and are the order's now, by type. */
  aside: Map<number, number>
  /** Which of the types are no longer sold: halted since they were read. */
  halted: number[]
}

interface Row {
  pending: number
  own: Record<string, number> | null
  id: number | null
  created_at: string
  at: string
  line_ids: number[] | null
  tickets: { id: number; lineId: number }[] | null
  aside: Record<string, number> | null
  halted: number[] | null
}

const byType = (counts: Record<string, number> | null): Map<number, number> =>
  new Map(Object.entries(counts ?? {}).map(([typeId, n]) => [Number(typeId), n]))

const insertOrder = textOnce<keyof NewOrder | 'asked' | 'now'>(
  (value) => sql`
    with asked as materialized (
      select nextval(pg_get_serial_sequence('ticket', 'id'))::integer as "ticketId", given.* from (
        select * from jsonb_to_recordset(${value('asked')}::jsonb) as given (n integer, "typeId" integer, name jsonb,
          "unitFen" integer, "discountFen" integer, "paidFen" integer, "refundUntil" timestamptz,
          "refundFeePercent" integer, code text, "holderName" text, "holderIdType" text, "holderIdNumber" text,
          "holderHash" text) order by n) given
    ), placed as (
      insert into sales_order (number, kind, account_id, client_key, total_fen, discount_fen, payable_fen,
        coupon_claim_id, coupon_name, contact_name, contact_phone, held_until)
      values (${value('number')}, 'ticket', ${value('accountId')}, ${value('clientKey')}, ${value('totalFen')},
        ${value('discountFen')}, ${value('payableFen')}, ${value('couponClaimId')}, ${value('couponName')},
        ${value('contactName')}, ${value('contactPhone')}, ${value('heldUntil')})
      on conflict (account_id, client_key) do nothing returning id, created_at
    ), line as (
      insert into sales_order_line (order_id, name, unit_fen, discount_fen, paid_fen, refund_until, refund_fee_percent)
      select placed.id, name, "unitFen", "discountFen", "paidFen", "refundUntil", "refundFeePercent"
      from placed, asked order by n returning id
    ), kept as (
      insert into ticket (id, line_id, order_id, type_id, account_id, code,
        holder_name, holder_id_type, holder_id_number, holder_hash) overriding system value
      select "ticketId", line.id, placed.id, "typeId", ${value('accountId')}::integer, code,
        coalesce("holderName", ''), "holderIdType", "holderIdNumber", "holderHash"
      from placed, asked join (select id, row_number() over (order by id) - 1 as n from line) line using (n)
      order by "typeId", "holderHash" on conflict do nothing returning id, line_id
    ), step as (
      insert into sales_order_step (order_id, action, by_account)
      select id, 'place', ${value('accountId')}::integer from placed returning at
    ), offer as (
      update waiting_place set state = 'taken', order_id = placed.id, over_at = ${value('now')} from placed
      where waiting_place.account_id = ${value('accountId')} and waiting_place.state = 'offered'
        and waiting_place.type_id in (select "typeId" from asked) and waiting_place.offered_until > ${value('now')}
      returning type_id, offered
    ), own as (
      select type_id, count(*) filter (where state in ('held', 'valid', 'locked')) as n from ticket
      where account_id = ${value('accountId')} group by type_id
    )
    select placed.id, placed.created_at, step.at,
      (select count(*) filter (where state = 'pending' and kind = 'ticket')::integer from sales_order
        where account_id = ${value('accountId')}) as pending,
      (select json_object_agg(type_id, n) from own) as own,
      (select json_agg(id order by id) from line) as line_ids,
      (select json_agg(json_build_object('id', id, 'lineId', line_id)) from kept) as tickets,
      (select json_object_agg(type_id, offered) from offer) as aside,
      (select json_agg(id) from ticket_type where halted and id in (select "typeId" from asked)) as halted
    from (select) one left join placed on true left join step on true`,
)

/**
 * Writes an order with its lines, its tickets and its first step, gives it what is set aside for its account, and says what the
 * account had before: all in one statement, for the caller waits for each. Whether it may stand is the caller's to say, who
 * holds the account and undoes it where it may not. Tickets are added in the order of their numbers, so that two orders of the
 * same people do not wait for each other in a circle; their ids follow their lines all the same.
 */
export async function writeTicketOrder(
  db: Db,
  order: NewOrder,
  tickets: readonly NewTicket[],
  now: Date,
): Promise<Written> {
  const input = JSON.stringify(tickets.map((ticket, n) => ({ ...ticket, n })))
  const couponName = order.couponName && JSON.stringify(order.couponName)
  const found = await db.execute(insertOrder({ ...order, couponName, asked: input, now }))
  const { rows }: { rows: Row[] } = Object(found)
  const [row] = rows
  if (!row) throw new Error('an order was answered nothing')
  return {
    pending: row.pending,
    own: byType(row.own),
    kept: row.id === null ? undefined : toKept(row.id, row, order, tickets),
    tickets: row.tickets ?? [],
    aside: byType(row.aside),
    halted: row.halted ?? [],
  }
}

const toKept = (id: number, row: Row, order: NewOrder, tickets: readonly NewTicket[]): Kept => ({
  order: { ...newOrder, ...order, id, createdAt: new Date(row.created_at) },
  lines: tickets.map((ticket, n) => ({ ...newLine, ...ticket, id: row.line_ids?.[n] ?? 0, orderId: id })),
  step: { action: 'place', at: new Date(row.at) },
})
