import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getArticle, listNews } from '#contract/news/endpoints.ts'
import { readMigration } from '#tests/setup/migration.ts'
import { useServer } from '#tests/setup/server.ts'
import { toHtml } from '#server/seed/blocks-html.ts'
import { articles } from './news.schema'

const server = useServer('demo')
const inEnglish = { headers: { language: 'en-US' } }

/** An article of the demo that this test has for itself, as it was before it was HTML. */
async function withBlocks(place: number, blocks: unknown[]): Promise<number> {
  const { data } = await server().ask(listNews, { limit: 5 })
  const { id = 0 } = data.list[place] ?? {}
  await server().database.write(async (db) => {
    await db
      .update(articles)
      .set({ body: sql`${JSON.stringify(blocks)}::jsonb` })
      .where(eq(articles.id, id))
    const statements = readMigration('content_kinds').split('--> statement-breakpoint')
    const statement = statements.find((one) => one.includes('UPDATE "article"')) ?? ''
    await db.execute(sql.raw(statement))
  })
  return id
}

it('an article that was stored in pieces is the same in HTML, its texts escaped', async () => {
  const blocks = [
    { kind: 'paragraph' as const, text: { zh: '一 & 二', en: 'One & two' } },
    { kind: 'heading' as const, text: { zh: '<三>', en: '<three>' } },
    { kind: 'quote' as const, text: { zh: '四', en: '' } },
  ]
  const id = await withBlocks(0, blocks)
  const zh = '<p>一 &amp; 二</p><h2>&lt;三&gt;</h2><blockquote><p>四</p></blockquote>'
  const en = '<p>One &amp; two</p><h2>&lt;three&gt;</h2>'
  expect((await server().ask(getArticle, { id })).data.body).toBe(zh)
  const { data } = await server().ask(getArticle, { id }, inEnglish)
  expect(data.body).toBe(en)
  expect(data.fallbackFields).not.toContain('body')
  expect(toHtml(blocks)).toEqual({ zh, en })
})

it('one that was in Chinese alone is shown so, and says it', async () => {
  const id = await withBlocks(1, [{ kind: 'paragraph', text: { zh: '一', en: '' } }])
  const { data } = await server().ask(getArticle, { id }, inEnglish)
  expect(data).toMatchObject({ body: '<p>一</p>', fallbackFields: ['body'] })
})

it('one without a body has none', async () => {
  const id = await withBlocks(2, [])
  expect((await server().ask(getArticle, { id })).data).toMatchObject({ body: '', fallbackFields: [] })
})
