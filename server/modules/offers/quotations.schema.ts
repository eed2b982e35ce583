import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency, Unit } from '../../../contract/demands/rules'
import { quotationStates } from '../../../contract/offers/quotation-rules'
import type { Bilingual } from '../../platform/db/bilingual'
import { accounts } from '../accounts/accounts.schema'
import { offers } from './offers.schema'

const moment = (name: string) => timestamp(name, { withTimezone: true })

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
