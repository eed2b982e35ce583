import { and, asc, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { ticketTypeRecords } from '#server/modules/commerce/tickets/index.ts'
import { waitingPlaces } from './waiting-list.schema'

export type PlaceRow = typeof waitingPlaces.$inferSelect

const isStanding = inArray(waitingPlaces.state, ['waiting', 'offered'])

/** Puts an account at the end of the queue; undefined where it stands in it already. */
export async function insertPlace(
  db: Db,
  row: Pick<typeof waitingPlaces.$inferInsert, 'typeId' | 'accountId' | 'quantity'>,
): Promise<PlaceRow | undefined> {
  const [added] = await db.insert(waitingPlaces).values(row).onConflictDoNothing().returning()
  return added
}

export async function findStanding(db: Db, accountId: number, typeId: number): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.accountId, accountId), eq(waitingPlaces.typeId, typeId), isStanding))
  return row
}

export async function findOwn(db: Db, own: { id: number; accountId: number }): Promise<PlaceRow | undefined> {
  const [row] = await db
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.id, own.id), eq(waitingPlaces.accountId, own.accountId)))
  return row
}

export async function countStanding(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.accountId, accountId), isStanding))
  return row?.n ?? 0
}

/** The places of an account that stand or were over after `since`, the latest first. */
export const listOwn = (db: Db, accountId: number, since: Date): Promise<PlaceRow[]> =>
  db
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.accountId, accountId), or(isStanding, gt(waitingPlaces.overAt, since))))
    .orderBy(desc(waitingPlaces.id))
    .limit(100)

/** The number of people ahead of each place for the same quota, by place. */
export async function countAhead(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: waitingPlaces.id,
      n: sql<number>`(select count(*)::integer from waiting_place other
        join ticket_type of_other on of_other.id = other.type_id
        where of_other.quota_id = ${ticketTypeRecords.quotaId} and other.state = 'waiting' and other.id < ${waitingPlaces.id})`,
    })
    .from(waitingPlaces)
    .innerJoin(ticketTypeRecords, eq(ticketTypeRecords.id, waitingPlaces.typeId))
    .where(inArray(waitingPlaces.id, [...ids]))
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Moves a place that stands so; undefined when somebody was first. */
export async function movePlace(
  db: Db,
  { id, from, isOver }: { id: number; from: PlaceRow['state']; isOver?: Date },
  change: Partial<typeof waitingPlaces.$inferInsert>,
): Promise<PlaceRow | undefined> {
  const [moved] = await db
    .update(waitingPlaces)
    .set(change)
    .where(
      and(
        eq(waitingPlaces.id, id),
        eq(waitingPlaces.state, from),
        isOver ? sql`${waitingPlaces.offeredUntil} <= ${isOver}` : undefined,
      ),
    )
    .returning()
  return moved
}

/** The first place that waits for a quota and is not locked by another server. */
export async function holdFirst(db: Db, typeIds: readonly number[]): Promise<PlaceRow | undefined> {
  if (typeIds.length === 0) return undefined
  const [first] = await db
    .select()
    .from(waitingPlaces)
    .where(and(inArray(waitingPlaces.typeId, [...typeIds]), eq(waitingPlaces.state, 'waiting')))
    .orderBy(asc(waitingPlaces.id))
    .limit(1)
    .for('no key update')
  return first
}

/** Types for which somebody waits. */
export async function listAwaited(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ typeId: waitingPlaces.typeId })
    .from(waitingPlaces)
    .where(eq(waitingPlaces.state, 'waiting'))
  return rows.map(({ typeId }) => typeId)
}

export const listWaitingFor = (db: Db, typeIds: readonly number[], limit: number): Promise<PlaceRow[]> =>
  typeIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(waitingPlaces)
        .where(and(inArray(waitingPlaces.typeId, [...typeIds]), eq(waitingPlaces.state, 'waiting')))
        .orderBy(asc(waitingPlaces.id))
        .limit(limit)

/** Those who wait for a type, or have an offer of it. */
export const listStandingFor = (db: Db, typeIds: readonly number[], limit: number): Promise<PlaceRow[]> =>
  db
    .select()
    .from(waitingPlaces)
    .where(and(inArray(waitingPlaces.typeId, [...typeIds]), isStanding))
    .orderBy(asc(waitingPlaces.id))
    .limit(limit)

/** Expired offers. */
export const listMissed = (db: Db, now: Date, limit: number): Promise<PlaceRow[]> =>
  db
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.state, 'offered'), sql`${waitingPlaces.offeredUntil} <= ${now}`))
    .orderBy(asc(waitingPlaces.offeredUntil))
    .limit(limit)

/** Of an account, the places that stand, held for this transaction. */
export const holdStanding = (db: Db, accountId: number): Promise<PlaceRow[]> =>
  db
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.accountId, accountId), inArray(waitingPlaces.state, ['waiting', 'offered'])))
    .orderBy(waitingPlaces.id)
    .for('update')
