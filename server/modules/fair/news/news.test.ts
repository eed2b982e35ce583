import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getArticle, listNews } from '#contract/fair/news/endpoints.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { useServer } from '#tests/setup/server.ts'
import { articles } from './news.schema'

const server = useServer('demo')
const inEnglish = { headers: { language: 'en-US' } }

/** An article of the demo that this test has for itself, with another body. */
async function withBody(place: number, body: Bilingual): Promise<number> {
  const { data } = await server().ask(listNews, { limit: 5 })
  const { id = 0 } = data.list[place] ?? {}
  await server().database.write(async (db) => {
    await db.update(articles).set({ body }).where(eq(articles.id, id))
  })
  return id
}

it('an article is read in its language, and one without a body has none', async () => {
  const id = await withBody(0, { zh: '<p>一</p>', en: '<p>One</p>' })
  expect((await server().ask(getArticle, { id })).data.body).toBe('<p>一</p>')
  const { data } = await server().ask(getArticle, { id }, inEnglish)
  expect(data.body).toBe('<p>One</p>')
  expect(data.fallbackFields).not.toContain('body')
  const none = await withBody(2, { zh: '', en: '' })
  expect((await server().ask(getArticle, { id: none })).data).toMatchObject({ body: '', fallbackFields: [] })
})

it('one in Chinese alone is shown so in English, and says it', async () => {
  const id = await withBody(1, { zh: '<p>一</p>', en: '' })
  const { data } = await server().ask(getArticle, { id }, inEnglish)
  expect(data).toMatchObject({ body: '<p>一</p>', fallbackFields: ['body'] })
})
