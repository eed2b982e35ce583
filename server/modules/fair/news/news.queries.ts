import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Article, NewsCard } from '#contract/fair/news/schemas.ts'
import type { listNews as contract } from '#contract/fair/news/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import type { Paged } from '#contract/core/shapes.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inEither } from '#server/platform/db/like.ts'
import { readPage, buildOrder, type SortKey } from '#server/platform/db/list/list-page.ts'
import { inOrderOf, toPage } from '#server/platform/db/list/page.ts'
import { articles, newsColumns, shownArticles, shownNewsColumns } from './news.schema'

/** What a card shows, no more: lists are read often, and bodies are long. */
const cardColumns = {
  id: shownArticles.id,
  columnId: shownArticles.columnId,
  title: shownArticles.title,
  summary: shownArticles.summary,
  source: shownArticles.source,
  coverUrl: shownArticles.coverUrl,
  publishedAt: shownArticles.publishedAt,
}
type CardRow = Pick<typeof shownArticles.$inferSelect, keyof typeof cardColumns>

/** Newest first; the id decides between equals. */
const newest: SortKey[] = [
  { by: shownArticles.publishedAt, down: true },
  { by: shownArticles.id, down: true },
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
    columnId ? eq(shownArticles.columnId, columnId) : undefined,
    keyWord ? or(inEither(shownArticles.title, keyWord), inEither(shownArticles.summary, keyWord)) : undefined,
  )
}

export async function listNews(
  db: Db,
  language: Language,
  input: ParsedInputOf<typeof contract>,
): Promise<Paged<NewsCard>> {
  const list = {
    table: shownArticles,
    behind: [articles],
    id: shownArticles.id,
    where: buildFilter(input),
    order: newest,
    request: input,
  }
  const { rows, total } = await readPage(db, list, (page, order) =>
    db
      .select({ article: cardColumns, columnName: newsColumns.name, total: page.total })
      .from(page)
      .innerJoin(shownArticles, eq(shownArticles.id, page.id))
      .innerJoin(newsColumns, eq(newsColumns.id, shownArticles.columnId))
      .orderBy(...order),
  )
  const cards = rows.map(({ article, columnName }) => present(article, columnName, language))
  return toPage(cards, total, input)
}

/** Those of these articles that visitors see, in this order. */
export async function listNewsCards(db: Db, language: Language, ids: number[]): Promise<NewsCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ article: cardColumns, columnName: newsColumns.name })
    .from(shownArticles)
    .innerJoin(newsColumns, eq(newsColumns.id, shownArticles.columnId))
    .where(inArray(shownArticles.id, ids))
  const byId = rows.map((row) => ({ id: row.article.id, row }))
  return inOrderOf(ids, byId).map(({ row }) => present(row.article, row.columnName, language))
}

export async function listColumns(db: Db, language: Language) {
  const rows = await db
    .select({ id: shownNewsColumns.id, name: shownNewsColumns.name, count: count(shownArticles.id) })
    .from(shownNewsColumns)
    .leftJoin(shownArticles, eq(shownArticles.columnId, shownNewsColumns.id))
    .groupBy(shownNewsColumns.id, shownNewsColumns.name, shownNewsColumns.position)
    .orderBy(asc(shownNewsColumns.position), asc(shownNewsColumns.id))
  return rows.map(({ id, name, count: n }) => ({ id, columnName: pick(name, language), count: n }))
}

async function neighbor(db: Db, language: Language, beyond: SQL, order: SQL[]) {
  const [row] = await db
    .select({ id: shownArticles.id, title: shownArticles.title })
    .from(shownArticles)
    .where(beyond)
    .orderBy(...order)
    .limit(1)
  return row ? { id: row.id, title: pick(row.title, language) } : null
}

export async function findArticle(db: Db, language: Language, id: number): Promise<Article | undefined> {
  const [row] = await db
    .select({ article: { ...cardColumns, body: shownArticles.body }, columnName: newsColumns.name })
    .from(shownArticles)
    .innerJoin(newsColumns, eq(newsColumns.id, shownArticles.columnId))
    .where(eq(shownArticles.id, id))
  if (!row) return undefined
  const { article, columnName } = row
  const place = sql`(${article.publishedAt.toISOString()}::timestamptz, ${article.id}::int)`
  const each = sql`(${shownArticles.publishedAt}, ${shownArticles.id})`
  const card = present(article, columnName, language)
  return {
    ...card,
    fallbackFields: [...card.fallbackFields, ...fallbacks({ body: article.body }, language)],
    body: pick(article.body, language),
    previous: await neighbor(db, language, sql`${each} > ${place}`, [
      asc(shownArticles.publishedAt),
      asc(shownArticles.id),
    ]),
    next: await neighbor(db, language, sql`${each} < ${place}`, newestFirst),
  }
}
