import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, pgView, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Bilingual, bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, position, shownColumns } from '#server/platform/db/shown.ts'

export interface StoredContacts {
  phone: string
  /** Of the fair itself: the phone number for group registrations. Missing in what was stored before there was one. */
  groupPhone?: string
  email: string
  address: Bilingual
  hours: Bilingual
}

const names = (name: string) => jsonb(name).$type<Bilingual[]>().notNull().default([])
const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export const expos = pgTable(
  'expo',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    /** The fair itself; the others are its exhibitions, open for sign-up. */
    main: boolean().notNull().default(false),
    name: bilingual('name'),
    slogan: bilingual('slogan'),
    introduction: names('introduction'),
    city: bilingual('city'),
    venue: bilingual('venue'),
    hosts: names('hosts'),
    organizers: names('organizers'),
    supporters: names('supporters'),
    filing: names('filing'),
    contacts: jsonb().$type<StoredContacts>(),
    coverUrl: bilingual('cover_url'),
    colorType: smallint('color_type').notNull().default(0),
    templateName: text('template_name').notNull().default('simple-style'),
    /** 0 shown, 1 hidden (spec: access §3) */
    hidePavilionColumn: smallint('hide_pavilion_column').notNull().default(0),
    vrUrl: text('vr_url').notNull().default(''),
    regStartsAt: moment('reg_starts_at'),
    regEndsAt: moment('reg_ends_at'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    ...shownColumns(),
  },
  (table) => [
    uniqueIndex('expo_one_main')
      .on(table.main)
      .where(sql`${table.main}`),
  ],
)

/** What visitors see of them now. */
export const shownExpos = pgView('shown_expo').as((qb) => qb.select().from(expos).where(isShown(expos)))

export const logos = pgTable('logo', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  /** 1 header, 2 footer, 3 host, 4 organizer, 5 supporter */
  logoType: smallint('logo_type').notNull(),
  logoUrl: bilingual('logo_url'),
  name: bilingual('name'),
  position: position(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownLogos = pgView('shown_logo').as((qb) => qb.select().from(logos).where(isShown(logos)))

/** As other areas read them. */
export const expoRecords = pgView('expo_record').as((qb) => qb.select().from(expos))
