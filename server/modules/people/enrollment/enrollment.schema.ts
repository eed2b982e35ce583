import { sql } from 'drizzle-orm'
import { index, integer, pgTable, pgView, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { caseStates } from '#contract/people/review/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, shownColumns } from '#server/platform/db/shown.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Groups that sign up together; the organizer enters them (spec: live §6). */
export const expoGroups = pgTable(
  'expo_group',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    expoId: integer('expo_id')
      .notNull()
      .references(() => expos.id, { onDelete: 'cascade' }),
    name: bilingual('name'),
    /** 0 online only, 1 online and offline */
    exhibitionType: smallint('exhibition_type').notNull().default(0),
    ...shownColumns(),
  },
  (table) => [index('expo_group_expo').on(table.expoId)],
)

/** What visitors choose from now. */
export const shownExpoGroups = pgView('shown_expo_group').as((qb) =>
  qb.select().from(expoGroups).where(isShown(expoGroups)),
)

export const enrollments = pgTable(
  'enrollment',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    expoId: integer('expo_id')
      .notNull()
      .references(() => expos.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** 0 individual, 1 group */
    type: smallint().notNull(),
    groupId: integer('group_id').references(() => expoGroups.id),
    /** 0 online only, 1 online and offline */
    exhibitionType: smallint('exhibition_type').notNull(),
    state: text({ enum: caseStates }).notNull().default('review'),
    version: integer().notNull().default(1),
    opinion: text().notNull().default(''),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    // One standing application per exhibitor and exhibition, however often the button is pressed.
    uniqueIndex('enrollment_one')
      .on(table.expoId, table.exhibitorId)
      .where(sql`${table.state} in ('review', 'approved', 'changes')`),
    index('enrollment_queue').on(table.state, table.submittedAt),
    index('enrollment_account').on(table.accountId),
  ],
)

/** As other areas read them. */
export const enrollmentRecords = pgView('enrollment_record').as((qb) => qb.select().from(enrollments))
