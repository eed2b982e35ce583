import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { teamActions, teamRoles } from '#contract/people/team/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** How an account came to the team of its exhibitor, or left it; one that came by a registration has no row. */
export const teamMembers = pgTable(
  'team_member',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** An exhibitor with a team stays: without one its people would answer for the fair. */
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id),
    /** When the link ends; null once it was used. */
    invitedUntil: moment('invited_until'),
    /** When the link was sent last. */
    invitedAt: moment('invited_at'),
    joinedAt: moment('joined_at'),
    /** Removed by their team, which alone may restore them. Null if the organizer disabled them. */
    removedAt: moment('removed_at'),
  },
  (table) => [index('team_member_exhibitor').on(table.exhibitorId)],
)

/** The changes of a team. Append-only. */
export const teamChanges = pgTable(
  'team_change',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id),
    byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    action: text({ enum: teamActions }).notNull(),
    fromRole: text('from_role', { enum: teamRoles }),
    toRole: text('to_role', { enum: teamRoles }),
    /** Who got what the member had in hand. */
    handedTo: integer('handed_to').references(() => accounts.id, { onDelete: 'set null' }),
    /** Made by the form of an invitation, after the account that sent it. */
    key: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('team_change_recent').on(table.exhibitorId, table.id),
    index('team_change_member').on(table.memberId),
    uniqueIndex('team_change_key').on(table.key),
  ],
)
