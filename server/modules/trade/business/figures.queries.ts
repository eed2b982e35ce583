import { and, count, eq, gte, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { chinaDayOf } from '#server/platform/db/time/china-day.ts'
import type { Db } from '#server/platform/db/database.ts'
import { appointments, appointmentSteps } from '#server/modules/trade/appointments/appointments.schema.ts'
import { approvedDemandRecords, demandRecords } from '#server/modules/trade/demands/index.ts'
import { intentions, intentionSteps } from '#server/modules/trade/intentions/intentions.schema.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'

/** Moments from one to before the other. */
export interface Span {
  from: Date
  until: Date
}

const within = (column: SQLWrapper, { from, until }: Span): SQL | undefined => and(gte(column, from), lt(column, until))

/** Rows of which it is true. */
const countIf = (is: SQL) => sql<number>`count(*) filter (where ${is})`.mapWith(Number)

/** The median of a span of time in hours; null where there is none. */
const medianHours = (length: SQL) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${length}) / 3600)`

/** A part of a whole; null where there is no whole. */
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

export async function countDemands(db: Db, span: Span) {
  const [submitted] = await db.select({ n: count() }).from(demandRecords).where(within(demandRecords.submittedAt, span))
  const first = db
    .select({ demandId: offers.demandId, at: sql<Date>`min(${offers.createdAt})`.as('first_at') })
    .from(offers)
    .groupBy(offers.demandId)
    .as('first_offer')
  const [shown] = await db
    .select({
      shown: count(),
      answered: count(first.demandId),
      answerHours: medianHours(sql`${first.at} - ${approvedDemandRecords.shownAt}`),
    })
    .from(approvedDemandRecords)
    .leftJoin(first, eq(first.demandId, approvedDemandRecords.demandId))
    .where(within(approvedDemandRecords.shownAt, span))
  return { submitted: submitted?.n ?? 0, ...(shown ?? { shown: 0, answered: 0, answerHours: null }) }
}

export async function countOffers(db: Db, span: Span) {
  const [row] = await db
    .select({
      offers: count(),
      accepted: countIf(sql`${offers.state} = 'accepted'`),
      declined: countIf(sql`${offers.state} = 'declined'`),
    })
    .from(offers)
    .where(within(offers.createdAt, span))
  const { offers: all = 0, accepted = 0, declined = 0 } = row ?? {}
  return { offers: all, accepted, acceptance: share(accepted, accepted + declined) }
}

export async function countIntentions(db: Db, span: Span) {
  const answer = db
    .select({ intentionId: intentionSteps.intentionId, at: sql<Date>`min(${intentionSteps.at})`.as('answered_at') })
    .from(intentionSteps)
    .where(eq(intentionSteps.by, 'exhibitor'))
    .groupBy(intentionSteps.intentionId)
    .as('answer')
  const [row] = await db
    .select({
      intentions: count(),
      intentionsAccepted: countIf(sql`${intentions.state} = 'accepted'`),
      intentionHours: medianHours(sql`${answer.at} - ${intentions.createdAt}`),
    })
    .from(intentions)
    .leftJoin(answer, eq(answer.intentionId, intentions.id))
    .where(within(intentions.createdAt, span))
  return row ?? { intentions: 0, intentionsAccepted: 0, intentionHours: null }
}

const isAgreed = sql`${appointments.state} in ('confirmed', 'met', 'noShow')`

export async function countTalks(db: Db, span: Span) {
  const [row] = await db
    .select({
      talks: count(),
      met: countIf(sql`${appointments.state} = 'met'`),
      noShow: countIf(sql`${appointments.state} = 'noShow'`),
    })
    .from(appointments)
    .where(and(isAgreed, within(appointments.startsAt, span)))
  const answer = db
    .select({ id: appointmentSteps.appointmentId, at: sql<Date>`min(${appointmentSteps.at})`.as('answered_at') })
    .from(appointmentSteps)
    .where(
      sql`${appointmentSteps.side} = 'exhibitor' and ${appointmentSteps.action} in ('confirm', 'decline', 'propose')`,
    )
    .groupBy(appointmentSteps.appointmentId)
    .as('answer')
  const [waited] = await db
    .select({ talkHours: medianHours(sql`${answer.at} - ${appointments.requestedAt}`) })
    .from(appointments)
    .innerJoin(answer, eq(answer.id, appointments.id))
    .where(within(appointments.requestedAt, span))
  return { ...(row ?? { talks: 0, met: 0, noShow: 0 }), talkHours: waited?.talkHours ?? null }
}

/** How many of each a day has; days without any are left out. */
export async function countByDay(db: Db, span: Span) {
  const grouped = { demands: approvedDemandRecords, offers, intentions, talks: appointments } as const
  const moments = {
    demands: approvedDemandRecords.shownAt,
    offers: offers.createdAt,
    intentions: intentions.createdAt,
    talks: appointments.startsAt,
  } as const
  const counts = new Map<string, number>()
  for (const name of ['demands', 'offers', 'intentions', 'talks'] as const) {
    const rows = await db
      .select({ day: chinaDayOf(moments[name]), n: count() })
      .from(grouped[name])
      .where(and(within(moments[name], span), name === 'talks' ? isAgreed : undefined))
      .groupBy(sql`1`)
    for (const { day, n } of rows) counts.set(`${name} ${day}`, n)
  }
  return (name: keyof typeof moments, day: string): number => counts.get(`${name} ${day}`) ?? 0
}
