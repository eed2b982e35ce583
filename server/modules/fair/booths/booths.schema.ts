import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { boothActions } from '#contract/fair/booths/rules.ts'
import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

/** Who did what to a booth, and when. Only ever added to. */
export const boothEvents = uncached(
  pgTable(
    'booth_event',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      hallId: integer('hall_id')
        .notNull()
        .references(() => halls.id, { onDelete: 'cascade' }),
      number: text().notNull(),
      action: text({ enum: boothActions }).notNull(),
      exhibitorId: integer('exhibitor_id').references(() => exhibitors.id, { onDelete: 'set null' }),
      byAccount: integer('by_account').references(() => accounts.id),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [index('booth_event_booth').on(table.hallId, table.number, table.id)],
  ),
)

const place = {
  hallId: integer('hall_id')
    .notNull()
    .references(() => halls.id, { onDelete: 'cascade' }),
  number: text().notNull(),
  /** GMT+8 */
  day: date({ mode: 'string' }).notNull(),
}

/** How many visitors opened the map by the code of a booth on a day; of the place, whoever has it. */
export const boothScans = uncached(
  pgTable('booth_scan', { ...place, scans: integer().notNull() }, (table) => [
    primaryKey({ columns: [table.hallId, table.day, table.number] }),
  ]),
)

/**
 * Who was counted at a booth today: a keyed hash of visitor, booth and day, so that neither a person nor a way through the
 * hall can be read from it. Deleted when the day has ended.
 */
export const boothScanSeen = uncached(
  pgTable('booth_scan_seen', { ...place, visitorHash: text('visitor_hash').notNull() }, (table) => [
    primaryKey({ columns: [table.day, table.visitorHash] }),
  ]),
)

/** What an exhibitor needs of its booth. Who has saved nothing has no row. */
export const boothRequirements = uncached(
  pgTable('booth_requirement', {
    exhibitorId: integer('exhibitor_id')
      .primaryKey()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** m² at least; null: any */
    area: integer(),
    utilities: jsonb().$type<Utility[]>().notNull(),
    corner: boolean().notNull(),
    note: text().notNull(),
    /** Counts the changes, so that a change of an older state is refused. */
    revision: integer().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  }),
)
