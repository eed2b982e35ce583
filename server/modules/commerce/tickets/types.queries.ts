import { and, asc, count, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { buildOnce, textOnce } from '#server/platform/db/db.ts'
import { waitingPlaces } from '#server/modules/commerce/waiting-list/waiting-list.schema.ts'
import { quotas, tickets, ticketTypes } from './tickets.schema'

export type TicketTypeRow = typeof ticketTypes.$inferSelect
export type QuotaRow = typeof quotas.$inferSelect

/** Whether somebody waits for a type on sale that draws on the quota: what is free goes to them first. */
const isAwaitedNow = sql`exists (select from waiting_place place join ticket_type awaited on awaited.id = place.type_id
  where awaited.quota_id = ticket_quota.id and place.state = 'waiting'
  and awaited.removed_at is null and awaited.shown and not awaited.halted
  and awaited.sale_from <= now() and awaited.sale_until > now()
  and awaited.last_day >= to_char(now() at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD'))`

/** A type with what everybody may still take of its quota: nothing while somebody waits for it. */
export type TypeOnSale = TicketTypeRow & { left: number }

const freeNow = sql<number>`case when ${isAwaitedNow} then 0 else ${quotas.capacity} - ${quotas.held} end`

function selectTypes(db: Db) {
  return db
    .select({ type: ticketTypes, left: freeNow })
    .from(ticketTypes)
    .innerJoin(quotas, eq(quotas.id, ticketTypes.quotaId))
    .$dynamic()
}

const flat = (rows: { type: TicketTypeRow; left: number }[]): TypeOnSale[] =>
  rows.map(({ type, left }) => ({ ...type, left }))

/** What visitors see, in its order; badges are for exhibitors alone. */
export async function listShownTypes(db: Db): Promise<TypeOnSale[]> {
  const rows = await selectTypes(db)
    .where(and(eq(ticketTypes.shown, true), ne(ticketTypes.kind, 'badge'), isNull(ticketTypes.removedAt)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return flat(rows)
}

/** Types, those that were removed where they are needed too. */
export async function listTypes(
  db: Db,
  ids?: readonly number[],
  { removed = false }: { removed?: boolean } = {},
): Promise<TypeOnSale[]> {
  if (ids?.length === 0) return []
  const rows = await selectTypes(db)
    .where(
      and(removed ? undefined : isNull(ticketTypes.removedAt), ids ? inArray(ticketTypes.id, [...ids]) : undefined),
    )
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return flat(rows)
}

/** A type as one account may order it. */
export interface TypeForBuyer extends TypeOnSale {
  /** Places that are reserved for the account at this moment. */
  offered: number
}

const { placeholder } = sql

const selectForBuyer = buildOnce((db) =>
  db
    .select({
      type: ticketTypes,
      left: freeNow,
      offered: sql<number>`coalesce((select place.offered from waiting_place place
        where place.account_id = ${placeholder('accountId')} and place.type_id = ${ticketTypes.id}
        and place.state = 'offered' and place.offered_until > ${placeholder('now')}), 0)`,
      placed: sql<number | null>`(select placed.id from sales_order placed
        where placed.account_id = ${placeholder('accountId')} and placed.client_key = ${placeholder('key')})`,
    })
    .from(ticketTypes)
    .innerJoin(quotas, eq(quotas.id, ticketTypes.quotaId))
    .where(and(isNull(ticketTypes.removedAt), sql`${ticketTypes.id} = any(${placeholder('ids')}::integer[])`))
    .prepare(''),
)

/** Types as an account may order them, and the order that it has placed by a key, if it has and one of the types is there. */
export async function listForBuyer(
  db: Db,
  input: { accountId: number; key: string; ids: readonly number[]; now: Date },
): Promise<{ types: TypeForBuyer[]; placed: number | undefined }> {
  const rows = await selectForBuyer(db).execute(input)
  return {
    types: rows.map(({ type, left, offered }) => ({ ...type, left, offered })),
    placed: rows[0]?.placed ?? undefined,
  }
}

export const listQuotas = (db: Db): Promise<QuotaRow[]> => db.select().from(quotas).orderBy(asc(quotas.id))

/** How many of each type are paid and not returned. */
export async function countSold(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ typeId: tickets.typeId, n: count() })
    .from(tickets)
    .where(inArray(tickets.state, ['valid', 'locked']))
    .groupBy(tickets.typeId)
  return new Map(rows.map(({ typeId, n }) => [typeId, n]))
}

/** The number of waiting accounts for each type. */
export async function countWaiting(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ typeId: waitingPlaces.typeId, n: count() })
    .from(waitingPlaces)
    .where(eq(waitingPlaces.state, 'waiting'))
    .groupBy(waitingPlaces.typeId)
  return new Map(rows.map(({ typeId, n }) => [typeId, n]))
}

/** Whether anybody waits for a type, or has places of it reserved. */
export async function isAwaited(db: Db, typeId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: waitingPlaces.id })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.typeId, typeId), inArray(waitingPlaces.state, ['waiting', 'offered'])))
    .limit(1)
  return row !== undefined
}

/** Whether anybody has ever ordered a type. */
export async function isOrdered(db: Db, typeId: number): Promise<boolean> {
  const [row] = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.typeId, typeId)).limit(1)
  return row !== undefined
}

export async function insertType(db: Db, row: typeof ticketTypes.$inferInsert): Promise<TicketTypeRow> {
  const [added] = await db.insert(ticketTypes).values(row).returning()
  if (!added) throw new Error('the type was not kept')
  return added
}

/** Changes a type that is still as it was seen; undefined when somebody was first, or it is gone. */
export async function changeType(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof ticketTypes.$inferInsert>,
): Promise<TicketTypeRow | undefined> {
  const [changed] = await db
    .update(ticketTypes)
    .set({ ...change, version: sql`${ticketTypes.version} + 1` })
    .where(and(eq(ticketTypes.id, id), eq(ticketTypes.version, version), isNull(ticketTypes.removedAt)))
    .returning()
  return changed
}

/** Which of these types are sold, and stay so until the caller's transaction ends. */
export async function lockSold(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(inArray(ticketTypes.id, [...ids]), isNull(ticketTypes.removedAt), eq(ticketTypes.halted, false)))
    .orderBy(asc(ticketTypes.id))
    .for('share')
  return new Set(rows.map(({ id }) => id))
}

/** Ends the sale of types at once. */
export async function haltTypes(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(ticketTypes)
    .set({ halted: true, version: sql`${ticketTypes.version} + 1` })
    .where(inArray(ticketTypes.id, [...ids]))
}

export async function insertQuota(db: Db, row: typeof quotas.$inferInsert): Promise<QuotaRow> {
  const [added] = await db.insert(quotas).values(row).returning()
  if (!added) throw new Error('the quota was not kept')
  return added
}

export async function findQuota(db: Db, id: number): Promise<QuotaRow | undefined> {
  const [row] = await db.select().from(quotas).where(eq(quotas.id, id))
  return row
}

/** Renames and resizes a quota; undefined where more is held than it would have, or it is gone. */
export async function changeQuota(
  db: Db,
  { id, name, capacity }: Pick<QuotaRow, 'id' | 'name' | 'capacity'>,
): Promise<QuotaRow | undefined> {
  const [changed] = await db
    .update(quotas)
    .set({ name, capacity })
    .where(and(eq(quotas.id, id), gte(sql`${capacity}::integer`, quotas.held)))
    .returning()
  return changed
}

/** Deletes a quota on which no type draws, or was ever sold from. */
export async function deleteQuota(db: Db, id: number): Promise<void> {
  await db.delete(quotas).where(eq(quotas.id, id))
}

/** Holds in every row of a quota: what is held is no more than there is. */
export const QUOTA_CHECK = 'ticket_quota_held'

const updateHeld = textOnce<'id' | 'n' | 'back'>(
  (value) => sql`update ${quotas} set held = case when ${isAwaitedNow} then ${quotas.capacity} + 1
    else ${quotas.held} + ${value('n')}::integer - ${value('back')}::integer end
    where ${quotas.id} = ${value('id')}`,
)

/**
 * Takes `n` from a quota that are still there and nobody waits for, and gives `back` what was reserved, in one statement. Where
 * it cannot, it breaks QUOTA_CHECK, so that the transaction is undone even where nobody waits for its answer.
 */
export async function takeQuota(db: Db, id: number, n: number, back: number): Promise<void> {
  await db.execute(updateHeld({ id, n, back }))
}

/** Reserves what is free of a quota, `most` at most; gives how much that is. */
export async function reservedCounts(db: Db, id: number, most: number): Promise<number> {
  const [seen] = await db.select().from(quotas).where(eq(quotas.id, id)).for('no key update')
  const n = seen ? Math.min(most, seen.capacity - seen.held) : 0
  if (n <= 0) return 0
  await db
    .update(quotas)
    .set({ held: sql`${quotas.held} + ${n}` })
    .where(eq(quotas.id, id))
  return n
}

export async function giveQuota(db: Db, id: number, n: number): Promise<void> {
  await db
    .update(quotas)
    .set({ held: sql`${quotas.held} - ${n}` })
    .where(eq(quotas.id, id))
}
