import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, pgView, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { type Bilingual, bilingual } from '#server/platform/db/bilingual.ts'
import { isHidden, isShown, position, shownColumns } from '#server/platform/db/shown.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'

export const industries = pgTable('industry', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  position: position(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownIndustries = pgView('shown_industry').as((qb) =>
  qb.select().from(industries).where(isShown(industries)),
)

/** What visitors can download at a stand. */
export interface StandDocument {
  title: Bilingual
  fileUrl: string
}

export const exhibitors = pgTable(
  'exhibitor',
  {
    // Names are written out: an alias of the view below does not know those that Drizzle derives.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Names the record in the catalogue it came from, so that importing again changes it instead of adding one. */
    externalKey: text('external_key').notNull().unique(),
    /** 0 company, 1 individual */
    joinType: smallint('join_type').notNull().default(0),
    company: bilingual('company'),
    abbreviation: bilingual('abbreviation'),
    introduction: bilingual('introduction'),
    logoUrl: bilingual('logo_url'),
    vrShowUrl: text('vr_show_url').notNull().default(''),
    /** 0 online only, 1 online and offline */
    exhibitionType: smallint('exhibition_type').notNull().default(0),
    booth: text('booth').notNull().default(''),
    hallId: integer('hall_id').references(() => halls.id),
    industryId: integer('industry_id').references(() => industries.id),
    country: bilingual('country'),
    city: bilingual('city'),
    contactName: bilingual('contact_name'),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    address: bilingual('address'),
    colorType: smallint('color_type').notNull().default(0),
    templateName: text('template_name').notNull().default('simple-style'),
    /** Higher comes first where the fair recommends. */
    weight: integer('weight').notNull().default(0),
    documents: jsonb('documents').$type<StandDocument[]>().notNull().default([]),
    /** What it changes is published without being looked at. */
    trusted: boolean('trusted').notNull().default(false),
    exhibitsNum: integer('exhibits_num').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    ...shownColumns(),
  },
  (table) => [
    index('exhibitor_recommended').on(table.weight.desc().nullsFirst(), table.id),
    index('exhibitor_by_goods').on(table.exhibitsNum.desc().nullsFirst(), table.id),
    index('exhibitor_by_name_zh').on(sql`(${table.company} ->> 'zh') collate "C"`, table.id),
    index('exhibitor_by_name_en').on(sql`(${table.company} ->> 'en') collate "C"`, table.id),
    index('exhibitor_abbreviation_zh').on(sql`(${table.abbreviation} ->> 'zh') collate "C"`),
    index('exhibitor_abbreviation_en').on(sql`(${table.abbreviation} ->> 'en') collate "C"`),
    index('exhibitor_hall').on(table.hallId),
    index('exhibitor_industry').on(table.industryId),
    // Those that come and go, which are few.
    index('exhibitor_shown_from').on(table.shownFrom),
    index('exhibitor_shown_until').on(table.shownUntil),
  ],
)

/** What visitors see of them now. */
export const shownExhibitors = pgView('shown_exhibitor').as((qb) =>
  qb.select().from(exhibitors).where(isShown(exhibitors)),
)

/** Those that visitors do not see now. */
export const hiddenExhibitors = pgView('hidden_exhibitor').as((qb) =>
  qb.select({ id: exhibitors.id }).from(exhibitors).where(isHidden(exhibitors)),
)

/** As other areas read them. */
export const exhibitorRecords = pgView('exhibitor_record').as((qb) => qb.select().from(exhibitors))

/** As other areas read them. */
export const industryRecords = pgView('industry_record').as((qb) => qb.select().from(industries))
