import { and, count, desc, eq, gte, inArray, isNotNull, lt, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { RANKED_MAX } from '#contract/operations/figures/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { appointmentRecords } from '#server/modules/trade/appointments/index.ts'
import { conversationRecords } from '#server/modules/live/chat/index.ts'
import { approvedDemandRecords } from '#server/modules/trade/demands/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { orderRecords } from '#server/modules/commerce/orders/index.ts'
import { paymentRecords, refundRecords } from '#server/modules/commerce/payments/index.ts'
import { registrationRecords } from '#server/modules/people/registration/index.ts'
import { ticketRecords } from '#server/modules/commerce/tickets/index.ts'
import type { Span } from './counted.queries'

const within = (column: SQLWrapper, { from, until }: Span): SQL | undefined => and(gte(column, from), lt(column, until))

/** The median of a span of time in minutes; null where there is none. */
export const medianMinutes = (from: SQLWrapper, until: SQLWrapper) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}) / 60)`

/** When a conversation was answered, whether or not it began with a question; null where it was not. */
export const answeredAt = sql`case when ${conversationRecords.answeredAt} < ${conversationRecords.requestedAt}
  then ${conversationRecords.requestedAt} else ${conversationRecords.answeredAt} end`

export async function countRegistrations(db: Db, span: Span) {
  const [sent] = await db
    .select({ n: count() })
    .from(registrationRecords)
    .where(within(registrationRecords.submittedAt, span))
  const [decided] = await db
    .select({ minutes: medianMinutes(registrationRecords.submittedAt, registrationRecords.decidedAt) })
    .from(registrationRecords)
    .where(
      and(
        within(registrationRecords.decidedAt, span),
        gte(registrationRecords.decidedAt, registrationRecords.submittedAt),
      ),
    )
  return { registrations: sent?.n ?? 0, registrationMinutes: decided?.minutes ?? null }
}

export async function countTrade(db: Db, span: Span) {
  const [demand] = await db
    .select({ n: count() })
    .from(approvedDemandRecords)
    .where(within(approvedDemandRecords.shownAt, span))
  const [talk] = await db
    .select({ n: count() })
    .from(appointmentRecords)
    .where(and(eq(appointmentRecords.state, 'met'), within(appointmentRecords.startsAt, span)))
  const [live] = await db.select({ n: count() }).from(liveRecords).where(within(liveRecords.startsAt, span))
  return { demands: demand?.n ?? 0, talks: talk?.n ?? 0, lives: live?.n ?? 0 }
}

/** Tickets of orders that were paid, what came in and what went back. */
export async function countMoney(db: Db, span: Span) {
  const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sold] = await db
    .select({ n: count() })
    .from(ticketRecords)
    .innerJoin(orderRecords, eq(orderRecords.id, ticketRecords.orderId))
    .where(and(within(orderRecords.paidAt, span), ne(ticketRecords.state, 'void')))
  const [paid] = await db
    .select({ fen: total(paymentRecords.paidFen) })
    .from(paymentRecords)
    .where(within(paymentRecords.paidAt, span))
  const [back] = await db
    .select({ fen: total(refundRecords.fen) })
    .from(refundRecords)
    .where(and(within(refundRecords.doneAt, span), eq(refundRecords.state, 'succeeded')))
  return { tickets: sold?.n ?? 0, paidFen: paid?.fen ?? 0, refundedFen: back?.fen ?? 0 }
}

/** Conversations between two that visitors began, with all services together. */
export async function countQuestions(db: Db, span: Span) {
  const [row] = await db
    .select({
      questions: count(),
      answered: count(conversationRecords.answeredAt),
      answerMinutes: medianMinutes(conversationRecords.requestedAt, answeredAt),
    })
    .from(conversationRecords)
    .where(and(isNotNull(conversationRecords.visitorId), within(conversationRecords.requestedAt, span)))
  return row ?? { questions: 0, answered: 0, answerMinutes: null }
}

/** Sessions that are on, the most watched first. */
export async function listRunning(db: Db) {
  return db
    .select({ id: liveRecords.id, title: liveRecords.title, watching: liveRecords.onlineCount })
    .from(liveRecords)
    .where(inArray(liveRecords.status, [1, 6]))
    .orderBy(desc(liveRecords.onlineCount), liveRecords.id)
    .limit(RANKED_MAX)
}
