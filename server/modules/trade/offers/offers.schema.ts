import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  pgView,
} from 'drizzle-orm/pg-core'
import { currencies, type Currency, type Unit, units } from '#contract/trade/demands/rules.ts'
import { quotationStates } from '#contract/trade/offers/quotation-rules.ts'
import { offerActions } from '#contract/trade/offers/rules.ts'
import type { OfferTerms } from '#contract/trade/offers/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
/** Quantities and prices: exact, with two decimals. */
const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' })

/** What exhibitors offer to demands. */
export const offers = pgTable(
  'offer',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    demandId: integer('demand_id')
      .notNull()
      .references(() => approvedDemands.demandId, { onDelete: 'cascade' }),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the form: adding twice adds once. */
    clientKey: text('client_key').notNull(),
    /** That the last day of one that stands has ended is known by the clock. */
    state: text({ enum: ['standing', 'withdrawn', 'declined', 'accepted'] })
      .notNull()
      .default('standing'),
    version: integer().notNull().default(1),
    quantity: amount('quantity').notNull(),
    price: amount('price').notNull(),
    /** As they were in the demand. */
    unit: text({ enum: units }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    validUntil: moment('valid_until').notNull(),
    deliverBy: text('deliver_by').notNull(),
    note: text().notNull(),
    exhibitIds: integer('exhibit_ids').array().notNull(),
    /** Since when the exhibitor sees the buyer's contact. */
    shortlistedAt: moment('shortlisted_at'),
    accepted: amount('accepted'),
    reason: text().notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('offer_key').on(table.accountId, table.clientKey),
    // One offer of an exhibitor stands, however often it is sent.
    uniqueIndex('offer_one')
      .on(table.demandId, table.exhibitorId)
      .where(sql`${table.state} in ('standing', 'accepted')`),
    check('offer_accepted', sql`${table.accepted} <= ${table.quantity}`),
    index('offer_exhibitor').on(table.exhibitorId, table.updatedAt),
  ],
)

/** What happened to each offer. Only ever added to. */
export const offerSteps = pgTable(
  'offer_step',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    action: text({ enum: offerActions }).notNull(),
    by: text({ enum: ['exhibitor', 'buyer'] }).notNull(),
    byAccount: integer('by_account')
      .notNull()
      .references(() => accounts.id),
    terms: jsonb().$type<OfferTerms>(),
    reason: text().notNull().default(''),
    quantity: amount('quantity'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('offer_step_offer').on(table.offerId, table.id)],
)

/** What a quotation says, whatever becomes of what it was drawn from. */
export interface QuotedTerms {
  title: Bilingual
  company: Bilingual
  booth: string
  buyer: { person: string; number: string }
  exhibits: Bilingual[]
  quantity: number
  unit: Unit
  price: number
  /** Of the quantity, to two decimals. */
  total: number
  currency: Currency
  /** YYYY-MM-DD in GMT+8, or empty. */
  deliverBy: string
  validUntil: string
  note: string
}

/** Quotations of offers. That the offer of one has expired is known by the clock. */
export const quotations = pgTable(
  'quotation',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Who issued it. */
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the form: issuing twice issues once. */
    clientKey: text('client_key').notNull(),
    state: text({ enum: quotationStates }).notNull().default('issued'),
    version: integer().notNull().default(1),
    offerVersion: integer('offer_version').notNull(),
    terms: jsonb().$type<QuotedTerms>().notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    confirmedBy: integer('confirmed_by').references(() => accounts.id),
  },
  (table) => [
    uniqueIndex('quotation_key').on(table.accountId, table.clientKey),
    // One of an offer holds, however often it is issued.
    uniqueIndex('quotation_one')
      .on(table.offerId)
      .where(sql`${table.state} in ('issued', 'confirmed')`),
    index('quotation_offer').on(table.offerId, table.id),
    index('quotation_confirmed_by').on(table.confirmedBy),
  ],
)

/** As other areas read them. */
export const offerRecords = pgView('offer_record').as((qb) => qb.select().from(offers))
