import { and, inArray, notInArray, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isHidden, isShown, position, shownColumns } from '#server/platform/db/shown.ts'
import { exhibitors, hiddenExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'

export const categories = pgTable('category', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  hallId: integer('hall_id').references(() => halls.id),
  /** The category that it is part of. */
  parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
  name: bilingual('name'),
  position: position(),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownCategories = pgView('shown_category').as((qb) =>
  qb.select().from(categories).where(isShown(categories)),
)

export const exhibits = pgTable(
  'exhibit',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    externalKey: text('external_key').notNull().unique(),
    exhibitorId: integer('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id),
    categoryId: integer('category_id').references(() => categories.id),
    hallId: integer('hall_id').references(() => halls.id),
    name: bilingual('name'),
    introduction: bilingual('introduction'),
    material: bilingual('material'),
    dimensions: text().notNull().default(''),
    dateText: text('date_text').notNull().default(''),
    coverUrl: bilingual('cover_url'),
    gallery: jsonb().$type<string[]>().notNull().default([]),
    /** 1 hot, 2 recommended, 3 new, 4 limited */
    labels: smallint().array().notNull().default([]),
    /** CNY; null: on request */
    price: numeric({ precision: 12, scale: 2, mode: 'number' }),
    /** What the price is for: a piece, a set, a metre. */
    unit: bilingual('unit'),
    /** The smallest order, in units; null: not given. */
    minQuantity: integer('min_quantity'),
    /** Days until it is delivered; null: not given. */
    leadDays: integer('lead_days'),
    shipsFrom: bilingual('ships_from'),
    /** In stock, made to order …, as text. */
    stock: bilingual('stock'),
    weight: integer().notNull().default(0),
    views: integer().notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    ...shownColumns(),
  },
  (table) => [
    index('exhibit_recommended').on(table.weight.desc().nullsFirst(), table.id),
    index('exhibit_newest').on(table.publishedAt.desc().nullsFirst(), table.id),
    index('exhibit_popular').on(table.views.desc().nullsFirst(), table.id),
    index('exhibit_price').on(table.price, table.id),
    index('exhibit_price_down').on(table.price.desc().nullsLast(), table.id),
    index('exhibit_exhibitor').on(table.exhibitorId, table.weight.desc().nullsFirst(), table.id),
    index('exhibit_category').on(table.categoryId),
    index('exhibit_hall').on(table.hallId),
    index('exhibit_labels').using('gin', table.labels),
    // For counting: entries alone are read.
    index('exhibit_label_sets').on(table.labels),
    // Those that come and go, which are few.
    // Names in messages are translated by their official form.
    index('exhibit_name_zh').on(sql`(${table.name} ->> 'zh') collate "C"`),
    index('exhibit_name_en').on(sql`(${table.name} ->> 'en') collate "C"`),
    index('exhibit_shown_from').on(table.shownFrom),
    index('exhibit_shown_until').on(table.shownUntil),
  ],
)

/** What visitors see of them now: nothing of a hidden exhibitor. */
export const shownExhibits = pgView('shown_exhibit').as((qb) =>
  qb
    .select()
    .from(exhibits)
    .where(
      and(
        isShown(exhibits),
        notInArray(exhibits.exhibitorId, qb.select({ id: hiddenExhibitors.id }).from(hiddenExhibitors)),
      ),
    ),
)

/** Those that visitors do not see now; read from indexes, since they are few. */
export const hiddenExhibits = pgView('hidden_exhibit').as((qb) =>
  qb
    .select({ id: exhibits.id })
    .from(exhibits)
    .where(isHidden(exhibits))
    .unionAll(
      qb
        .select({ id: exhibits.id })
        .from(exhibits)
        .where(inArray(exhibits.exhibitorId, qb.select({ id: hiddenExhibitors.id }).from(hiddenExhibitors))),
    ),
)

/** As other areas read them. */
export const exhibitRecords = pgView('exhibit_record').as((qb) => qb.select().from(exhibits))

/** As other areas read them. */
export const categoryRecords = pgView('category_record').as((qb) => qb.select().from(categories))
