import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { advertModules } from '#contract/fair/adverts/rules.ts'
import { bookedAdvertStates, bookingStates, serviceKinds } from '#contract/commerce/services/rules.ts'
import { roomTemplates } from '#contract/fair/halls/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { orderLines, orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What exhibitors can order. */
export const services = uncached(
  pgTable(
    'exhibition_service',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      version: integer().notNull().default(1),
      kind: text({ enum: serviceKinds }).notNull(),
      name: bilingual('name'),
      description: bilingual('description'),
      /** Of a day, an hour, a badge, a square metre of a booth, or of the whole. */
      fen: integer().notNull(),
      place: text({ enum: advertModules }),
      template: text({ enum: roomTemplates }),
      /** What badges are. */
      ticketTypeId: integer('ticket_type_id').references(() => ticketTypes.id),
      /** The hall of the booths that are sold. */
      hallId: integer('hall_id').references(() => halls.id, { onDelete: 'set null' }),
      /** What a corner booth costs more. */
      cornerPercent: integer('corner_percent').notNull().default(0),
      refundUntil: moment('refund_until'),
      refundFeePercent: integer('refund_fee_percent').notNull(),
      shown: boolean().notNull().default(true),
      position: integer().notNull().default(0),
      /** Since when nobody can order it; what was bought stays. */
      removedAt: moment('removed_at'),
    },
    (table) => [
      check('exhibition_service_fen', sql`${table.fen} >= 0`),
      uniqueIndex('exhibition_service_hall')
        .on(table.hallId)
        .where(sql`${table.shown} and ${table.removedAt} is null`),
    ],
  ),
)

/** Who has signed. Without a contract nothing can be bought. */
export const contracts = uncached(
  pgTable('exhibitor_contract', {
    exhibitorId: integer('exhibitor_id')
      .primaryKey()
      .references(() => exhibitors.id),
    version: integer().notNull().default(1),
    number: text().notNull(),
    /** YYYY-MM-DD in GMT+8. */
    signedOn: text('signed_on').notNull(),
    /** Its last day; null: without end. */
    until: text(),
    byAccount: integer('by_account').references(() => accounts.id),
  }),
)

/** What an order holds, or an exhibitor has: an advert space on its days, live hours, a template, a booth. Badges are tickets. */
export const bookings = uncached(
  pgTable(
    'service_booking',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      orderId: integer('order_id')
        .notNull()
        .references(() => orders.id),
      lineId: integer('line_id')
        .notNull()
        .references(() => orderLines.id),
      serviceId: integer('service_id')
        .notNull()
        .references(() => services.id),
      exhibitorId: integer('exhibitor_id')
        .notNull()
        .references(() => exhibitors.id),
      /** What was bought stays what it is, whatever becomes of the service. */
      kind: text({ enum: serviceKinds }).notNull(),
      place: text({ enum: advertModules }),
      template: text({ enum: roomTemplates }),
      firstDay: text('first_day'),
      lastDay: text('last_day'),
      /** Where a booth was ordered; an organizer may have moved its exhibitor since. */
      hallId: integer('hall_id').references(() => halls.id, { onDelete: 'set null' }),
      boothNumber: text('booth_number'),
      /** Hours of live resources; else 1. */
      quantity: integer().notNull().default(1),
      state: text({ enum: bookingStates }).notNull().default('held'),
    },
    (table) => [
      uniqueIndex('service_booking_line').on(table.lineId),
      index('service_booking_order').on(table.orderId),
      index('service_booking_exhibitor').on(table.exhibitorId, table.kind),
    ],
  ),
)

/** The days that advert spaces are taken on: one booking each, whoever is first. */
export const bookedDays = uncached(
  pgTable(
    'service_day',
    {
      serviceId: integer('service_id')
        .notNull()
        .references(() => services.id),
      day: text().notNull(),
      bookingId: integer('booking_id')
        .notNull()
        .references(() => bookings.id),
    },
    (table) => [
      primaryKey({ columns: [table.serviceId, table.day] }),
      index('service_day_booking').on(table.bookingId),
    ],
  ),
)

/** What an exhibitor shows on an advert space that it has paid for; approved, it is a row of the fair's adverts. */
export const bookedAdverts = uncached(
  pgTable(
    'booked_advert',
    {
      bookingId: integer('booking_id')
        .primaryKey()
        .references(() => bookings.id),
      version: integer().notNull().default(1),
      state: text({ enum: bookedAdvertStates }).notNull().default('empty'),
      title: bilingual('title'),
      imageUrl: bilingual('image_url'),
      jumpLink: text('jump_link').notNull().default(''),
      reason: text().notNull().default(''),
    },
    (table) => [index('booked_advert_state').on(table.state)],
  ),
)
