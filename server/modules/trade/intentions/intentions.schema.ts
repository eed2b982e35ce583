import { check, index, integer, numeric, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { intentionActions, intentionStates } from '#contract/trade/intentions/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
/** CNY of one; null: none is named. */
const price = () => numeric('price', { precision: 14, scale: 2, mode: 'number' })

/** What buyers would buy of an exhibit. */
export const intentions = pgTable(
  'intention',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the form: adding twice adds once. */
    clientKey: text('client_key').notNull(),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    exhibitId: integer('exhibit_id').references(() => exhibits.id, { onDelete: 'set null' }),
    /** As the exhibit was called and looked when it was ordered. */
    name: bilingual('name'),
    coverUrl: bilingual('cover_url'),
    state: text({ enum: intentionStates }).notNull().default('sent'),
    version: integer().notNull().default(1),
    /** What is on the table now. */
    quantity: integer().notNull(),
    price: price(),
    note: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('intention_key').on(table.accountId, table.clientKey),
    index('intention_account').on(table.accountId, table.updatedAt),
    index('intention_exhibitor').on(table.exhibitorId, table.updatedAt),
    check('intention_quantity', sql`${table.quantity} > 0`),
  ],
)

/** What happened to each. Only ever added to. */
export const intentionSteps = pgTable(
  'intention_step',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    intentionId: integer('intention_id')
      .notNull()
      .references(() => intentions.id, { onDelete: 'cascade' }),
    action: text({ enum: intentionActions }).notNull(),
    by: text({ enum: ['buyer', 'exhibitor'] }).notNull(),
    byAccount: integer('by_account')
      .notNull()
      .references(() => accounts.id),
    quantity: integer(),
    price: price(),
    note: text().notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('intention_step_intention').on(table.intentionId, table.id)],
)
