import { index, integer, jsonb, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core'
import { type Bilingual, bilingual } from '../../platform/db/bilingual'
import { isShown, shownColumns } from '../../platform/db/shown'

export interface StoredBlock {
  kind: 'paragraph' | 'heading' | 'quote'
  text: Bilingual
}

export const newsColumns = pgTable('news_column', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  position: integer().notNull().default(0),
  ...shownColumns(),
})

/** What visitors see of them now. */
export const shownNewsColumns = pgView('shown_news_column').as((qb) =>
  qb.select().from(newsColumns).where(isShown(newsColumns)),
)

export const articles = pgTable(
  'article',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().notNull().unique(),
    columnId: integer('column_id')
      .notNull()
      .references(() => newsColumns.id),
    title: bilingual('title'),
    summary: bilingual('summary'),
    source: bilingual('source'),
    coverUrl: bilingual('cover_url'),
    body: jsonb().$type<StoredBlock[]>().notNull().default([]),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('article_newest').on(table.publishedAt.desc().nullsFirst(), table.id),
    index('article_column').on(table.columnId),
  ],
)
