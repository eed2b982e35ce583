import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { BOOTH_EVENTS_MAX } from '#contract/fair/booths/limits.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { exhibitorRecords, industryRecords, shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { hallRecords, shownHalls } from '#server/modules/fair/halls/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isShown } from '#server/platform/db/shown.ts'
import { boothEvents, boothRequirements } from './booths.schema'

export type BoothRow = typeof booths.$inferSelect

export interface BoothPlace {
  hallId: number
  number: string
}

const isAt = ({ hallId, number }: BoothPlace): SQL | undefined =>
  and(eq(booths.hallId, hallId), eq(booths.number, number))

/** Rows that hold nothing: the exhibitor was deleted, or the organizer's reservation has ended. */
const isVacant = or(
  eq(booths.status, 'free'),
  and(inArray(booths.status, ['assigned', 'occupied']), isNull(booths.exhibitorId)),
  and(eq(booths.status, 'held'), isNotNull(booths.heldUntil), lt(booths.heldUntil, sql`now()`)),
)

/** It is an exhibitor's: not only held for an order that is not paid. */
export const isPlaced = ne(booths.status, 'held')

export async function findHall(db: Db, hallId: number) {
  const [hall] = await db
    .select({ id: hallRecords.id, name: hallRecords.name })
    .from(hallRecords)
    .where(eq(hallRecords.id, hallId))
  return hall
}

/** Of these halls those that visitors see with a published plan. */
export async function listPlannedHalls(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectDistinct({ id: shownHalls.id, name: shownHalls.name })
    .from(shownHalls)
    .innerJoin(floorPlans, and(eq(floorPlans.hallId, shownHalls.id), isNotNull(floorPlans.published)))
    .where(inArray(shownHalls.id, [...ids]))
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
      bookingId: booths.bookingId,
      exhibitor: exhibitorColumns,
    })
    .from(booths)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, booths.exhibitorId))
    .leftJoin(industryRecords, eq(industryRecords.id, exhibitorRecords.industryId))
    .where(and(eq(booths.hallId, hallId), sql`not (${isVacant})`))

export type TakenRow = Awaited<ReturnType<typeof listTaken>>[number]

/**
 * The exhibitors of a hall, or of none, that have no booth in any hall, deleted ones left out; those who joined first come
 * first.
 */
export const listUnplaced = (db: Db, hallId: number) =>
  db
    .select({ ...exhibitorColumns, requirements: boothRequirements })
    .from(exhibitorRecords)
    .leftJoin(industryRecords, eq(industryRecords.id, exhibitorRecords.industryId))
    .leftJoin(boothRequirements, eq(boothRequirements.exhibitorId, exhibitorRecords.id))
    .where(
      and(
        or(eq(exhibitorRecords.hallId, hallId), isNull(exhibitorRecords.hallId)),
        sql`not exists (select from ${booths} where ${booths.exhibitorId} = ${exhibitorRecords.id})`,
        sql`not exists (
          select from ${contentItems}
          where ${contentItems.kind} = 'exhibitor' and ${contentItems.id} = ${exhibitorRecords.id}
            and ${contentItems.deletedAt} is not null
        )`,
      ),
    )
    .orderBy(asc(exhibitorRecords.createdAt), asc(exhibitorRecords.id))

export type UnplacedRow = Awaited<ReturnType<typeof listUnplaced>>[number]

/** A reservation until the end of this day in GMT+8. */
const isHeldUntil = (day: string): SQL | undefined =>
  and(eq(booths.status, 'held'), sql`(${booths.heldUntil} at time zone 'Asia/Shanghai')::date = ${day}::date`)

/**
 * Whether a booth could be had: `changed`: it is reserved, or is no longer as it was seen; `ordered`: an order that is not
 * paid holds it; `taken`: somebody has it.
 */
export type Outcome = 'done' | 'changed' | 'ordered' | 'taken'

/** Puts a row in the place of the reservation that was seen there, or with null of none. */
async function replace(
  db: Db,
  row: BoothPlace & Pick<typeof booths.$inferInsert, 'exhibitorId' | 'status' | 'heldUntil' | 'bookingId'>,
  seen: string | null,
): Promise<Outcome> {
  const cleared = await db
    .delete(booths)
    .where(and(isAt(row), seen === null ? isVacant : isHeldUntil(seen)))
    .returning({ id: booths.id })
  if (seen !== null && cleared.length === 0) return (await findAt(db, row))?.isOpenOrder ? 'ordered' : 'changed'
  const added = await db.insert(booths).values(row).onConflictDoNothing().returning({ id: booths.id })
  if (added.length > 0) return 'done'
  const found = await findAt(db, row)
  if (found?.isOpenOrder) return 'ordered'
  return found?.status === 'held' ? 'changed' : 'taken'
}

/** What is recorded at a place, and whether an order holds it that is not paid. */
export async function findAt(db: Db, place: BoothPlace) {
  const [row] = await db.select().from(booths).where(isAt(place))
  return row && { ...row, isOpenOrder: row.status === 'held' && row.bookingId !== null }
}

/**
 * Gives a booth to an exhibitor; `taken` also where the exhibitor has one. The two unique keys decide when several try at
 * once. `heldUntil`: the reservation that was seen; null: none.
 */
export const takeBooth = (
  db: Db,
  place: BoothPlace,
  {
    exhibitorId,
    heldUntil = null,
    bookingId = null,
  }: { exhibitorId: number; heldUntil?: string | null; bookingId?: number | null },
): Promise<Outcome> => replace(db, { ...place, exhibitorId, bookingId, status: 'assigned' }, heldUntil)

/** Holds a booth for the order of an exhibitor; the same unique keys decide. */
export const holdForOrder = (
  db: Db,
  place: BoothPlace,
  { exhibitorId, bookingId }: { exhibitorId: number; bookingId: number },
): Promise<Outcome> => replace(db, { ...place, exhibitorId, bookingId, status: 'held' }, null)

/** Gives the booth that is held for an order to its exhibitor. */
export async function assignHeld(db: Db, bookingId: number): Promise<BoothRow | undefined> {
  const [row] = await db
    .update(booths)
    .set({ status: 'assigned' })
    .where(and(eq(booths.bookingId, bookingId), eq(booths.status, 'held')))
    .returning()
  return row
}

/** Makes the booth of a booking free, wherever it was moved to; gives what it was. */
export async function freeBooked(db: Db, bookingId: number): Promise<BoothRow | undefined> {
  for (;;) {
    const [row] = await db.select({ id: booths.id }).from(booths).where(eq(booths.bookingId, bookingId))
    if (!row) return undefined
    const [freed] = await db.delete(booths).where(eq(booths.id, row.id)).returning()
    // An organizer has moved it meanwhile: it has another row.
    if (freed) return freed
  }
}

/** Where the booths of bookings are. */
export async function listBooked(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return []
  return db
    .select({ bookingId: booths.bookingId, hallId: booths.hallId, hallName: hallRecords.name, number: booths.number })
    .from(booths)
    .innerJoin(hallRecords, eq(hallRecords.id, booths.hallId))
    .where(inArray(booths.bookingId, [...bookingIds]))
}

/** Reserves a booth that is free, or that was seen as reserved until another day. */
export const reserveBooth = (db: Db, place: BoothPlace, until: Date, seen: string | null): Promise<Outcome> =>
  replace(db, { ...place, status: 'held', heldUntil: until }, seen)

interface Freeing {
  exhibitorId: number | null
  heldUntil?: string | null
  /** Also one that its exhibitor has paid for. */
  paid?: boolean
}

/**
 * Makes a booth free that this exhibitor has, or that is reserved until this day, and gives what it was; undefined where it
 * is not so.
 */
export async function freeBooth(
  db: Db,
  place: BoothPlace,
  { exhibitorId, heldUntil = null, paid = false }: Freeing,
): Promise<BoothRow | undefined> {
  if (exhibitorId === null && heldUntil === null) return undefined
  const isHad = and(eq(booths.exhibitorId, exhibitorId ?? 0), isPlaced, paid ? undefined : isNull(booths.bookingId))
  const [freed] = await db
    .delete(booths)
    .where(and(isAt(place), exhibitorId === null ? isHeldUntil(heldUntil ?? '') : isHad))
    .returning()
  return freed
}

/** Records that this exhibitor has set up at its booth; false where it has another or none. */
export async function occupy(db: Db, place: BoothPlace, exhibitorId: number): Promise<boolean> {
  const changed = await db
    .update(booths)
    .set({ status: 'occupied' })
    .where(and(isAt(place), eq(booths.exhibitorId, exhibitorId), isPlaced))
    .returning({ id: booths.id })
  return changed.length > 0
}

/** Where an exhibitor is. */
export async function findBoothOf(db: Db, exhibitorId: number): Promise<BoothPlace | undefined> {
  const row = await findRowOf(db, exhibitorId)
  return row?.status === 'held' ? undefined : row
}

/** The same, also where its order is not paid. */
export async function findRowOf(db: Db, exhibitorId: number): Promise<BoothRow | undefined> {
  const [row] = await db.select().from(booths).where(eq(booths.exhibitorId, exhibitorId))
  return row
}

/** Where those of these exhibitors are that have a booth in a hall; nobody changes it until the transaction ends. */
export async function lockPlaced(db: Db, hallId: number, exhibitorIds: readonly number[]) {
  if (exhibitorIds.length === 0) return new Map<number | null, string>()
  const rows = await db
    .select({ id: booths.exhibitorId, number: booths.number })
    .from(booths)
    .where(and(eq(booths.hallId, hallId), inArray(booths.exhibitorId, [...exhibitorIds]), isPlaced))
    .orderBy(asc(booths.exhibitorId))
    .for('update')
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** The exhibitors at these booths that visitors see, by number. */
export async function listShownAt(db: Db, hallId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  return db
    .select({ id: shownExhibitors.id, company: shownExhibitors.company, number: booths.number })
    .from(booths)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, booths.exhibitorId))
    .where(and(eq(booths.hallId, hallId), inArray(booths.number, [...numbers]), isPlaced))
    .orderBy(asc(booths.number))
}

/** What these exhibitors have on floor plans, by exhibitor; of those that have never had a booth there, nothing. */
export async function findAssigned(
  db: Db,
  exhibitorIds: readonly number[],
): Promise<Map<number, { number: string; hallId: number | null }>> {
  if (exhibitorIds.length === 0) return new Map()
  const ids = [...exhibitorIds]
  const former = await db
    .selectDistinct({ id: boothEvents.exhibitorId })
    .from(boothEvents)
    .where(and(inArray(boothEvents.exhibitorId, ids), notInArray(boothEvents.action, ['order', 'orderClosed'])))
  const present = await db
    .select({ id: booths.exhibitorId, number: booths.number, hallId: booths.hallId })
    .from(booths)
    .where(and(inArray(booths.exhibitorId, ids), isPlaced))
  const found = [...former.map(({ id }) => ({ id, number: '', hallId: null })), ...present]
  return new Map(found.flatMap(({ id, ...booth }) => (id === null ? [] : [[id, booth] as const])))
}

/** The booths of a hall that an order has, paid or not. */
export const countOrderedBooths = (db: Db, hallId: number): Promise<number> =>
  db.$count(booths, and(eq(booths.hallId, hallId), isNotNull(booths.bookingId)))

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
