import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  pgView,
} from 'drizzle-orm/pg-core'
import {
  appointmentStates,
  decisions,
  nextSteps,
  sides,
  type Span,
  stepActions,
  talkPlaces,
} from '#contract/trade/appointments/rules.ts'
import { currencies } from '#contract/trade/demands/rules.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When an exhibitor can talk; days and minutes are those of GMT+8. */
export const availabilities = uncached(
  pgTable('appointment_availability', {
    exhibitorId: integer('exhibitor_id')
      .primaryKey()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD */
    days: text().array().notNull(),
    fromMinute: smallint('from_minute').notNull(),
    untilMinute: smallint('until_minute').notNull(),
    breaks: jsonb().$type<Span[]>().notNull().default([]),
    slotMinutes: smallint('slot_minutes').notNull(),
    /** Talks at once. */
    tables: smallint().notNull(),
    places: text({ enum: talkPlaces }).array().notNull(),
    /** Who talks, of the team. */
    memberIds: integer('member_ids').array().notNull(),
    noticeMinutes: integer('notice_minutes').notNull(),
    /** Null: as many as there are places. */
    mostPerDay: smallint('most_per_day'),
    version: integer().notNull().default(1),
    changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull().defaultNow(),
  }),
)

/** When a buyer can talk; days and minutes are those of GMT+8. Exhibitors never read it: their slots are compared with it. */
export const buyerTimes = uncached(
  pgTable('buyer_times', {
    buyerId: integer('buyer_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD; empty: not specified. */
    days: text().array().notNull(),
    fromMinute: smallint('from_minute').notNull(),
    untilMinute: smallint('until_minute').notNull(),
    breaks: jsonb().$type<Span[]>().notNull().default([]),
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
  }),
)

/**
 * A talk that was requested. That no buyer, no member and no table of an exhibitor is in two confirmed talks at once is
 * kept by exclusion constraints of the migration, which a schema here cannot name: `appointment_buyer_once`,
 * `appointment_member_once`, `appointment_table_once`.
 */
export const appointments = uncached(
  pgTable(
    'appointment',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Made by the form, after the account that sent it. */
      clientKey: text('client_key').notNull().unique(),
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id, { onDelete: 'cascade' }),
      buyerId: integer('buyer_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      exhibitId: integer('exhibit_id').references(() => exhibits.id, { onDelete: 'set null' }),
      /** The buyer's demand that it is about. */
      demandId: integer('demand_id').references(() => approvedDemands.demandId, { onDelete: 'set null' }),
      /** The exhibitor's offer to that demand that it is about. */
      offerId: integer('offer_id').references(() => offers.id, { onDelete: 'set null' }),
      /** Who talks for the exhibitor. */
      memberId: integer('member_id').references(() => accounts.id, { onDelete: 'set null' }),
      /** Counts from 1; null until it was confirmed. */
      tableNumber: smallint('table_number'),
      startsAt: moment('starts_at').notNull(),
      endsAt: moment('ends_at').notNull(),
      place: text({ enum: talkPlaces }).notNull(),
      purpose: text().notNull(),
      state: text({ enum: appointmentStates }).notNull().default('initiated'),
      /** When what waits for an answer has ended; null: nothing does. */
      expiresAt: moment('expires_at'),
      proposedStart: moment('proposed_start'),
      proposedEnd: moment('proposed_end'),
      proposedPlace: text('proposed_place', { enum: talkPlaces }),
      proposedBy: text('proposed_by', { enum: sides }),
      /** Why it was declined, cancelled or contested. */
      reason: text().notNull().default(''),
      /** Who declined or cancelled it. */
      endedBy: text('ended_by', { enum: sides }),
      /** Who was marked as not having come. */
      absent: text({ enum: sides }),
      contestedAt: moment('contested_at'),
      /** What the organizer has decided of a contested absence; null: nothing. */
      decision: text({ enum: decisions }),
      decisionReason: text('decision_reason').notNull().default(''),
      decidedAt: moment('decided_at'),
      decidedBy: integer('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
      requestedAt: moment('asked_at').notNull().defaultNow(),
      seenAt: moment('seen_at'),
      /** When it was confirmed first: from then on it may stand in a calendar. */
      confirmedAt: moment('confirmed_at'),
      /** When the time as it is now was agreed on. */
      agreedAt: moment('agreed_at'),
      changedAt: moment('changed_at').notNull().defaultNow(),
      remindedDayAt: moment('reminded_day_at'),
      remindedSoonAt: moment('reminded_soon_at'),
      /** Rises with each change, for calendars. */
      sequence: integer().notNull().default(0),
      /** When a side came into the room of a talk online first. */
      buyerEnteredAt: moment('buyer_entered_at'),
      exhibitorEnteredAt: moment('exhibitor_entered_at'),
      /** The one browser of a side that is in the room, by a key that it made; null: none. */
      buyerSeat: text('buyer_seat'),
      exhibitorSeat: text('exhibitor_seat'),
      /** The last sign of that browser; who gives none for PRESENCE_MS is there no longer. */
      buyerHereAt: moment('buyer_here_at'),
      exhibitorHereAt: moment('exhibitor_here_at'),
    },
    (table) => [
      uniqueIndex('appointment_open')
        .on(table.exhibitorId, table.buyerId, table.startsAt)
        .where(sql`${table.state} in ('initiated', 'waiting', 'proposed', 'confirmed')`),
      index('appointment_exhibitor').on(table.exhibitorId, table.startsAt),
      index('appointment_buyer').on(table.buyerId, table.startsAt),
      index('appointment_exhibit').on(table.exhibitId),
      index('appointment_member').on(table.memberId),
      index('appointment_demand').on(table.demandId),
      index('appointment_offer').on(table.offerId),
      index('appointment_decided_by').on(table.decidedBy),
      index('appointment_contested')
        .on(table.startsAt)
        .where(sql`${table.contestedAt} is not null and ${table.decision} is null`),
      index('appointment_expiry')
        .on(table.expiresAt)
        .where(sql`${table.expiresAt} is not null`),
      index('appointment_start').on(table.startsAt),
    ],
  ),
)

/** A contested absence that nobody has decided. */
export const isContested = () =>
  and(eq(appointments.state, 'noShow'), isNotNull(appointments.contestedAt), isNull(appointments.decision))

/** Who did what to a talk. Only ever added to. */
export const appointmentSteps = uncached(
  pgTable(
    'appointment_step',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      appointmentId: integer('appointment_id')
        .notNull()
        .references(() => appointments.id, { onDelete: 'cascade' }),
      action: text({ enum: stepActions }).notNull(),
      /** Null: the clock, or an account that is there no longer. */
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      side: text({ enum: sides }),
      note: text().notNull().default(''),
      /** The time that it was about. */
      startsAt: moment('starts_at'),
      at: moment('at').notNull().defaultNow(),
    },
    (table) => [index('appointment_step_of').on(table.appointmentId, table.id)],
  ),
)

/** What a side notes of a talk that took place; its own people read it, and the organizer's figures count amounts. */
export const appointmentOutcomes = uncached(
  pgTable(
    'appointment_outcome',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      appointmentId: integer('appointment_id')
        .notNull()
        .references(() => appointments.id, { onDelete: 'cascade' }),
      side: text({ enum: sides }).notNull(),
      nextStep: text('next_step', { enum: nextSteps }).notNull(),
      note: text().notNull().default(''),
      /** The expected amount; null: not specified. */
      amount: numeric({ precision: 15, scale: 2, mode: 'number' }),
      /** Of the amount; null with it. */
      currency: text({ enum: currencies }),
      byAccount: integer('by_account').references(() => accounts.id, { onDelete: 'set null' }),
      at: moment('at').notNull().defaultNow(),
      version: integer().notNull().default(1),
    },
    (table) => [
      uniqueIndex('appointment_outcome_of').on(table.appointmentId, table.side),
      index('appointment_outcome_by').on(table.byAccount),
      check('appointment_outcome_amount', sql`(${table.amount} is null) = (${table.currency} is null)`),
    ],
  ),
)

/** As other areas read them. */
export const appointmentRecords = pgView('appointment_record').as((qb) => qb.select().from(appointments))
