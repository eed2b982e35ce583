import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Where people have things delivered; it goes with the account. Nobody reads it but its owner. */
export const addresses = uncached(
  pgTable(
    'delivery_address',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** Made by the form: adding twice adds once. */
      clientKey: text('client_key').notNull(),
      version: integer().notNull().default(1),
      isDefault: boolean('is_default').notNull(),
      consignee: text().notNull(),
      /** Numeric code of ISO 3166. */
      countryId: integer('country_id').notNull(),
      /** Of GB/T 2260; empty outside mainland China. */
      regionCode: text('region_code').notNull(),
      /** In mainland China the Chinese names of the divisions, which stay should the code be given up. */
      state: text().notNull(),
      city: text().notNull(),
      district: text().notNull(),
      detail: text().notNull(),
      postalCode: text('postal_code').notNull(),
      areaCode: text('area_code').notNull(),
      phone: text().notNull(),
      createdAt: moment('created_at').notNull().defaultNow(),
      savedAt: moment('saved_at').notNull().defaultNow(),
    },
    (table) => [
      uniqueIndex('delivery_address_key').on(table.accountId, table.clientKey),
      uniqueIndex('delivery_address_default')
        .on(table.accountId)
        .where(sql`${table.isDefault}`),
      index('delivery_address_account').on(table.accountId, table.createdAt),
    ],
  ),
)
