import { messageChannels, messageStates } from '#contract/foundation/outbox/rules.ts'
import type { Quote } from '#contract/foundation/notices/quotes.ts'
import { index, integer, jsonb, pgTable, smallint, text, timestamp, pgView } from 'drizzle-orm/pg-core'
import { accountKey } from '#server/modules/foundation/accounts/index.ts'
import { uncached } from '#server/platform/db/table-use.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Every SMS and e-mail of the fair. Written with what caused it, delivered after. */
export const outbox = uncached(
  pgTable(
    'outbox',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      channel: text({ enum: messageChannels }).notNull(),
      address: text().notNull(),
      /** 1 Chinese, 2 English */
      languageType: smallint('language_type').notNull(),
      /** What it is for; names the template of an outside SMS service. */
      template: text().notNull(),
      subject: text().notNull().default(''),
      /** Emptied after a real delivery where it holds a code. */
      body: text().notNull(),
      /** Where the body quotes words of a person that are in the other language. */
      quotes: jsonb().$type<Quote[]>().notNull().default([]),
      /** The account that reads them: it decides whether they are translated. Null: nothing is quoted. */
      readerId: integer('reader_id').references(accountKey, { onDelete: 'cascade' }),
      parameters: text().array().notNull().default([]),
      state: text({ enum: messageStates }).notNull(),
      tries: smallint().notNull().default(0),
      failure: text().notNull().default(''),
      createdAt: moment('created_at').notNull().defaultNow(),
      /** When the next try is due. */
      dueAt: moment('due_at').notNull().defaultNow(),
      sentAt: moment('sent_at'),
    },
    (table) => [index('outbox_due').on(table.state, table.dueAt), index('outbox_recent').on(table.createdAt)],
  ),
)

/** As other areas read them. */
export const messageRecords = pgView('message_record').as((qb) => qb.select().from(outbox))
