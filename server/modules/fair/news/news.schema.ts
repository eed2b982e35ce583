import { index, integer, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { isShown, position, shownColumns } from '#server/platform/db/shown.ts'

export const newsColumns = pgTable('news_column', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  name: bilingual('name'),
  position: position(),
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
    /** HTML, sanitized before it is stored. */
    body: bilingual('body'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    ...shownColumns(),
  },
  (table) => [
    // With what decides who is shown: a deep page skips its entries and reads no row of them.
    index('article_newest').on(
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.shownFrom,
      table.shownUntil,
    ),
    index('article_column').on(table.columnId),
  ],
)

/** What visitors see of them now. */
export const shownArticles = pgView('shown_article').as((qb) => qb.select().from(articles).where(isShown(articles)))
