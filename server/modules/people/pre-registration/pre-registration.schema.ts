import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { VisitPurpose } from '#contract/people/pre-registration/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import type { AgreedTo } from '#server/modules/fair/agreements/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the organizer has set; one row at most. */
export const preRegistrationTerms = pgTable(
  'pre_registration_terms',
  {
    id: integer().primaryKey(),
    version: integer().notNull(),
    isOpen: boolean('is_open').notNull(),
    /** YYYY-MM-DD in GMT+8, included; null: the fair's last day. */
    until: text(),
    title: bilingual('title'),
    intro: bilingual('intro'),
  },
  (table) => [check('pre_registration_terms_one', sql`${table.id} = 1`)],
)

/** Buyers who have announced their visit, with the code that lets them in. */
export const preRegistrations = uncached(
  pgTable(
    'pre_registration',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Of the key that the form made: sent again it is the same. */
      clientKeyHash: text('client_key_hash').notNull(),
      /** By which a code is found. */
      codeHash: text('code_hash').notNull(),
      /** Sealed: it is shown and sent again to who has it. */
      code: text().notNull(),
      name: text().notNull(),
      company: text().notNull(),
      countryId: integer('country_id').notNull(),
      areaCode: text('area_code').notNull(),
      /** With the area code: +8613800138000; or empty. */
      phone: text().notNull().default(''),
      email: text().notNull().default(''),
      purposes: text().array().$type<VisitPurpose[]>().notNull(),
      /** 1 Chinese, 2 English */
      languageType: smallint('language_type').notNull(),
      agreed: jsonb().$type<AgreedTo[]>().notNull(),
      /** The earlier one with the same number or mailbox: nobody proves theirs, so a second one is kept next to it. */
      repeats: integer(),
      createdAt: moment('created_at').notNull().defaultNow(),
      /** When it was first let in at a gate. */
      cameAt: moment('came_at'),
      /** Of the page that took it over into a registration. */
      takenKeyHash: text('taken_key_hash'),
      /** Registered with it. */
      accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    },
    (table) => [
      uniqueIndex('pre_registration_client_key').on(table.clientKeyHash),
      uniqueIndex('pre_registration_code').on(table.codeHash),
      uniqueIndex('pre_registration_phone')
        .on(table.phone)
        .where(sql`${table.phone} <> '' and ${table.repeats} is null`),
      uniqueIndex('pre_registration_email')
        .on(table.email)
        .where(sql`${table.email} <> '' and ${table.repeats} is null`),
      index('pre_registration_account').on(table.accountId),
      check('pre_registration_reached', sql`${table.phone} <> '' or ${table.email} <> ''`),
    ],
  ),
)
