import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  pgView,
} from 'drizzle-orm/pg-core'
import { messageTypes } from '#contract/live/chat/rules.ts'
import type { MessagePayload } from '#contract/live/chat/schemas.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

interface NotificationColumns {
  visitorId: SQLWrapper
  lastSequence: SQLWrapper
  visitorRead: SQLWrapper
  visitorNotified: SQLWrapper
  serviceRead: SQLWrapper
  serviceNotified: SQLWrapper
}

/** Between two: a side has something unread and was notified of none of it. As it is here it finds its index. */
export function isUnnotified(table: NotificationColumns, side: 'visitor' | 'service'): SQL {
  const [read, notified] =
    side === 'visitor' ? [table.visitorRead, table.visitorNotified] : [table.serviceRead, table.serviceNotified]
  return sql`${table.visitorId} is not null and ${table.lastSequence} > ${read} and ${notified} <= ${read}`
}

/** The room of a session, or what a visitor and a service say to each other. */
export const conversations = uncached(
  pgTable(
    'chat_conversation',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Of a room; null between two. */
      liveId: integer('live_id').references(() => lives.id),
      visitorId: integer('visitor_id').references(() => accounts.id),
      /** `fair`, or the id of an exhibitor */
      service: text().notNull().default(''),
      /** The sequence of the last message; the next takes one more, under the lock of this row. */
      lastSequence: integer('last_sequence').notNull().default(0),
      lastAt: timestamp('last_at', { withTimezone: true }),
      /** Between two: up to where each side has read. */
      visitorRead: integer('visitor_read').notNull().default(0),
      serviceRead: integer('service_read').notNull().default(0),
      /** Between two: the last message when each side was notified by mail of unread messages, and the time. */
      visitorNotified: integer('visitor_notified').notNull().default(0),
      visitorNotifiedAt: timestamp('visitor_notified_at', { withTimezone: true }),
      serviceNotified: integer('service_notified').notNull().default(0),
      serviceNotifiedAt: timestamp('service_notified_at', { withTimezone: true }),
      /** The visitor's first message, and the first answer to it. */
      requestedAt: timestamp('asked_at', { withTimezone: true }),
      answeredAt: timestamp('answered_at', { withTimezone: true }),
      /** The agent who has taken it. */
      agentId: integer('agent_id').references(() => accounts.id),
    },
    (table) => [
      uniqueIndex('chat_conversation_live')
        .on(table.liveId)
        .where(sql`${table.liveId} is not null`),
      uniqueIndex('chat_conversation_direct')
        .on(table.visitorId, table.service)
        .where(sql`${table.visitorId} is not null`),
      index('chat_conversation_service').on(table.service, table.lastAt),
      index('chat_conversation_asked')
        .on(table.requestedAt)
        .where(sql`${table.requestedAt} is not null`),
      index('chat_conversation_visitor_untold').on(table.id).where(isUnnotified(table, 'visitor')),
      index('chat_conversation_service_untold').on(table.service, table.id).where(isUnnotified(table, 'service')),
      index('chat_conversation_told')
        .on(table.service, table.serviceNotifiedAt)
        .where(sql`${table.serviceNotifiedAt} is not null`),
    ],
  ),
)

export const messages = uncached(
  pgTable(
    'chat_message',
    {
      conversationId: integer('conversation_id')
        .notNull()
        .references(() => conversations.id),
      /** 1, 2, 3 … without a gap. */
      sequence: integer().notNull(),
      id: bigint({ mode: 'number' }).notNull().unique().generatedByDefaultAsIdentity(),
      /** The sender's: with the same one a message is stored once. */
      clientId: text('client_id').notNull(),
      senderId: integer('sender_id')
        .notNull()
        .references(() => accounts.id),
      /** Between two: sent for the service. */
      byService: boolean('by_service').notNull().default(false),
      nick: text().notNull(),
      avatar: text().notNull(),
      type: text({ enum: messageTypes }).notNull(),
      payload: jsonb().$type<MessagePayload>().notNull(),
      at: timestamp({ withTimezone: true }).notNull(),
      revokedAt: timestamp('revoked_at', { withTimezone: true }),
    },
    (table) => [
      primaryKey({ columns: [table.conversationId, table.sequence] }),
      uniqueIndex('chat_message_once').on(table.conversationId, table.senderId, table.clientId),
    ],
  ),
)

/** As other areas read them. */
export const conversationRecords = pgView('conversation_record').as((qb) => qb.select().from(conversations))

/** As other areas read them. */
export const chatMessageRecords = pgView('chat_message_record').as((qb) => qb.select().from(messages))
