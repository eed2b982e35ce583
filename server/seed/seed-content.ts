import * as z from 'zod'
import { advertModules, advertShapes } from '#contract/fair/adverts/rules.ts'
import { adverts } from '#server/modules/fair/adverts/adverts.schema.ts'
import { addSynonyms } from '#server/modules/fair/thesaurus/index.ts'
import { addHelp } from '#server/modules/fair/help/index.ts'
import { articles, newsColumns } from '#server/modules/fair/news/news.schema.ts'
import { scheduleEvents } from '#server/modules/fair/schedule/schedule.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Block, toHtml } from './blocks-html'
import type { Calendar } from './calendar'
import { both, cell, drawn, drawnFor, readDocument, readTable, Text } from './content'
import { readHelp } from './help/read-help'
import { readSynonyms } from './thesaurus/read-synonyms'
import { getId, type Ids, type SeededFair } from './seed-fair'
import { readStretch, seedLives } from './seed-lives'
import { seedTopics } from './seed-topics'

const NewsContent = z.object({
  columns: z.array(z.object({ key: z.string(), name: Text })),
  articles: z.array(
    z.object({
      key: z.string(),
      column: z.string(),
      title: Text,
      summary: Text,
      source: Text,
      daysAgo: z.number(),
      family: z.string(),
      body: z.array(Block),
    }),
  ),
})

/** In the morning of its day, those named first the latest; of today's none later than now. */
function publishedOn(calendar: Calendar, daysAgo: number, index: number): Date {
  const morning = calendar.daysAgo(daysAgo, `09:${59 - index}`)
  const latest = calendar.fromNow(-(index + 1) / 60)
  return morning < latest ? morning : latest
}

async function seedNews(db: Db, calendar: Calendar): Promise<void> {
  const content = readDocument('news.json', NewsContent)
  const columns = await db
    .insert(newsColumns)
    .values(content.columns.map((column, position) => ({ ...column, position })))
    .returning({ id: newsColumns.id, key: newsColumns.key })
  const columnIds: Ids = new Map(columns.map(({ id, key }) => [key, id]))
  await db.insert(articles).values(
    content.articles.map(({ column, daysAgo, family, body, ...article }, index) => ({
      ...article,
      body: toHtml(body),
      columnId: getId(columnIds, column),
      coverUrl: drawn(`/media/art/${family}/news-${article.key}.svg?w=960&h=600`),
      publishedAt: publishedOn(calendar, daysAgo, index),
    })),
  )
}

async function seedSchedule(db: Db, calendar: Calendar, hallIds: Ids, liveIds: Ids, topicIds: Ids): Promise<void> {
  const values = readTable('schedule.csv').map((row) => {
    const [hall, live, topic] = [cell(row, 'hall_key'), cell(row, 'live_key'), cell(row, 'topic_key')]
    return {
      key: cell(row, 'key'),
      title: both(row, 'title'),
      place: both(row, 'place'),
      speaker: both(row, 'speaker'),
      hallId: hall === '' ? null : getId(hallIds, hall),
      liveId: live === '' ? null : getId(liveIds, live),
      topicId: topic === '' ? null : getId(topicIds, topic),
      ...readStretch(calendar, row),
    }
  })
  await db.insert(scheduleEvents).values(values)
}

const Place = z.enum(advertModules)

async function seedAdverts(db: Db): Promise<void> {
  const values = readTable('adverts.csv').map((row, position) => {
    const module = Place.parse(cell(row, 'module'))
    const { width, height } = advertShapes[module]
    return {
      key: cell(row, 'key'),
      module,
      title: both(row, 'title'),
      jumpLink: cell(row, 'jump_link'),
      imageUrl: drawnFor(row, `advert-${cell(row, 'key')}.svg?w=${width}&h=${height}`),
      position,
    }
  })
  await db.insert(adverts).values(values)
}

/** News, help, live sessions, topics, schedule and adverts. */
export async function seedContent(db: Db, calendar: Calendar, { hallIds, exhibitorIds }: SeededFair): Promise<void> {
  await seedNews(db, calendar)
  await addHelp(db, readHelp({ demo: true }))
  await addSynonyms(db, readSynonyms())
  const liveIds = await seedLives(db, calendar, exhibitorIds)
  await seedSchedule(db, calendar, hallIds, liveIds, await seedTopics(db, liveIds))
  await seedAdverts(db)
}
