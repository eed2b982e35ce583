import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '../../../contract/endpoint'
import type { Article, listNews as contract, NewsCard } from '../../../contract/news'
import type { Language, Paged } from '../../../contract/shapes'
import { type Bilingual, fallbacks, pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { contains } from '../../platform/db/like'
import { offsetOf, toPage } from '../../platform/db/page'
import { articles, newsColumns } from './news.schema'

const columns = { article: articles, columnName: newsColumns.name }
/** Newest first; the id decides between equals. */
const newestFirst = [desc(articles.publishedAt), desc(articles.id)]

function present(article: typeof articles.$inferSelect, columnName: Bilingual, language: Language): NewsCard {
  const { title, summary } = article
  return {
    id: article.id,
    columnId: article.columnId,
    columnName: pick(columnName, language),
    title: pick(title, language),
    summary: pick(summary, language),
    coverUrl: article.coverUrl,
    source: pick(article.source, language),
    publishTime: article.publishedAt.toISOString(),
    fallbackFields: fallbacks({ title, summary }, language),
  }
}

/** A keyword looks into titles and summaries of both languages; news are few enough to be read through. */
function filterOf({ columnId, keyWord }: ParsedInputOf<typeof contract>): SQL | undefined {
  return and(
    columnId ? eq(articles.columnId, columnId) : undefined,
    keyWord
      ? or(contains(sql`${articles.title}::text`, keyWord), contains(sql`${articles.summary}::text`, keyWord))
      : undefined,
  )
}

export async function listNews(
  db: Db,
  language: Language,
  asked: ParsedInputOf<typeof contract>,
): Promise<Paged<NewsCard>> {
  const where = filterOf(asked)
  const [total] = await db.select({ n: count() }).from(articles).where(where)
  const rows = await db
    .select(columns)
    .from(articles)
    .innerJoin(newsColumns, eq(newsColumns.id, articles.columnId))
    .where(where)
    .orderBy(...newestFirst)
    .limit(asked.limit)
    .offset(offsetOf(asked))
  const list = rows.map(({ article, columnName }) => present(article, columnName, language))
  return toPage(list, total?.n ?? 0, asked)
}

export async function listColumns(db: Db, language: Language) {
  const rows = await db
    .select({ id: newsColumns.id, name: newsColumns.name, count: count(articles.id) })
    .from(newsColumns)
    .leftJoin(articles, eq(articles.columnId, newsColumns.id))
    .groupBy(newsColumns.id)
    .orderBy(asc(newsColumns.position))
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
    .select(columns)
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
