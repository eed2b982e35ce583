import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { TicketState } from '#contract/commerce/tickets/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { tickets, ticketTypes } from './tickets.schema'

export type TicketRow = typeof tickets.$inferSelect
type State = TicketRow['state']

/** The states in which a ticket takes a place, and its number one of its type. */
export const standing = ['held', 'valid', 'locked'] as const

/** How many tickets of each type an account has, or waits to pay for. */
export async function countOwn(db: Db, accountId: number, typeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ typeId: tickets.typeId, n: count() })
    .from(tickets)
    .where(
      and(
        eq(tickets.accountId, accountId),
        inArray(tickets.typeId, [...typeIds]),
        inArray(tickets.state, [...standing]),
      ),
    )
    .groupBy(tickets.typeId)
  return new Map(rows.map(({ typeId, n }) => [typeId, n]))
}

/** Stores new tickets; those for an ID number with one of the type already are left out. */
export const insertTickets = (db: Db, rows: (typeof tickets.$inferInsert)[]): Promise<TicketRow[]> =>
  db.insert(tickets).values(rows).onConflictDoNothing().returning()

interface Change {
  from: State
  to: State
}

/** Moves the tickets of an order that stand so; gives those that were. */
export const moveOfOrder = (db: Db, orderId: number, { from, to }: Change): Promise<TicketRow[]> =>
  db
    .update(tickets)
    .set({ state: to })
    .where(and(eq(tickets.orderId, orderId), eq(tickets.state, from)))
    .returning()

/** Moves the tickets of these lines that stand so; only unused ones if requested. */
export const moveOfLines = (
  db: Db,
  lineIds: readonly number[],
  { from, to, unused = false }: Change & { unused?: boolean },
): Promise<TicketRow[]> =>
  db
    .update(tickets)
    .set({ state: to })
    .where(
      and(inArray(tickets.lineId, [...lineIds]), eq(tickets.state, from), unused ? isNull(tickets.usedAt) : undefined),
    )
    .returning()

const selectTickets = (db: Db) =>
  db
    .select({ ticket: tickets, type: ticketTypes, orderNumber: orders.number })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .$dynamic()

/** A ticket with its type and the number of its order. */
export type TicketOfOrder = Awaited<ReturnType<typeof selectTickets>>[number]

export const listOfOrders = (db: Db, orderIds: readonly number[]): Promise<TicketOfOrder[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : selectTickets(db)
        .where(inArray(tickets.orderId, [...orderIds]))
        .orderBy(asc(tickets.id))

export async function findTicket(db: Db, id: number): Promise<TicketOfOrder | undefined> {
  const [row] = await selectTickets(db).where(eq(tickets.id, id))
  return row
}

const isBefore = (today: string) => sql`${ticketTypes.lastDay} < ${today}`
const isNameless = sql`(${ticketTypes.realName} and ${tickets.holderHash} is null)`

/** What makes a paid ticket be in a state, as `ticketStateOf` says it. */
function whereState(state: TicketState, today: string) {
  const isFree = sql`${tickets.state} = 'valid' and ${tickets.usedAt} is null`
  if (state === 'refunded') return eq(tickets.state, 'refunded')
  if (state === 'locking') return eq(tickets.state, 'locked')
  if (state === 'used') return sql`${tickets.state} = 'valid' and ${tickets.usedAt} is not null`
  if (state === 'expired') return and(isFree, isBefore(today))
  const isOpen = sql`(${ticketTypes.firstDay} <= ${today} and not ${isNameless})`
  return and(isFree, sql`not ${isBefore(today)}`, state === 'unused' ? isOpen : sql`not ${isOpen}`)
}

/** The paid tickets of an account, a page of them: those of days to come first, the nearest first. */
export async function listOwn(
  db: Db,
  accountId: number,
  { today, state, ...page }: PageInput & { today: string; state?: TicketState | undefined },
): Promise<{ rows: TicketOfOrder[]; total: number }> {
  const where = and(
    eq(tickets.accountId, accountId),
    inArray(tickets.state, ['valid', 'locked', 'refunded']),
    state ? whereState(state, today) : undefined,
  )
  const [total] = await db
    .select({ n: count() })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(where)
  const rows = await selectTickets(db)
    .where(where)
    .orderBy(isBefore(today), asc(ticketTypes.firstDay), desc(tickets.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** The tickets of an account that open a gate on a day, unused ones first, and how many there are. */
export async function listForDay(
  db: Db,
  accountId: number,
  { day, limit }: { day: string; limit: number },
): Promise<{ rows: TicketOfOrder[]; total: number }> {
  const where = and(
    eq(tickets.accountId, accountId),
    eq(tickets.state, 'valid'),
    lte(ticketTypes.firstDay, day),
    gte(ticketTypes.lastDay, day),
    sql`not ${isNameless}`,
  )
  const [total] = await db
    .select({ n: count() })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(where)
  const rows = await selectTickets(db)
    .where(where)
    .orderBy(sql`${tickets.usedAt} is not null`, desc(tickets.id))
    .limit(limit)
  return { rows, total: total?.n ?? 0 }
}

/** The types of which an account has valid tickets for days of a span, with the first of them and how many there are. */
export const listDaysOf = (db: Db, accountId: number, { first, last }: { first: string; last: string }) =>
  db
    .select({ id: sql<number>`min(${tickets.id})`, n: count(), type: ticketTypes })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(
      and(
        eq(tickets.accountId, accountId),
        eq(tickets.state, 'valid'),
        lte(ticketTypes.firstDay, last),
        gte(ticketTypes.lastDay, first),
      ),
    )
    .groupBy(ticketTypes.id)
    .orderBy(asc(ticketTypes.firstDay), asc(ticketTypes.id))

/** Writes a name on a ticket that is paid, unused, and was not corrected meanwhile. */
export async function setHolder(
  db: Db,
  { id, corrections }: { id: number; corrections: number },
  holder: Pick<TicketRow, 'holderName' | 'holderIdType' | 'holderIdNumber' | 'holderHash' | 'corrections'>,
): Promise<boolean> {
  const changed = await db
    .update(tickets)
    .set(holder)
    .where(
      and(eq(tickets.id, id), eq(tickets.state, 'valid'), isNull(tickets.usedAt), eq(tickets.corrections, corrections)),
    )
    .returning({ id: tickets.id })
  return changed.length > 0
}
