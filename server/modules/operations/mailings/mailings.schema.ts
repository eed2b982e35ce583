import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Audience } from '#contract/operations/audiences/rules.ts'
import { mailingKinds, mailingStates } from '#contract/operations/mailings/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Campaigns of the organizer. */
export const mailings = uncached(
  pgTable(
    'mailing',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Made by the form: adding twice adds once. */
      clientKey: text('client_key').notNull().unique('mailing_key'),
      version: integer().notNull().default(1),
      state: text({ enum: mailingStates }).notNull().default('draft'),
      kind: text({ enum: mailingKinds }).notNull(),
      subject: bilingual('subject'),
      text: bilingual('text'),
      link: text().notNull().default(''),
      audience: jsonb().$type<Audience>().notNull(),
      byNotice: boolean('by_notice').notNull(),
      byMail: boolean('by_mail').notNull(),
      sendAt: moment('send_at'),
      /** The account that it was written to last: there it goes on. */
      sentTo: integer('sent_to').notNull().default(0),
      createdAt: moment('created_at').notNull().defaultNow(),
    },
    (table) => [
      index('mailing_under_way')
        .on(table.sendAt)
        .where(sql`${table.state} in ('scheduled', 'sending')`),
    ],
  ),
)

/** The recipients of a campaign: each once. */
export const mailingPeople = uncached(
  pgTable(
    'mailing_person',
    {
      mailingId: integer('mailing_id')
        .notNull()
        .references(() => mailings.id, { onDelete: 'cascade' }),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** Of the links in the mail; null: there was none. */
      tokenHash: text('token_hash'),
      outboxId: integer('outbox_id').references(() => outbox.id, { onDelete: 'set null' }),
      /** Why there was no mail; null: there was, or none was meant. */
      leftOut: text('left_out', { enum: ['unsubscribed', 'noAddress'] }),
      /** When the link in the mail was followed first. */
      openedAt: moment('opened_at'),
    },
    (table) => [
      primaryKey({ columns: [table.mailingId, table.accountId] }),
      uniqueIndex('mailing_person_token').on(table.tokenHash),
      index('mailing_person_account').on(table.accountId),
      index('mailing_person_outbox').on(table.outboxId),
    ],
  ),
)
