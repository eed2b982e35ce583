import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { registerList } from '#contract/people/enrollment/endpoints.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { listExpos } from '#contract/fair/expo/endpoints.ts'
import { getHall, listHalls } from '#contract/fair/halls/endpoints.ts'
import { getLive, getPushScreen, listLives, listManagedLives, listPushable } from '#contract/live/live/endpoints.ts'
import { getArticle, listNews } from '#contract/fair/news/endpoints.ts'
import { searchFair } from '#contract/fair/search/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { adverts } from '#server/modules/fair/adverts/adverts.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { lives, livePushes } from '#server/modules/live/live/live.schema.ts'
import { articles } from '#server/modules/fair/news/news.schema.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'

const server = useServer('demo')

const ask: ReturnType<typeof useServer> extends () => { ask: infer Ask } ? Ask : never = (...input) =>
  server().ask(...input)
const asOrganizer = async (language: Language) => ({
  language,
  headers: await signedInAs(server(), userTypes.organizer),
})
const asExhibitor = async (language: Language) => ({
  language,
  headers: await signedInAs(server(), userTypes.exhibitor),
})

async function pushedLive(): Promise<number> {
  const [push] = await server().database.db.select().from(livePushes).limit(1)
  return push?.liveId ?? 0
}

/** Each place that shows a picture: the owner, and the addresses that a reader is given. */
const places: [string, PgTable, string, (language: Language) => Promise<string[]>][] = [
  [
    'adverts',
    adverts,
    'imageUrl',
    async (language) => (await ask(listAdverts, { module: 'home' }, { language })).data.map(({ imageUrl }) => imageUrl),
  ],
  [
    'exhibits',
    exhibits,
    'coverUrl',
    async (language) =>
      (await ask(listExhibits, {}, { language })).data.list.map(({ exhibitsCoverUrl }) => exhibitsCoverUrl),
  ],
  [
    'an exhibit',
    exhibits,
    'coverUrl',
    async (language) => [(await ask(getExhibit, { id: 1 }, { language })).data.exhibitsCoverUrl],
  ],
  [
    'the cards of exhibitors',
    exhibits,
    'coverUrl',
    async (language) =>
      (await ask(listExhibitors, {}, { language })).data.list.flatMap((one) => one.exhibits.map((own) => own.coverUrl)),
  ],
  [
    'what is found',
    exhibits,
    'coverUrl',
    async (language) =>
      (await ask(searchFair, { keyWord: '青花', type: 1 }, { language })).data.list.map(({ coverUrl }) => coverUrl),
  ],
  [
    'the shelf of a room',
    exhibits,
    'coverUrl',
    async (language) =>
      (await ask(getPushScreen, { liveId: await pushedLive() }, { language })).data.map((one) => one.ExhibitsCoverUrl),
  ],
  [
    'what may be pushed',
    exhibits,
    'coverUrl',
    async (language) => {
      const input = { liveId: await pushedLive() }
      return (await ask(listPushable, input, await asOrganizer(language))).data.list.map(({ coverUrl }) => coverUrl)
    },
  ],
  [
    'exhibitions',
    expos,
    'coverUrl',
    async (language) => (await ask(listExpos, {}, { language })).data.list.map(({ coverImageUrl }) => coverImageUrl),
  ],
  [
    'sign-ups',
    expos,
    'coverUrl',
    async (language) =>
      (await ask(registerList, {}, await asExhibitor(language))).data.list.map(({ coverImageUrl }) => coverImageUrl),
  ],
  [
    'halls',
    halls,
    'coverUrl',
    async (language) => (await ask(listHalls, {}, { language })).data.map(({ coverUrl }) => coverUrl),
  ],
  ['a hall', halls, 'coverUrl', async (language) => [(await ask(getHall, { id: 1 }, { language })).data.coverUrl]],
  [
    'news',
    articles,
    'coverUrl',
    async (language) => (await ask(listNews, {}, { language })).data.list.map(({ coverUrl }) => coverUrl),
  ],
  [
    'an article',
    articles,
    'coverUrl',
    async (language) => [(await ask(getArticle, { id: 1 }, { language })).data.coverUrl],
  ],
  [
    'live sessions',
    lives,
    'coverUrl',
    async (language) => (await ask(listLives, {}, { language })).data.list.map(({ coverImage }) => coverImage),
  ],
  [
    'a live session',
    lives,
    'coverUrl',
    async (language) => [(await ask(getLive, { id: 3 }, { language })).data.coverImage],
  ],
  [
    'the sessions of the console',
    lives,
    'coverUrl',
    async (language) =>
      (await ask(listManagedLives, {}, await asOrganizer(language))).data.list.map(({ coverImage }) => coverImage),
  ],
]

describe('a picture that bears words is shown in the reader’s language', () => {
  it.each(places)('%s', async (_, table, column, shown) => {
    const give = (picture: Bilingual) => server().database.write((db) => db.update(table).set({ [column]: picture }))
    const seen = async (language: Language) => [...new Set(await shown(language))]
    await give({ zh: '/中.svg', en: '/en.svg' })
    expect([await seen('zh-CN'), await seen('en-US')]).toEqual([['/中.svg'], ['/en.svg']])
    // Where there is one alone, both see it: a picture has no note that it was not translated.
    await give({ zh: '/一.svg', en: '' })
    expect([await seen('zh-CN'), await seen('en-US')]).toEqual([['/一.svg'], ['/一.svg']])
    await give({ zh: '', en: '/one.svg' })
    expect([await seen('zh-CN'), await seen('en-US')]).toEqual([['/one.svg'], ['/one.svg']])
  })
})
