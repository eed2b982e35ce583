import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { codePurposes } from '#contract/people/codes/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A code sent to a phone or an e-mail address (spec: access §9). */
export const codes = uncached(
  pgTable(
    'verification_code',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      address: text().notNull(),
      purpose: text({ enum: codePurposes }).notNull(),
      /** Keyed hash: six digits would be guessed from a plain one. */
      codeHash: text('code_hash').notNull(),
      tries: smallint().notNull().default(0),
      usedAt: moment('used_at'),
      createdAt: moment('created_at').notNull().defaultNow(),
      expiresAt: moment('expires_at').notNull(),
    },
    (table) => [index('verification_code_latest').on(table.address, table.purpose, table.createdAt)],
  ),
)
