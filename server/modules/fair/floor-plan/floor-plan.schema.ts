import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { type BoothStatus, boothStatuses } from '#contract/fair/floor-plan/rules.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('floor_plan_of_level').on(table.hallId, table.level)],
)

const statuses = sql.raw(boothStatuses.map((status) => `'${status}'`).join(', '))

/**
 * Who has a booth of a hall. A booth without a row is free, and so is one that was assigned to an exhibitor that has been
 * deleted since. An exhibitor has one booth at most.
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
    /** When a reservation ends; of other booths null. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [
    unique('booth_number').on(table.hallId, table.number),
    check('booth_status', sql`${table.status} in (${statuses})`),
    check('booth_of_exhibitor', sql`${table.exhibitorId} is null or ${table.status} in ('assigned', 'occupied')`),
    check('booth_held', sql`(${table.status} = 'held') = (${table.heldUntil} is not null)`),
  ],
)
