import { sql } from 'drizzle-orm'
import {
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
import { noticeKinds } from '#contract/foundation/notices/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import type { NoticeName } from './texts'

/** In both languages; `quoted` is what a person wrote in it. */
type Pair = { zh: string; en: string; quoted?: string }

/** What fills the text of a notice; what has both languages is a pair. */
export type NoticeParameters = Record<string, string | Pair>

const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The notices of a person, as the personal centre shows them. */
export const notices = uncached(
  pgTable(
    'notice',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      accountId: accountId(),
      name: text().$type<NoticeName>().notNull(),
      parameters: jsonb().$type<NoticeParameters>().notNull().default({}),
      /** Deduplicates: an account receives each key once. */
      key: text(),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
      readAt: timestamp('read_at', { withTimezone: true }),
    },
    (table) => [
      index('notice_newest').on(table.accountId, table.id.desc().nullsFirst()),
      index('notice_unread')
        .on(table.accountId)
        .where(sql`${table.readAt} is null`),
      uniqueIndex('notice_once').on(table.accountId, table.key),
    ],
  ),
)

/** What an account has chosen of a kind, where it has: whether it goes out by SMS or mail too. */
export const noticeChoices = uncached(
  pgTable(
    'notice_choice',
    {
      accountId: accountId(),
      kind: text({ enum: noticeKinds }).notNull(),
      isSent: boolean('is_sent').notNull(),
    },
    (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
  ),
)

/** As other areas read them. */
export const noticeRecords = pgView('notice_record').as((qb) => qb.select().from(notices))
