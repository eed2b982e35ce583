import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import type { Language } from '#contract/core/language.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import type { Topic, TopicCard } from '#contract/fair/topics/schemas.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { type Both, byIdOf, fallbacks, inBoth, say } from '#src/mocks/core/bilingual.ts'
import { connector } from '#contract/core/connector.ts'
import { exhibitCardIn, exhibitRows } from '#src/mocks/fair/exhibits/exhibits.ts'
import { newsCardIn, newsRows } from '#src/mocks/fair/news/articles.ts'

interface TopicRow {
  id: number
  title: Both
  lead: Both
  body: Both
  exhibits: number[]
  lives: number[]
  articles: number[]
}

export const topicRows: readonly TopicRow[] = [
  {
    id: 1,
    title: ['一窑一色', 'One kiln, one colour'],
    lead: [
      '从选土到开窑，看影青与窑变怎样走进今天的餐桌。',
      'From the choice of clay to the opening of the kiln: how shadow-blue and flambé come to today’s table.',
    ],
    body: [
      '<h2>火与时间</h2><p>一座柴窑要烧上三天三夜，窑工凭声音判断火候。</p>',
      '<h2>Fire and time</h2><p>A wood kiln burns for three days and nights; its keepers hear when it is hot enough.</p>',
    ],
    exhibits: [1, 2, 3, 4],
    lives: [1, 2],
    articles: [2, 3],
  },
  {
    id: 2,
    title: ['纸上山河', 'Landscapes on paper'],
    lead: ['剪纸、年画与雕版的一次相遇。', ''],
    body: ['', ''],
    exhibits: [5, 6],
    lives: [],
    articles: [],
  },
]

export const topicCardIn = (language: Language, { id, title, lead }: TopicRow): TopicCard => ({
  id,
  title: say(language, title),
  lead: say(language, lead),
  coverUrl: drawing(700 + id, { width: 1_440, height: 560 }),
  fallbackFields: fallbacks(language, { title, lead }),
})

/** The live sessions of a topic, in its order. */
export const topicLives = connector<(language: Language, ids: readonly number[]) => LiveCard[]>('lives of topics')

const found = <Row extends { id: number }>(rows: readonly Row[], ids: number[]): Row[] =>
  ids.flatMap((id) => byIdOf(rows, id) ?? [])

export const topicIn = (language: Language, row: TopicRow): Topic => ({
  ...topicCardIn(language, row),
  body: say(language, row.body),
  exhibits: found(exhibitRows, row.exhibits).map((one) => exhibitCardIn(language, one)),
  lives: topicLives.port(language, row.lives),
  articles: found(newsRows, row.articles).map((one) => newsCardIn(language, one)),
  fallbackFields: fallbacks(language, { title: row.title, lead: row.lead, body: row.body }),
})

/** The topics as they are edited. */
export const topicDocuments = (picture: string): (ContentDocument<'topic'> & { id: number })[] =>
  topicRows.map(({ title, lead, body, ...row }) => ({
    ...row,
    title: inBoth(title),
    lead: inBoth(lead),
    body: inBoth(body),
    coverUrl: { zh: picture, en: '' },
  }))
