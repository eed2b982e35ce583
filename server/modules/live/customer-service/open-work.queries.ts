import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { countOpenWork, type OpenWork } from '#server/platform/db/open-work.ts'
import type { Db } from '#server/platform/db/database.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'

/** Conversations with the fair that wait for their first answer. */
export const countOpenConversations = (db: Db): Promise<OpenWork> =>
  countOpenWork(db, {
    table: conversations,
    since: conversations.requestedAt,
    where: and(
      eq(conversations.service, 'fair'),
      isNotNull(conversations.visitorId),
      isNotNull(conversations.requestedAt),
      isNull(conversations.answeredAt),
    ),
  })
