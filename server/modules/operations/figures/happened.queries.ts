import { and, count, desc, eq, gte, inArray, isNotNull, lt, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { RANKED_MAX } from '#contract/operations/figures/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { appointmentRecords as appointments } from '#server/modules/trade/appointments/index.ts'
import { conversationRecords as conversations } from '#server/modules/live/chat/index.ts'
import { approvedDemandRecords as approvedDemands } from '#server/modules/trade/demands/index.ts'
import { liveRecords as lives } from '#server/modules/live/live/index.ts'
import { orderRecords as orders } from '#server/modules/commerce/orders/index.ts'
import { paymentRecords as payments, refundRecords as refunds } from '#server/modules/commerce/payments/index.ts'
import { registrationRecords as registrations } from '#server/modules/people/registration/index.ts'
import { ticketRecords as tickets } from '#server/modules/commerce/tickets/index.ts'
import type { Span } from './counted.queries'

const within = (column: SQLWrapper, { from, until }: Span): SQL | undefined => and(gte(column, from), lt(column, until))

/** The median of a span of time in minutes; null where there is none. */
export const medianMinutes = (from: SQLWrapper, until: SQLWrapper) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}) / 60)`

/** When a conversation was answered, its question being the first thing said or not; null where it was not. */
export const answeredAt = sql`case when ${conversations.answeredAt} < ${conversations.askedAt}
  then ${conversations.askedAt} else ${conversations.answeredAt} end`

export async function countRegistrations(db: Db, span: Span) {
  const [sent] = await db.select({ n: count() }).from(registrations).where(within(registrations.submittedAt, span))
  const [decided] = await db
    .select({ minutes: medianMinutes(registrations.submittedAt, registrations.decidedAt) })
    .from(registrations)
    .where(and(within(registrations.decidedAt, span), gte(registrations.decidedAt, registrations.submittedAt)))
  return { registrations: sent?.n ?? 0, registrationMinutes: decided?.minutes ?? null }
}

export async function countTrade(db: Db, span: Span) {
  const [demand] = await db.select({ n: count() }).from(approvedDemands).where(within(approvedDemands.shownAt, span))
  const [talk] = await db
    .select({ n: count() })
    .from(appointments)
    .where(and(eq(appointments.state, 'met'), within(appointments.startsAt, span)))
  const [live] = await db.select({ n: count() }).from(lives).where(within(lives.startsAt, span))
  return { demands: demand?.n ?? 0, talks: talk?.n ?? 0, lives: live?.n ?? 0 }
}

/** Tickets of orders that were paid, what came in and what went back. */
export async function countMoney(db: Db, span: Span) {
  const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sold] = await db
    .select({ n: count() })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(within(orders.paidAt, span), ne(tickets.state, 'void')))
  const [paid] = await db
    .select({ fen: total(payments.paidFen) })
    .from(payments)
    .where(within(payments.paidAt, span))
  const [back] = await db
    .select({ fen: total(refunds.fen) })
    .from(refunds)
    .where(and(within(refunds.doneAt, span), eq(refunds.state, 'succeeded')))
  return { tickets: sold?.n ?? 0, paidFen: paid?.fen ?? 0, refundedFen: back?.fen ?? 0 }
}

/** Conversations between two that visitors began, with all services together. */
export async function countQuestions(db: Db, span: Span) {
  const [row] = await db
    .select({
      questions: count(),
      answered: count(conversations.answeredAt),
      answerMinutes: medianMinutes(conversations.askedAt, answeredAt),
    })
    .from(conversations)
    .where(and(isNotNull(conversations.visitorId), within(conversations.askedAt, span)))
  return row ?? { questions: 0, answered: 0, answerMinutes: null }
}

/** Sessions that are on, the most watched first. */
export async function listRunning(db: Db) {
  return db
    .select({ id: lives.id, title: lives.title, watching: lives.onlineCount })
    .from(lives)
    .where(inArray(lives.status, [1, 6]))
    .orderBy(desc(lives.onlineCount), lives.id)
    .limit(RANKED_MAX)
}
