import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type AppointmentState, openStates } from '#contract/trade/appointments/rules.ts'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { contains } from '#server/platform/db/like.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'
import { exhibitorMayOpen } from './about.queries'
import { appointments, appointmentSteps, isContested } from './appointments.schema'

export type AppointmentRow = typeof appointments.$inferSelect
export type NewAppointment = typeof appointments.$inferInsert
export type NewStep = typeof appointmentSteps.$inferInsert

/** The side of talks: a buyer or an exhibitor. */
export type Party = { side: 'buyer'; buyerId: number } | { side: 'exhibitor'; exhibitorId: number }

const [buyer, member] = [alias(accountRecords, 'buyer'), alias(accountRecords, 'member')]

const select = (db: Db) =>
  db
    .select({
      appointment: appointments,
      exhibitor: { company: exhibitorRecords.company, booth: exhibitorRecords.booth },
      buyer: { name: buyer.name, nickName: buyer.nickName },
      member: { name: member.name, nickName: member.nickName },
      exhibit: { name: exhibitRecords.name },
      demand: { title: approvedDemands.title, exhibitorMayOpen: exhibitorMayOpen(db) },
    })
    .from(appointments)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, appointments.exhibitorId))
    .innerJoin(buyer, eq(buyer.id, appointments.buyerId))
    .leftJoin(member, eq(member.id, appointments.memberId))
    .leftJoin(exhibitRecords, eq(exhibitRecords.id, appointments.exhibitId))
    .leftJoin(approvedDemands, eq(approvedDemands.demandId, appointments.demandId))
    .$dynamic()

export type ShownRow = Awaited<ReturnType<typeof findShown>> & {}

export async function findShown(db: Db, id: number) {
  const [found] = await select(db).where(eq(appointments.id, id))
  return found
}

const ofParty = (party: Party): SQL =>
  party.side === 'buyer' ? eq(appointments.buyerId, party.buyerId) : eq(appointments.exhibitorId, party.exhibitorId)

/** The talk, where the party is one of its two sides. */
export async function findOwn(db: Db, id: number, party: Party): Promise<AppointmentRow | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), ofParty(party)))
  return found
}

export async function findByKey(db: Db, clientKey: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.clientKey, clientKey))
  return found?.id
}

export async function addAppointment(db: Db, row: NewAppointment): Promise<AppointmentRow> {
  const [added] = await db.insert(appointments).values(row).returning()
  if (!added) throw new Error('the appointment was not added')
  return added
}

export async function addStep(db: Db, step: NewStep): Promise<void> {
  await db.insert(appointmentSteps).values(step)
}

export function listSteps(db: Db, appointmentId: number) {
  return db
    .select({ step: appointmentSteps, by: { name: accountRecords.name, nickName: accountRecords.nickName } })
    .from(appointmentSteps)
    .leftJoin(accountRecords, eq(accountRecords.id, appointmentSteps.byAccount))
    .where(eq(appointmentSteps.appointmentId, appointmentId))
    .orderBy(asc(appointmentSteps.id))
}

export interface Expected {
  states: readonly AppointmentState[]
  /** As it was read: whoever changed it meanwhile was first. */
  sequence?: number
  /** Only while an answer is waited for. */
  now?: Date
}

/** Changes a talk that still stands as expected; undefined: somebody was first, or its time has ended. */
export async function changeAppointment(
  db: Db,
  id: number,
  { states, sequence, now }: Expected,
  change: Partial<NewAppointment>,
): Promise<AppointmentRow | undefined> {
  const [changed] = await db
    .update(appointments)
    .set({ ...change, changedAt: new Date(), sequence: sql`${appointments.sequence} + 1` })
    .where(
      and(
        eq(appointments.id, id),
        inArray(appointments.state, [...states]),
        sequence === undefined ? undefined : eq(appointments.sequence, sequence),
        now ? gt(appointments.expiresAt, now) : undefined,
      ),
    )
    .returning()
  return changed
}

/** Nobody else confirms a talk of this exhibitor or this buyer before the transaction has ended; always in this order. */
export async function holdParties(db: Db, { exhibitorId, buyerId }: Pick<AppointmentRow, 'exhibitorId' | 'buyerId'>) {
  await lockByName(db, `appointments of exhibitor ${exhibitorId}`)
  await lockByName(db, `appointments of buyer ${buyerId}`)
}

export const holds = inArray(appointments.state, ['confirmed', 'met'])

/** What has places of an exhibitor between two moments. */
export function listHeld(db: Db, exhibitorId: number, from: Date, until: Date) {
  const { id, startsAt, endsAt, tableNumber, memberId } = appointments
  return db
    .select({ id, startsAt, endsAt, tableNumber, memberId })
    .from(appointments)
    .where(and(eq(appointments.exhibitorId, exhibitorId), holds, lt(startsAt, until), gt(endsAt, from)))
}
export type Held = Awaited<ReturnType<typeof listHeld>>[number]

/** The talks of a buyer that stand, or wait for an answer, between two moments. */
export function listOfBuyer(db: Db, buyerId: number, from: Date, until: Date) {
  const { id, exhibitorId, startsAt, endsAt, state } = appointments
  return db
    .select({ id, exhibitorId, startsAt, endsAt, state })
    .from(appointments)
    .where(
      and(
        eq(appointments.buyerId, buyerId),
        inArray(state, [...openStates, 'confirmed', 'met']),
        lt(startsAt, until),
        gt(endsAt, from),
      ),
    )
}

export interface Requested extends PageInput {
  state?: AppointmentState | undefined
  day?: string | undefined
}

function ofDay(day: string | undefined): SQL | undefined {
  if (day === undefined) return undefined
  const { from, until } = chinaDayBounds(day)
  return and(gte(appointments.startsAt, from), lt(appointments.startsAt, until))
}

/** A party's talks: what is to come first, the nearest first; then what has ended, the last first. */
export async function listOwn(db: Db, party: Party, input: Requested) {
  const where = and(ofParty(party), input.state ? eq(appointments.state, input.state) : undefined, ofDay(input.day))
  const waits = and(
    ofParty(party),
    inArray(appointments.state, ['initiated', 'waiting']),
    gt(appointments.expiresAt, sql`now()`),
  )
  const [total] = await db.select({ n: count() }).from(appointments).where(where)
  const [waiting] = await db.select({ n: count() }).from(appointments).where(waits)
  const rows = await select(db)
    .where(where)
    .orderBy(
      sql`${appointments.endsAt} < now()`,
      sql`abs(extract(epoch from ${appointments.startsAt} - now()))`,
      asc(appointments.id),
    )
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0, waiting: waiting?.n ?? 0 }
}

/**
 * The talks of one person that lie between two moments at least in part, by their start: a buyer's with what waits for an
 * answer, and those that somebody of an exhibitor holds.
 */
export function listOfPerson(
  db: Db,
  accountId: number,
  { from, until, limit }: { from: Date; until: Date; limit: number },
) {
  const { buyerId, memberId, state, startsAt, endsAt } = appointments
  const open = and(inArray(state, [...openStates]), gt(appointments.expiresAt, sql`now()`))
  return select(db)
    .where(
      and(
        or(and(eq(buyerId, accountId), or(holds, open)), and(eq(memberId, accountId), holds)),
        lt(startsAt, until),
        gt(endsAt, from),
      ),
    )
    .orderBy(asc(startsAt), asc(appointments.id))
    .limit(limit)
}

/** The talks of a party that have not ended: those that are agreed on, and a buyer's that wait for an answer. */
export function listNext(db: Db, party: Party, limit: number) {
  const isOpen = and(inArray(appointments.state, [...openStates]), gt(appointments.expiresAt, sql`now()`))
  return select(db)
    .where(and(ofParty(party), party.side === 'buyer' ? or(holds, isOpen) : holds, gt(appointments.endsAt, sql`now()`)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit)
}

/** The talks that a party has yet to answer, the first to expire first, and how many there are. */
export async function listToAnswer(db: Db, party: Party, limit: number) {
  const { state, proposedBy, expiresAt } = appointments
  const otherSide = party.side === 'buyer' ? 'exhibitor' : 'buyer'
  const isProposed = and(eq(state, 'proposed'), eq(proposedBy, otherSide))
  const isRequested = party.side === 'exhibitor' ? inArray(state, ['initiated', 'waiting']) : undefined
  const where = and(ofParty(party), isRequested ? or(isRequested, isProposed) : isProposed, gt(expiresAt, sql`now()`))
  const [total] = await db.select({ n: count() }).from(appointments).where(where)
  const rows = await select(db).where(where).orderBy(asc(expiresAt), asc(appointments.id)).limit(limit)
  return { rows, total: total?.n ?? 0 }
}

interface AllRequested extends Requested {
  keyWord?: string | undefined
  only?: 'contested' | undefined
}

/** All talks of the fair, by the time they begin. */
export async function listAll(db: Db, { keyWord, only, ...requested }: AllRequested) {
  const company = sql`(${exhibitorRecords.company} ->> 'zh') || ' ' || (${exhibitorRecords.company} ->> 'en')`
  const where = and(
    requested.state ? eq(appointments.state, requested.state) : undefined,
    ofDay(requested.day),
    keyWord ? contains(company, keyWord) : undefined,
    only ? isContested() : undefined,
  )
  const [total] = await db
    .select({ n: count() })
    .from(appointments)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, appointments.exhibitorId))
    .where(where)
  const rows = await select(db)
    .where(where)
    .orderBy(desc(appointments.startsAt), asc(appointments.exhibitorId), asc(appointments.id))
    .limit(requested.limit)
    .offset(toOffset(requested))
  return { rows, total: total?.n ?? 0 }
}

/** At most `limit` that nobody has answered in time; what another server is at is left to it. */
export async function listOver(db: Db, now: Date, limit: number): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(
      and(
        isNotNull(appointments.expiresAt),
        lte(appointments.expiresAt, now),
        inArray(appointments.state, [...openStates, 'confirmed']),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

const reminders = { day: appointments.remindedDayAt, soon: appointments.remindedSoonAt } as const

/**
 * Confirmed talks that begin within `ahead` ms of `now` and were agreed on before that, and of which nobody was reminded;
 * they count as reminded of now. What another server has taken is left to it.
 */
export async function takeDue(
  db: Db,
  { now, ahead, limit, which }: { now: Date; ahead: number; limit: number; which: keyof typeof reminders },
): Promise<AppointmentRow[]> {
  const due = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.state, 'confirmed'),
        sql`${reminders[which]} is null`,
        gt(appointments.startsAt, now),
        lte(appointments.startsAt, new Date(now.getTime() + ahead)),
        lt(appointments.agreedAt, sql`${appointments.startsAt} - make_interval(secs => ${ahead / 1_000})`),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  const mark = which === 'day' ? { remindedDayAt: now } : { remindedSoonAt: now }
  return db.update(appointments).set(mark).where(inArray(appointments.id, due)).returning()
}

/** Whether the buyer has requested another talk of this exhibitor at that time. */
export async function hasOpenAt(db: Db, row: AppointmentRow, startsAt: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        ne(appointments.id, row.id),
        eq(appointments.exhibitorId, row.exhibitorId),
        eq(appointments.buyerId, row.buyerId),
        eq(appointments.startsAt, startsAt),
        or(inArray(appointments.state, [...openStates]), eq(appointments.state, 'confirmed')),
      ),
    )
  return found !== undefined
}

export type PartiesOf = Pick<AppointmentRow, 'exhibitorId' | 'buyerId'>

/** The confirmed talk of the two that is under way where people meet in person. */
export async function findUnderWay(db: Db, { exhibitorId, buyerId }: PartiesOf, now: Date) {
  const [found] = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.exhibitorId, exhibitorId),
        eq(appointments.buyerId, buyerId),
        eq(appointments.state, 'confirmed'),
        inArray(appointments.place, ['booth', 'table']),
        lte(appointments.startsAt, now),
        gt(appointments.endsAt, now),
      ),
    )
  return found
}
