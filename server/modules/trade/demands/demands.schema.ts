import { and, gt, isNull, lt, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  pgView,
} from 'drizzle-orm/pg-core'
import { currencies, demandStates, units } from '#contract/trade/demands/rules.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { nameWords } from '#server/platform/db/name-words.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { categories } from '#server/modules/fair/exhibits/exhibits.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
/** Quantities and prices: exact, with two decimals. */
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' })

/** What buyers write of their demands, and where it stands with the organizer. */
export const demands = pgTable(
  'demand',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the form: adding twice adds once. */
    clientKey: text('client_key').notNull(),
    state: text({ enum: demandStates }).notNull().default('draft'),
    version: integer().notNull().default(1),
    /** Of the document, which the organizer's queue names it by. */
    title: bilingual('title'),
    document: jsonb().$type<DemandDocument>().notNull(),
    opinion: text().notNull().default(''),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('demand_key').on(table.accountId, table.clientKey),
    index('demand_account').on(table.accountId, table.updatedAt),
    index('demand_title_words').using('gin', nameWords(table.title)).with({ gin_pending_list_limit: 64 }),
    index('demand_queue').on(table.state, table.submittedAt),
  ],
)

/** The version of a demand that was approved last: what exhibitors see of it. */
export const approvedDemands = pgTable(
  'approved_demand',
  {
    demandId: integer('demand_id')
      .primaryKey()
      .references(() => demands.id, { onDelete: 'cascade' }),
    /** Counts the versions that were shown: an offer names the one it is made to. */
    version: integer().notNull().default(1),
    title: bilingual('title'),
    supplement: bilingual('supplement'),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    quantity: amount('quantity').notNull(),
    unit: text({ enum: units }).notNull(),
    /** Of one unit; null: to be negotiated. */
    price: amount('price'),
    currency: text({ enum: currencies }).notNull(),
    /** Ids of files that everybody may see. */
    pictures: text().array().notNull(),
    /** Ids of documents that whoever may see the demand reads. */
    files: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** YYYY-MM-DD in GMT+8, or empty. */
    deliverBy: text('deliver_by').notNull(),
    validUntil: moment('valid_until').notNull(),
    /** It is for exhibitors of `approved_demand_exhibitor` alone. */
    named: boolean().notNull(),
    contactPerson: text('contact_person').notNull(),
    contactNumber: text('contact_number').notNull(),
    shownAt: moment('shown_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** Of the quantity, what has been accepted. */
    accepted: amount('accepted').notNull().default(0),
  },
  (table) => [
    check('approved_demand_accepted', sql`${table.accepted} <= ${table.quantity}`),
    index('approved_demand_newest').on(table.shownAt, table.demandId),
    index('approved_demand_ending').on(table.validUntil),
    index('approved_demand_category').on(table.categoryId),
  ],
)

/** Whether offers may come now. */
export const isOpen = () =>
  and(
    isNull(approvedDemands.closedAt),
    gt(approvedDemands.validUntil, new Date()),
    lt(approvedDemands.accepted, approvedDemands.quantity),
  )

/** The exhibitors that a demand is for alone. */
export const demandExhibitors = pgTable(
  'approved_demand_exhibitor',
  {
    demandId: integer('demand_id')
      .notNull()
      .references(() => approvedDemands.demandId, { onDelete: 'cascade' }),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.demandId, table.exhibitorId] })],
)

/** As other areas read them. */
export const demandRecords = pgView('demand_record').as((qb) => qb.select().from(demands))

/** As other areas read them. */
export const approvedDemandRecords = pgView('approved_demand_record').as((qb) => qb.select().from(approvedDemands))
