import { and, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { appointmentOutcomes, appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { hallRecords } from '#server/modules/fair/halls/index.ts'
import type { Span } from './figures.queries'

const [byExhibitor, byBuyer] = [alias(appointmentOutcomes, 'by_exhibitor'), alias(appointmentOutcomes, 'by_buyer')]

/**
 * What is expected of talks that took place, with where the exhibitor stands and comes from. Both sides may note an amount
 * of the same talk: it counts once, the exhibitor's before the buyer's.
 */
export async function listAmounts(db: Db, { from, until }: Span) {
  const hasAmount = isNotNull(byExhibitor.amount)
  const currency = sql<string>`case when ${hasAmount} then ${byExhibitor.currency} else ${byBuyer.currency} end`
  const amount = sql`case when ${hasAmount} then ${byExhibitor.amount} else ${byBuyer.amount} end`
  return db
    .select({
      hall: hallRecords.name,
      country: exhibitorRecords.country,
      currency: currency.as('expected_currency'),
      amount: sql<number>`sum(${amount})`.mapWith(Number),
      talks: count(),
    })
    .from(appointments)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, appointments.exhibitorId))
    .leftJoin(hallRecords, eq(hallRecords.id, exhibitorRecords.hallId))
    .leftJoin(byExhibitor, and(eq(byExhibitor.appointmentId, appointments.id), eq(byExhibitor.side, 'exhibitor')))
    .leftJoin(byBuyer, and(eq(byBuyer.appointmentId, appointments.id), eq(byBuyer.side, 'buyer')))
    .where(
      and(
        eq(appointments.state, 'met'),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, until),
        sql`coalesce(${byExhibitor.amount}, ${byBuyer.amount}) is not null`,
      ),
    )
    .groupBy(hallRecords.id, hallRecords.name, exhibitorRecords.country, sql`3`)
}
