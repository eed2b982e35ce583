import { and, eq, exists, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import { alias } from 'drizzle-orm/pg-core'
import { answeringTypes } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { isOfFair } from '#server/modules/live/chat/index.ts'
import { conversations, isUnnotified, messages } from '#server/modules/live/chat/chat.schema.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'

export interface Requested {
  now: Date
  /** Later messages are too recent for a notice. */
  until: Date
  /** Who was notified after this is not told again. */
  notifiedBefore: Date
  limit: number
}

/** A message of the other side that has been unread for a while. */
const hasUnread = (db: Db, { until }: Requested, { read, byService }: { read: SQL; byService: boolean }): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversations.id),
          sql`${messages.sequence} > ${read}`,
          eq(messages.byService, byService),
          isNull(messages.revokedAt),
          lte(messages.at, until),
        ),
      ),
  )

const visitor = { read: sql`${conversations.visitorRead}`, byService: true }
const service = { read: sql`${conversations.serviceRead}`, byService: false }

/** Conversations with an unread answer that the visitor was not notified of. */
export const dueAnswers = (db: Db, input: Requested) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(accountRecords, eq(accountRecords.id, conversations.visitorId))
    .where(
      and(
        isUnnotified(conversations, 'visitor'),
        or(isNull(conversations.visitorNotifiedAt), lte(conversations.visitorNotifiedAt, input.notifiedBefore)),
        eq(accountRecords.status, 'active'),
        hasUnread(db, input, visitor),
      ),
    )
    .limit(input.limit)
    .for('update', { of: conversations, skipLocked: true })

/** These, who are notified now: each once. */
export async function takeUnreadAnswers(db: Db, input: Requested) {
  const taken = await db
    .update(conversations)
    .set({ visitorNotified: sql`${conversations.lastSequence}`, visitorNotifiedAt: input.now })
    .where(inArray(conversations.id, dueAnswers(db, input)))
    .returning({ id: conversations.id })
  if (taken.length === 0) return []
  return db
    .select({ service: conversations.service, account: columnsOf(accountRecords), company: exhibitorRecords.company })
    .from(conversations)
    .innerJoin(accountRecords, eq(accountRecords.id, conversations.visitorId))
    .leftJoin(exhibitorRecords, sql`${exhibitorRecords.id}::text = ${conversations.service}`)
    .where(
      inArray(
        conversations.id,
        taken.map(({ id }) => id),
      ),
    )
}

/** Whoever has taken a conversation is notified of it, else everybody who answers for its exhibitor or for the fair. */
const isReceiver = and(
  eq(accountRecords.status, 'active'),
  or(
    eq(accountRecords.id, conversations.agentId),
    and(
      isNull(conversations.agentId),
      inArray(accountRecords.userType, answeringTypes.ofExhibitor),
      // A number is compared, for the index; what is no number is no exhibitor's.
      sql`${accountRecords.exhibitorId} = (case when ${conversations.service} <> 'fair' then ${conversations.service}::integer end)`,
    ),
    and(isNull(conversations.agentId), eq(conversations.service, 'fair'), isOfFair),
  ),
)

/** Unread conversations of a service without a recent notice to its members. */
export function dueInquiries(db: Db, input: Requested) {
  const notified = alias(conversations, 'told')
  const notifiedLately = db
    .select({ one: sql`1` })
    .from(notified)
    .where(
      and(
        eq(notified.service, conversations.service),
        sql`${notified.serviceNotifiedAt} > ${input.notifiedBefore.toISOString()}::timestamptz`,
      ),
    )
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        isUnnotified(conversations, 'service'),
        exists(
          db
            .select({ one: sql`1` })
            .from(accountRecords)
            .where(isReceiver),
        ),
        notExists(notifiedLately),
        hasUnread(db, input, service),
      ),
    )
    .orderBy(conversations.service)
    .limit(input.limit)
    .for('update', { of: conversations, skipLocked: true })
}

/** These inquiries, marked as notified, with each member of their services. */
export async function takeUnreadInquiries(db: Db, input: Requested) {
  const taken = await db
    .update(conversations)
    .set({ serviceNotified: sql`${conversations.lastSequence}`, serviceNotifiedAt: input.now })
    .where(inArray(conversations.id, dueInquiries(db, input)))
    .returning({ id: conversations.id })
  if (taken.length === 0) return []
  return db
    .select({ visitorId: conversations.visitorId, account: columnsOf(accountRecords) })
    .from(conversations)
    .innerJoin(accountRecords, isReceiver)
    .where(
      inArray(
        conversations.id,
        taken.map(({ id }) => id),
      ),
    )
}
