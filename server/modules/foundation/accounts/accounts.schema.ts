import { getTableColumns, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
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
import { wordsOf } from '#server/platform/db/name-words.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

/** The words of both names and of the nickname: see `platform/db/name-words.ts`. */
export const fullNameWords = ({ name, nickName }: Record<'name' | 'nickName', SQLWrapper>): SQL =>
  wordsOf(sql`(${name}->>'zh') || ' ' || (${name}->>'en') || ' ' || ${nickName}`)

/** The words of phones and of addresses. */
export const contactWords = (of: Record<'phone' | 'email' | 'contactPhone' | 'contactEmail', SQLWrapper>): SQL =>
  wordsOf(sql`${of.phone} || ' ' || ${of.contactPhone} || ' ' || ${of.email} || ' ' || ${of.contactEmail}`)

/** kB that wait to be put into an index: every lookup reads all of it. */
const PENDING_KB = 64

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
    index('account_name_words').using('gin', fullNameWords(table)).with({ gin_pending_list_limit: PENDING_KB }),
    index('account_contact_words').using('gin', contactWords(table)).with({ gin_pending_list_limit: PENDING_KB }),
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
