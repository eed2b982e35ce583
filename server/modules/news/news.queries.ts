import { and, asc, count, eq, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { Article, NewsCard } from '../../../contract/news/schemas'
import type { listNews as contract } from '../../../contract/news/endpoints'
import type { Language } from '../../../contract/core/language'
import type { Paged } from '../../../contract/core/shapes'
import { type Bilingual, fallbacks, pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { inEither } from '../../platform/db/like'
import { readPage, buildOrder, type SortKey } from '../../platform/db/list-page'
import { toPage } from '../../platform/db/page'
import { articles, newsColumns, shownNewsColumns } from './news.schema'

/** What a card shows, no more: lists are read often, and bodies are long. */
const cardColumns = {
  id: articles.id,
  columnId: articles.columnId,
  title: articles.title,
  summary: articles.summary,
  source: articles.source,
  coverUrl: articles.coverUrl,
  publishedAt: articles.publishedAt,
}
type CardRow = Pick<typeof articles.$inferSelect, keyof typeof cardColumns>

/** Newest first; the id decides between equals. */
const newest: SortKey[] = [
  { by: articles.publishedAt, down: true },
  { by: articles.id, down: true },
]
const newestFirst = buildOrder(newest)

function present(article: CardRow, columnName: Bilingual, language: Language): NewsCard {
  const { title, summary } = article
  return {
    id: article.id,
    columnId: article.columnId,
    columnName: pick(columnName, language),
    title: pick(title, language),
    summary: pick(summary, language),
    coverUrl: pick(article.coverUrl, language),
    source: pick(article.source, language),
    publishTime: article.publishedAt.toISOString(),
    fallbackFields: fallbacks({ title, summary }, language),
  }
}

/** A keyword looks into titles and summaries of both languages; news are few enough to be read through. */
function buildFilter({ columnId, keyWord }: ParsedInputOf<typeof contract>): SQL | undefined {
  return and(
    columnId ? eq(articles.columnId, columnId) : undefined,
    keyWord ? or(inEither(articles.title, keyWord), inEither(articles.summary, keyWord)) : undefined,
  )
}

export async function listNews(
  db: Db,
  language: Language,
  asked: ParsedInputOf<typeof contract>,
): Promise<Paged<NewsCard>> {
  const list = { table: articles, id: articles.id, where: buildFilter(asked), order: newest, asked }
  const { rows, total } = await readPage(db, list, (page, order) =>
    db
      .select({ article: cardColumns, columnName: newsColumns.name, total: page.total })
      .from(page)
      .innerJoin(articles, eq(articles.id, page.id))
      .innerJoin(newsColumns, eq(newsColumns.id, articles.columnId))
      .orderBy(...order),
  )
  const cards = rows.map(({ article, columnName }) => present(article, columnName, language))
  return toPage(cards, total, asked)
}

export async function listColumns(db: Db, language: Language) {
  const rows = await db
    .select({ id: shownNewsColumns.id, name: shownNewsColumns.name, count: count(articles.id) })
    .from(shownNewsColumns)
    .leftJoin(articles, eq(articles.columnId, shownNewsColumns.id))
    .groupBy(shownNewsColumns.id, shownNewsColumns.name, shownNewsColumns.position)
    .orderBy(asc(shownNewsColumns.position), asc(shownNewsColumns.id))
  return rows.map(({ id, name, count: n }) => ({ id, columnName: pick(name, language), count: n }))
}

async function neighbor(db: Db, language: Language, beyond: SQL, order: SQL[]) {
  const [row] = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(beyond)
    .orderBy(...order)
    .limit(1)
  return row ? { id: row.id, title: pick(row.title, language) } : null
}

export async function findArticle(db: Db, language: Language, id: number): Promise<Article | undefined> {
  const [row] = await db
    .select({ article: articles, columnName: newsColumns.name })
    .from(articles)
    .innerJoin(newsColumns, eq(newsColumns.id, articles.columnId))
    .where(eq(articles.id, id))
  if (!row) return undefined
  const { article, columnName } = row
  const place = sql`(${article.publishedAt.toISOString()}::timestamptz, ${article.id}::int)`
  const each = sql`(${articles.publishedAt}, ${articles.id})`
  const card = present(article, columnName, language)
  const body = Object.fromEntries(article.body.map(({ text }, index) => [index, text]))
  return {
    ...card,
    fallbackFields: [...card.fallbackFields, ...(fallbacks(body, language).length > 0 ? ['body'] : [])],
    body: article.body.map(({ kind, text }) => ({ kind, text: pick(text, language) })),
    previous: await neighbor(db, language, sql`${each} > ${place}`, [asc(articles.publishedAt), asc(articles.id)]),
    next: await neighbor(db, language, sql`${each} < ${place}`, newestFirst),
  }
}
