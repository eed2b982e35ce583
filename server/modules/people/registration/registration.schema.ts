import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { getPreExhibitorDetail } from '#contract/people/registration/schemas.ts'
import { index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, pgView } from 'drizzle-orm/pg-core'
import { registrationKinds, registrationStates } from '#contract/people/registration/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { nameWords } from '#server/platform/db/name-words.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import type { AgreedTo } from '#server/modules/fair/agreements/index.ts'
import type { FormToStore } from './stored-form'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export interface IdentityFinding {
  passed: boolean
  /** Whether an authority checked it, or only check digits were computed. */
  byService: boolean
}

export const registrations = pgTable(
  'registration',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Made by the form: sending twice registers once. */
    clientKey: text('client_key').notNull().unique(),
    kind: text({ enum: registrationKinds }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    state: text({ enum: registrationStates }).notNull(),
    /** Counts up with every change of state: two reviewers cannot both decide. */
    version: integer().notNull().default(1),
    name: bilingual('name'),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    /** Which of the two a code has proved; empty where both count, as in registrations of before. */
    provedBy: text('proved_by', { enum: ['', 'phone', 'email'] })
      .notNull()
      .default(''),
    socialCredit: text('social_credit').notNull().default(''),
    /** Card type and number, `1:110…`, sealed; empty once it was erased. */
    idNumber: text('id_number').notNull().default(''),
    /** By which two of them are the same. */
    idNumberHash: text('id_number_hash').notNull().default(''),
    /** 1 Chinese, 2 English: the language it was filled in */
    languageType: smallint('language_type').notNull(),
    /** What was sent, without the password and the number of the card; checked by the contract when it came, read by `readStoredForm`. */
    record: jsonb().$type<FormToStore>().notNull(),
    identity: jsonb().$type<IdentityFinding>(),
    /** Which texts of the agreements were agreed to; one that is not among them is the document that comes with the site. */
    agreed: jsonb().$type<AgreedTo[]>().notNull().default([]),
    opinion: text().notNull().default(''),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('registration_credit')
      .on(table.socialCredit)
      .where(sql`${table.socialCredit} <> '' and ${table.state} <> 'rejected'`),
    uniqueIndex('registration_id_number')
      .on(table.idNumberHash)
      .where(sql`${table.idNumberHash} <> '' and ${table.state} <> 'rejected'`),
    index('registration_name_words').using('gin', nameWords(table.name)).with({ gin_pending_list_limit: 64 }),
    index('registration_queue').on(table.state, table.submittedAt),
    index('registration_phone').on(table.phone),
    index('registration_email').on(table.email),
    index('registration_account').on(table.accountId),
  ],
)

/** What is kept of an exhibitor of an earlier fair. */
export type ImportedForm = Omit<z.output<typeof getPreExhibitorDetail.output>, 'exhibitorId' | 'company'>

/** Exhibitors of earlier fairs, with data that a registration may import (spec: access §4). */
export const preExhibitors = pgTable(
  'pre_exhibitor',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    name: bilingual('name'),
    /** Of a company. */
    socialCredit: text('social_credit').notNull().default(''),
    /** Of an individual: card type and keyed hash of the number. */
    idNumber: text('id_number').notNull().default(''),
    year: integer().notNull(),
    /** The fields of the form that are no secret: no phone, no e-mail, no number of a person. */
    data: jsonb().$type<ImportedForm>().notNull(),
  },
  (table) => [index('pre_exhibitor_credit').on(table.socialCredit), index('pre_exhibitor_id').on(table.idNumber)],
)

/** As other areas read them. */
export const registrationRecords = pgView('registration_record').as((qb) => qb.select().from(registrations))
