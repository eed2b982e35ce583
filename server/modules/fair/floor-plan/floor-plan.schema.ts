import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { type BoothStatus, boothStatuses } from '#contract/fair/floor-plan/rules.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

/** The drawing of one level of a hall: visitors see what is published, organizers change the draft. */
export const floorPlans = pgTable(
  'floor_plan',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hallId: integer('hall_id')
      .notNull()
      .references(() => halls.id, { onDelete: 'cascade' }),
    /** 0 is the ground floor. */
    level: smallint().notNull().default(0),
    draft: jsonb().$type<PlanDrawing>().notNull(),
    /** Null: never published, and shown to no visitor. */
    published: jsonb().$type<PlanDrawing>(),
    /** Counts the changes, so that a change of an older state is refused. */
    revision: integer().notNull().default(1),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Of the draft; null: nobody has changed it since the fair was set up. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    changedBy: integer('changed_by').references(() => accounts.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('floor_plan_of_level').on(table.hallId, table.level)],
)

/** What was published of a plan, so that organizers can return to it. */
export const floorPlanVersions = uncached(
  pgTable(
    'floor_plan_version',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      planId: integer('plan_id')
        .notNull()
        .references(() => floorPlans.id, { onDelete: 'cascade' }),
      drawing: jsonb().$type<PlanDrawing>().notNull(),
      byAccount: integer('by_account').references(() => accounts.id),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [index('floor_plan_version_plan').on(table.planId, table.id)],
  ),
)

const statuses = sql.raw(boothStatuses.map((status) => `'${status}'`).join(', '))

/**
 * Who has a booth of a hall. A booth without a row is free, and so is one that was assigned to an exhibitor that has been
 * deleted since. An exhibitor has one booth at most. One that is ordered and not paid is `held` with its exhibitor and its
 * booking, without an end: its order frees it.
 */
export const booths = pgTable(
  'booth',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    hallId: integer('hall_id')
      .notNull()
      .references(() => halls.id, { onDelete: 'cascade' }),
    number: text().notNull(),
    exhibitorId: integer('exhibitor_id')
      .unique()
      .references(() => exhibitors.id, { onDelete: 'set null' }),
    status: text().$type<BoothStatus>().notNull().default('free'),
    /** What an exhibitor ordered the booth by, in the area that sells; null: an organizer assigned or reserved it. */
    bookingId: integer('booking_id').unique(),
    /** When a reservation of an organizer ends; of other booths null. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [
    unique('booth_number').on(table.hallId, table.number),
    check('booth_status', sql`${table.status} in (${statuses})`),
    // Held for an order a booth has its exhibitor already: the unique key leaves each one booth or one open order.
    check(
      'booth_of_exhibitor',
      sql`${table.exhibitorId} is null or ${table.status} in ('assigned', 'occupied')
        or (${table.status} = 'held' and ${table.bookingId} is not null)`,
    ),
    check(
      'booth_held',
      sql`(${table.status} = 'held' and ${table.bookingId} is null) = (${table.heldUntil} is not null)`,
    ),
  ],
)
