import { eq, or } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { Paged } from '#contract/core/shapes.ts'
import type { listTopics as contract } from '#contract/fair/topics/endpoints.ts'
import type { Topic, TopicCard } from '#contract/fair/topics/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inEither } from '#server/platform/db/like.ts'
import { readPage, type SortKey } from '#server/platform/db/list/list-page.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { listExhibitCards } from '#server/modules/fair/exhibits/index.ts'
import { listNewsCards } from '#server/modules/fair/news/index.ts'
import { topicLives } from './lives'
import { shownTopics } from './topics.schema'

const cardColumns = {
  id: shownTopics.id,
  title: shownTopics.title,
  lead: shownTopics.lead,
  coverUrl: shownTopics.coverUrl,
}
type CardRow = Pick<typeof shownTopics.$inferSelect, keyof typeof cardColumns>

const order: SortKey[] = [{ by: shownTopics.position }, { by: shownTopics.id }]

const present = ({ id, title, lead, coverUrl }: CardRow, language: Language): TopicCard => ({
  id,
  title: pick(title, language),
  lead: pick(lead, language),
  coverUrl: pick(coverUrl, language),
  fallbackFields: fallbacks({ title, lead }, language),
})

/** A keyword looks into titles and leads of both languages; topics are few enough to be read through. */
export async function listTopics(
  db: Db,
  language: Language,
  input: ParsedInputOf<typeof contract>,
): Promise<Paged<TopicCard>> {
  const { keyWord } = input
  const where = keyWord ? or(inEither(shownTopics.title, keyWord), inEither(shownTopics.lead, keyWord)) : undefined
  const list = { table: shownTopics, id: shownTopics.id, where, order, request: input }
  const { rows, total } = await readPage(db, list, (page, inOrder) =>
    db
      .select({ topic: cardColumns, total: page.total })
      .from(page)
      .innerJoin(shownTopics, eq(shownTopics.id, page.id))
      .orderBy(...inOrder),
  )
  return toPage(
    rows.map(({ topic }) => present(topic, language)),
    total,
    input,
  )
}

/** A topic with what of its picks visitors see now, as it was picked. */
export async function findTopic(db: Db, language: Language, id: number): Promise<Topic | undefined> {
  const [row] = await db.select().from(shownTopics).where(eq(shownTopics.id, id))
  if (!row) return undefined
  return {
    ...present(row, language),
    body: pick(row.body, language),
    exhibits: await listExhibitCards(db, language, row.exhibits),
    lives: await topicLives.port(db, language, row.lives),
    articles: await listNewsCards(db, language, row.articles),
    fallbackFields: fallbacks({ title: row.title, lead: row.lead, body: row.body }, language),
  }
}
