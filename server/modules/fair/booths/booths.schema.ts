import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { boothActions } from '#contract/fair/booths/rules.ts'
import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
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

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When the exhibitors of a hall set up and dismantle, and what else they need to know. */
export const hallSetups = uncached(
  pgTable('hall_setup', {
    hallId: integer('hall_id')
      .primaryKey()
      .references(() => halls.id, { onDelete: 'cascade' }),
    /** Of a period both moments are set, or none. */
    buildUpFrom: moment('build_up_from'),
    buildUpUntil: moment('build_up_until'),
    dismantlingFrom: moment('dismantling_from'),
    dismantlingUntil: moment('dismantling_until'),
    note: bilingual('note'),
    /** Counts the changes, so that a change of an older state is refused. */
    revision: integer().notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** The revision of which all exhibitors of the hall were notified: a lower one is due. */
    notifiedRevision: integer('notified_revision').notNull().default(0),
    /** While that is under way: the last account that was notified. */
    notifiedTo: integer('notified_to').notNull().default(0),
  }),
)

/** Documents for the exhibitors of a hall; halls with the same settings share the files. */
export const hallDocuments = uncached(
  pgTable(
    'hall_document',
    {
      hallId: integer('hall_id')
        .notNull()
        .references(() => hallSetups.hallId, { onDelete: 'cascade' }),
      fileId: text('file_id')
        .notNull()
        .references(() => files.id, { onDelete: 'cascade' }),
      title: bilingual('title'),
      position: integer().notNull(),
    },
    (table) => [primaryKey({ columns: [table.hallId, table.fileId] }), index('hall_document_file').on(table.fileId)],
  ),
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
