import * as z from 'zod'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { articles } from '#server/modules/fair/news/news.schema.ts'
import { topics } from '#server/modules/fair/topics/topics.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Block, toHtml } from './blocks-html'
import { drawn, readDocument, Text } from './content'
import { getId, type Ids } from './seed-fair'

const Keys = z.array(z.string())
const TopicsContent = z.object({
  topics: z.array(
    z.object({
      key: z.string(),
      title: Text,
      lead: Text,
      family: z.string(),
      body: z.array(Block),
      exhibits: Keys,
      lives: Keys,
      articles: Keys,
    }),
  ),
})

const byKey = (rows: { id: number; key: string }[]): Ids => new Map(rows.map(({ id, key }) => [key, id]))

/** The topics, once exhibits, sessions and news are there. */
export async function seedTopics(db: Db, liveIds: Ids): Promise<Ids> {
  const { topics: content } = readDocument('topics.json', TopicsContent)
  const articleIds = byKey(await db.select({ id: articles.id, key: articles.key }).from(articles))
  const exhibitIds = byKey(await db.select({ id: exhibits.id, key: exhibits.externalKey }).from(exhibits))
  const values = content.map(({ family, body, ...topic }, position) => ({
    ...topic,
    position,
    body: toHtml(body),
    coverUrl: drawn(`/media/art/${family}/topic-${topic.key}.svg?w=1440&h=560`),
    exhibits: topic.exhibits.map((key) => getId(exhibitIds, `demo/${key}`)),
    lives: topic.lives.map((key) => getId(liveIds, key)),
    articles: topic.articles.map((key) => getId(articleIds, key)),
  }))
  return byKey(await db.insert(topics).values(values).returning({ id: topics.id, key: topics.key }))
}
