import { and, asc, desc, count, eq, gte, inArray, ne, not, sql } from 'drizzle-orm'
import type { BookedAdvertState, BookingState, ServiceKind } from '#contract/commerce/services/rules.ts'
import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { conversationRecords } from '#server/modules/live/chat/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { hallRecords } from '#server/modules/fair/halls/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { orderLines, orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { bookedAdverts, bookedDays, bookings } from './services.schema'

export type BookingRow = typeof bookings.$inferSelect
export type BookedAdvertRow = typeof bookedAdverts.$inferSelect

export async function insertBooking(db: Db, row: typeof bookings.$inferInsert): Promise<BookingRow> {
  const [added] = await db.insert(bookings).values(row).returning()
  if (!added) throw new Error('the booking was not kept')
  return added
}

/** Takes days of an advert space for a booking, in their order; gives those that another has. */
export async function takeDays(
  db: Db,
  { serviceId, id: bookingId }: Pick<BookingRow, 'serviceId' | 'id'>,
  days: readonly string[],
): Promise<string[]> {
  const taken = await db
    .insert(bookedDays)
    .values(days.map((day) => ({ serviceId, day, bookingId })))
    .onConflictDoNothing()
    .returning({ day: bookedDays.day })
  const own = new Set(taken.map(({ day }) => day))
  return days.filter((day) => !own.has(day))
}

export async function giveDaysBack(db: Db, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length > 0) await db.delete(bookedDays).where(inArray(bookedDays.bookingId, [...bookingIds]))
}

/** The days of an advert space that are taken from a day on. */
export async function listTakenDays(db: Db, serviceId: number, from: string): Promise<string[]> {
  const rows = await db
    .select({ day: bookedDays.day })
    .from(bookedDays)
    .where(and(eq(bookedDays.serviceId, serviceId), gte(bookedDays.day, from)))
    .orderBy(asc(bookedDays.day))
  return rows.map(({ day }) => day)
}

interface Change {
  from: BookingState
  to: BookingState
}

/** Moves the bookings of an order that stand so; gives those that were. */
export const moveOfOrder = (db: Db, orderId: number, { from, to }: Change): Promise<BookingRow[]> =>
  db
    .update(bookings)
    .set({ state: to })
    .where(and(eq(bookings.orderId, orderId), eq(bookings.state, from)))
    .returning()

/** The same for the bookings of these lines. */
export const moveOfLines = (db: Db, lineIds: readonly number[], { from, to }: Change): Promise<BookingRow[]> =>
  db
    .update(bookings)
    .set({ state: to })
    .where(and(inArray(bookings.lineId, [...lineIds]), eq(bookings.state, from)))
    .returning()

export const listOfLines = (db: Db, lineIds: readonly number[]): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(inArray(bookings.lineId, [...lineIds]))
    .orderBy(asc(bookings.id))

export const listOfOrder = (db: Db, orderId: number): Promise<BookingRow[]> =>
  db.select().from(bookings).where(eq(bookings.orderId, orderId)).orderBy(asc(bookings.id))

/** The first day of what an order books; null where it books no days. */
export async function findFirstDay(db: Db, orderId: number): Promise<string | null> {
  const [row] = await db
    .select({ day: sql<string | null>`min(${bookings.firstDay})` })
    .from(bookings)
    .where(eq(bookings.orderId, orderId))
  return row?.day ?? null
}

/** An empty advert for each booking of an advert space that has none. */
export async function addAdverts(db: Db, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return
  await db
    .insert(bookedAdverts)
    .values(bookingIds.map((bookingId) => ({ bookingId })))
    .onConflictDoNothing()
}

/** Nobody else counts the hours of an exhibitor until this transaction has ended. */
export async function lockHours(db: Db, exhibitorId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('live hours'), ${exhibitorId}::integer)`)
}

/** Canceled before it was ever on, so that it costs nothing: a room is opened with the first status that has chat. */
const isCalledOff = sql`(${liveRecords.status} = 3
  and not exists (select from ${conversationRecords} where ${conversationRecords.liveId} = ${liveRecords.id}))`

/** Minutes of sessions that an exhibitor holds or has held, and hours that it has bought. */
export async function countHours(
  db: Db,
  exhibitorId: number,
  besides: { liveId?: number | undefined } = {},
): Promise<{ usedMinutes: number; boughtHours: number }> {
  const [used] = await db
    .select({
      minutes: sql<number>`coalesce(ceil(sum(extract(epoch from ${liveRecords.endsAt} - ${liveRecords.startsAt})) / 60), 0)::integer`,
    })
    .from(liveRecords)
    .where(
      and(
        eq(liveRecords.exhibitorId, exhibitorId),
        eq(liveRecords.official, false),
        eq(liveRecords.type, 1),
        not(isCalledOff),
        besides.liveId === undefined ? undefined : ne(liveRecords.id, besides.liveId),
      ),
    )
  const [bought] = await db
    .select({ hours: sql<number>`coalesce(sum(${bookings.quantity}), 0)::integer` })
    .from(bookings)
    .where(and(eq(bookings.exhibitorId, exhibitorId), eq(bookings.kind, 'live'), eq(bookings.state, 'valid')))
  return { usedMinutes: used?.minutes ?? 0, boughtHours: bought?.hours ?? 0 }
}

/** The template that an exhibitor bought last and has not returned. */
export async function findTemplate(db: Db, exhibitorId: number): Promise<RoomTemplate | null> {
  const [row] = await db
    .select({ template: bookings.template })
    .from(bookings)
    .where(and(eq(bookings.exhibitorId, exhibitorId), eq(bookings.kind, 'template'), eq(bookings.state, 'valid')))
    .orderBy(desc(bookings.id))
    .limit(1)
  return row?.template ?? null
}

export interface BookingOf {
  booking: BookingRow
  name: Bilingual
  orderNumber: string
  company: Bilingual
  advert: BookedAdvertRow | null
  /** The hall that a booth was ordered in. */
  hallName: Bilingual | null
}

const selectBookings = (db: Db) =>
  db
    .select({
      booking: bookings,
      name: orderLines.name,
      orderNumber: orders.number,
      company: exhibitorRecords.company,
      advert: bookedAdverts,
      hallName: hallRecords.name,
    })
    .from(bookings)
    .innerJoin(orderLines, eq(orderLines.id, bookings.lineId))
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, bookings.exhibitorId))
    .leftJoin(bookedAdverts, eq(bookedAdverts.bookingId, bookings.id))
    .leftJoin(hallRecords, eq(hallRecords.id, bookings.hallId))
    .$dynamic()

export async function findBooking(db: Db, id: number): Promise<BookingOf | undefined> {
  const [row] = await selectBookings(db).where(eq(bookings.id, id))
  return row
}

/** What an exhibitor has bought, the latest first. */
export async function listOwn(
  db: Db,
  exhibitorId: number,
  { kind, ...page }: PageInput & { kind?: ServiceKind | undefined },
): Promise<{ rows: BookingOf[]; total: number }> {
  const where = and(
    eq(bookings.exhibitorId, exhibitorId),
    inArray(bookings.state, ['valid', 'locked', 'refunded']),
    kind ? eq(bookings.kind, kind) : undefined,
  )
  const [total] = await db.select({ n: count() }).from(bookings).where(where)
  const rows = await selectBookings(db).where(where).orderBy(desc(bookings.id)).limit(page.limit).offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** The adverts that an exhibitor has bought and has yet to fill or to change, the nearest days first. */
export async function listToFill(
  db: Db,
  exhibitorId: number,
  { today, limit }: { today: string; limit: number },
): Promise<{ rows: BookingOf[]; total: number }> {
  const where = and(
    eq(bookings.exhibitorId, exhibitorId),
    eq(bookings.state, 'valid'),
    inArray(bookedAdverts.state, ['empty', 'returned']),
    gte(bookings.lastDay, today),
  )
  const [total] = await db
    .select({ n: count() })
    .from(bookings)
    .innerJoin(bookedAdverts, eq(bookedAdverts.bookingId, bookings.id))
    .where(where)
  const rows = await selectBookings(db).where(where).orderBy(asc(bookings.firstDay), asc(bookings.id)).limit(limit)
  return { rows, total: total?.n ?? 0 }
}

/** Valid adverts that were bought, nearest days first. */
export async function listAdverts(
  db: Db,
  { state, ...page }: PageInput & { state?: BookedAdvertState | undefined },
): Promise<{ rows: BookingOf[]; total: number }> {
  const where = and(eq(bookings.state, 'valid'), state ? eq(bookedAdverts.state, state) : undefined)
  const [total] = await db
    .select({ n: count() })
    .from(bookings)
    .innerJoin(bookedAdverts, eq(bookedAdverts.bookingId, bookings.id))
    .where(where)
  const rows = await selectBookings(db)
    .where(and(where, sql`${bookedAdverts.bookingId} is not null`))
    .orderBy(asc(bookings.firstDay), asc(bookings.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** Changes the advert of a booking that stands, as it was seen; false when somebody was first. */
export async function changeAdvert(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof bookedAdverts.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(bookedAdverts)
    .set({ ...change, version: sql`${bookedAdverts.version} + 1` })
    .where(
      and(
        eq(bookedAdverts.bookingId, id),
        eq(bookedAdverts.version, version),
        sql`exists (select from ${bookings} where ${bookings.id} = ${id} and ${bookings.state} = 'valid')`,
      ),
    )
    .returning({ id: bookedAdverts.bookingId })
  return changed.length > 0
}

/** Approved adverts of bookings that no longer stand. */
export async function listFallen(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookedAdverts)
    .innerJoin(bookings, eq(bookings.id, bookedAdverts.bookingId))
    .where(and(eq(bookedAdverts.state, 'approved'), ne(bookings.state, 'valid')))
  return rows.map(({ id }) => id)
}

/** Marks the adverts of bookings as no longer shown. */
export async function resetAdverts(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(bookedAdverts)
    .set({ state: 'returned', version: sql`${bookedAdverts.version} + 1` })
    .where(inArray(bookedAdverts.bookingId, [...ids]))
}

/** The orders of bookings that are held or paid. */
export const listOrdersOf = (db: Db, bookingIds: readonly number[]) =>
  db
    .select({
      bookingId: bookings.id,
      state: bookings.state,
      id: orders.id,
      number: orders.number,
      accountId: orders.accountId,
      confirmedAt: orders.confirmedAt,
      heldUntil: orders.heldUntil,
      fen: orderLines.paidFen,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(orderLines, eq(orderLines.id, bookings.lineId))
    .where(inArray(bookings.id, [...bookingIds]))
