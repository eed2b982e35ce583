import { getTableColumns, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  pgView,
} from 'drizzle-orm/pg-core'
import { accountStatuses } from '#contract/foundation/accounts/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

/** Who can log in. A rejected account keeps nobody from registering with its number again. */
export const accounts = pgTable(
  'account',
  {
    // Names are written out: an alias of the view below does not know those that Drizzle derives.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Proved by a code: it logs in, and no other account can have it. With its area code; empty when there is none. */
    phone: text('phone').notNull().default(''),
    /** Proved, as `phone` is. Lower case; empty when there is none. */
    email: text('email').notNull().default(''),
    /** As it was typed and nobody proved: it reserves nothing, logs nobody in and is sent nothing. */
    contactPhone: text('contact_phone').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** 1 to 20 (spec: common §3) */
    userType: smallint('user_type').notNull(),
    status: text('status', { enum: accountStatuses }).notNull(),
    name: bilingual('name'),
    nickName: text('nick_name').notNull().default(''),
    headPic: text('head_pic').notNull().default(''),
    /** 1 Chinese, 2 English: what notices are written in */
    languageType: smallint('language_type').notNull().default(1),
    exhibitorId: integer('exhibitor_id').references(() => exhibitors.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When an account that is `leaving` is deleted; else null. */
    leavesAt: timestamp('leaves_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('account_phone')
      .on(table.phone)
      .where(sql`${table.phone} <> '' and ${table.status} <> 'rejected'`),
    uniqueIndex('account_email')
      .on(table.email)
      .where(sql`${table.email} <> '' and ${table.status} <> 'rejected'`),
    index('account_type').on(table.userType, table.id),
    index('account_exhibitor')
      .on(table.exhibitorId)
      .where(sql`${table.exhibitorId} is not null`),
  ],
)

/** Accounts as other areas read them: everything but the password. */
export const accountRecords = pgView('account_record').as((qb) => {
  const { passwordHash: _, ...columns } = getTableColumns(accounts)
  return qb.select(columns).from(accounts)
})

export type AccountRecord = typeof accountRecords.$inferSelect

/** For columns of other domains that refer to an account: `.references(accountKey)`. */
export const accountKey = (): AnyPgColumn => accounts.id
