import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { BOOTH_EVENTS_MAX } from '#contract/fair/booths/limits.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords, industryRecords, shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { hallRecords } from '#server/modules/fair/halls/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isShown } from '#server/platform/db/shown.ts'
import { boothEvents } from './booths.schema'

export interface BoothPlace {
  hallId: number
  number: string
}

const isAt = ({ hallId, number }: BoothPlace): SQL | undefined =>
  and(eq(booths.hallId, hallId), eq(booths.number, number))

/** Rows that hold nothing: the exhibitor was deleted, or the reservation has ended. */
const isVacant = or(
  eq(booths.status, 'free'),
  and(inArray(booths.status, ['assigned', 'occupied']), isNull(booths.exhibitorId)),
  and(eq(booths.status, 'held'), lt(booths.heldUntil, sql`now()`)),
)

export async function findHall(db: Db, hallId: number) {
  const [hall] = await db
    .select({ id: hallRecords.id, name: hallRecords.name })
    .from(hallRecords)
    .where(eq(hallRecords.id, hallId))
  return hall
}

/** The published plans of a hall, the lowest level first. */
export async function listPlans(db: Db, hallId: number) {
  const rows = await db
    .select({ level: floorPlans.level, drawing: floorPlans.published })
    .from(floorPlans)
    .where(and(eq(floorPlans.hallId, hallId), isNotNull(floorPlans.published)))
    .orderBy(asc(floorPlans.level))
  return rows.flatMap(({ level, drawing }) => (drawing ? [{ level, drawing }] : []))
}

/** Those of these numbers that are drawn on a published plan of the hall. */
export async function findDrawn(db: Db, hallId: number, numbers: readonly string[]): Promise<Set<string>> {
  const plans = await listPlans(db, hallId)
  const drawn = new Set(plans.flatMap(({ drawing }) => drawing.booths.map(({ number }) => number)))
  return new Set(numbers.filter((number) => drawn.has(number)))
}

const exhibitorColumns = {
  id: exhibitorRecords.id,
  company: exhibitorRecords.company,
  industryId: exhibitorRecords.industryId,
  industry: industryRecords.name,
  shown: sql<boolean>`${isShown(exhibitorRecords)}`,
  onSite: sql<boolean>`${exhibitorRecords.exhibitionType} = 1`,
  since: exhibitorRecords.createdAt,
}

/** The booths of a hall that hold something. */
export const listTaken = (db: Db, hallId: number) =>
  db
    .select({
      number: booths.number,
      status: booths.status,
      heldUntil: booths.heldUntil,
      exhibitor: exhibitorColumns,
    })
    .from(booths)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, booths.exhibitorId))
    .leftJoin(industryRecords, eq(industryRecords.id, exhibitorRecords.industryId))
    .where(and(eq(booths.hallId, hallId), sql`not (${isVacant})`))

export type TakenRow = Awaited<ReturnType<typeof listTaken>>[number]

/** The exhibitors of a hall, or of none, that have no booth in any hall; those who joined first come first. */
export const listUnplaced = (db: Db, hallId: number) =>
  db
    .select(exhibitorColumns)
    .from(exhibitorRecords)
    .leftJoin(industryRecords, eq(industryRecords.id, exhibitorRecords.industryId))
    .where(
      and(
        or(eq(exhibitorRecords.hallId, hallId), isNull(exhibitorRecords.hallId)),
        sql`not exists (select from ${booths} where ${booths.exhibitorId} = ${exhibitorRecords.id})`,
      ),
    )
    .orderBy(asc(exhibitorRecords.createdAt), asc(exhibitorRecords.id))

export type UnplacedRow = Awaited<ReturnType<typeof listUnplaced>>[number]

/** Removes a row that holds nothing, or with `held` a reservation. */
async function clear(db: Db, place: BoothPlace, held: boolean): Promise<void> {
  await db.delete(booths).where(and(isAt(place), held ? or(isVacant, eq(booths.status, 'held')) : isVacant))
}

/**
 * Gives a booth to an exhibitor; false where somebody has the booth, or the exhibitor has one. The two unique keys decide
 * when several try at once.
 */
export async function takeBooth(
  db: Db,
  place: BoothPlace,
  { exhibitorId, held = false }: { exhibitorId: number; held?: boolean },
): Promise<boolean> {
  await clear(db, place, held)
  const added = await db
    .insert(booths)
    .values({ ...place, exhibitorId, status: 'assigned' })
    .onConflictDoNothing()
    .returning({ id: booths.id })
  return added.length > 0
}

/** Reserves a booth that is free, or reserved already; false where somebody has it. */
export async function reserveBooth(db: Db, place: BoothPlace, heldUntil: Date): Promise<boolean> {
  await clear(db, place, true)
  const added = await db
    .insert(booths)
    .values({ ...place, status: 'held', heldUntil })
    .onConflictDoNothing()
    .returning({ id: booths.id })
  return added.length > 0
}

/** Makes a booth free that this exhibitor has, or with null that is reserved; false where it is another's. */
export async function freeBooth(db: Db, place: BoothPlace, exhibitorId: number | null): Promise<boolean> {
  const owner = exhibitorId === null ? eq(booths.status, 'held') : eq(booths.exhibitorId, exhibitorId)
  const freed = await db
    .delete(booths)
    .where(and(isAt(place), owner))
    .returning({ id: booths.id })
  return freed.length > 0
}

/** Records that this exhibitor has set up at its booth; false where it has another or none. */
export async function occupy(db: Db, place: BoothPlace, exhibitorId: number): Promise<boolean> {
  const changed = await db
    .update(booths)
    .set({ status: 'occupied' })
    .where(and(isAt(place), eq(booths.exhibitorId, exhibitorId)))
    .returning({ id: booths.id })
  return changed.length > 0
}

/** Where an exhibitor is. */
export async function findBoothOf(db: Db, exhibitorId: number): Promise<BoothPlace | undefined> {
  const [row] = await db
    .select({ hallId: booths.hallId, number: booths.number })
    .from(booths)
    .where(eq(booths.exhibitorId, exhibitorId))
  return row
}

/** The exhibitors at these booths that visitors see, by number. */
export async function listShownAt(db: Db, hallId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  return db
    .select({ id: shownExhibitors.id, company: shownExhibitors.company, number: booths.number })
    .from(booths)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, booths.exhibitorId))
    .where(and(eq(booths.hallId, hallId), inArray(booths.number, [...numbers])))
    .orderBy(asc(booths.number))
}

/** The numbers of the booths of these exhibitors, by exhibitor. */
export async function findNumbers(db: Db, exhibitorIds: readonly number[]): Promise<Map<number, string>> {
  if (exhibitorIds.length === 0) return new Map()
  const rows = await db
    .select({ id: booths.exhibitorId, number: booths.number })
    .from(booths)
    .where(inArray(booths.exhibitorId, [...exhibitorIds]))
  return new Map(rows.flatMap(({ id, number }) => (id === null ? [] : [[id, number] as const])))
}

/** Of these exhibitors those that exist. */
export async function findExisting(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: exhibitorRecords.id })
    .from(exhibitorRecords)
    .where(inArray(exhibitorRecords.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

export async function addEvents(db: Db, rows: (typeof boothEvents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(boothEvents).values(rows)
}

/** What was done to a booth, the latest first. */
export const listEvents = (db: Db, { hallId, number }: BoothPlace) =>
  db
    .select({ event: boothEvents, company: exhibitorRecords.company, by: accountRecords.name })
    .from(boothEvents)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, boothEvents.exhibitorId))
    .leftJoin(accountRecords, eq(accountRecords.id, boothEvents.byAccount))
    .where(and(eq(boothEvents.hallId, hallId), eq(boothEvents.number, number)))
    .orderBy(desc(boothEvents.id))
    .limit(BOOTH_EVENTS_MAX)
