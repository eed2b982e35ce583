import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { Language } from '#contract/core/language.ts'
import { getArticle, listNews, listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { editorOf, refusedRelation } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'
import { findNews } from '#server/modules/operations/assistant/retrieval.queries.ts'
import { contentChanges } from '#server/modules/fair/content/content.schema.ts'

const server = useServer('demo')
const articlesOf = editorOf(server, 'article')
const columnsOf = editorOf(server, 'newsColumn')

const article = (title: string, over: object = {}) => ({
  title: { zh: title, en: `${title} en` },
  column: 1,
  summary: { zh: '摘要', en: 'Summary' },
  source: { zh: '云展', en: 'Yunzhan' },
  coverUrl: { zh: '/media/a.svg', en: '' },
  body: { zh: '<p>正文</p>', en: '<p>Text</p>' },
  publishedAt: '2099-01-01T00:00:00.000Z',
  ...over,
})
const inLanguage = (language: Language) => ({ headers: { language } })
const titles = async (language: Language = 'zh-CN') =>
  (await server().ask(listNews, {}, inLanguage(language))).data.list.map(({ title }) => title)
const inFirstColumn = async () => (await server().ask(listNewsColumns, {})).data.find(({ id }) => id === 1)?.count ?? 0
const ASSISTANT_WORD = '墨香不散'
const isKnown = async () => (await findNews(server().database.db, [ASSISTANT_WORD])).length > 0

it('an article is a draft that nobody sees, then news in both languages, and no news when it is withdrawn', async () => {
  const before = await inFirstColumn()
  const newest = (await server().ask(listNews, {})).data.list[0]?.id ?? 0
  const { data: draft } = await articlesOf.add(article(ASSISTANT_WORD))
  expect(draft.state).toBe('draft')
  const isUnseen = async () => {
    expect(await titles()).not.toContain(ASSISTANT_WORD)
    expect((await server().ask(getArticle, { id: draft.id })).code).toBe(errors.ArticleNotFound.code)
    expect((await server().ask(getArticle, { id: newest })).data.previous).toBeNull()
    expect([await inFirstColumn(), await isKnown()]).toEqual([before, false])
  }
  await isUnseen()
  const { data: shown } = await articlesOf.publish(draft)
  expect((await titles())[0]).toBe(ASSISTANT_WORD)
  expect((await titles('en-US'))[0]).toBe(`${ASSISTANT_WORD} en`)
  const { data: read } = await server().ask(getArticle, { id: draft.id }, inLanguage('en-US'))
  expect(read).toMatchObject({ body: '<p>Text</p>', source: 'Yunzhan', publishTime: '2099-01-01T00:00:00.000Z' })
  expect((await server().ask(getArticle, { id: newest })).data.previous).toEqual({
    id: draft.id,
    title: ASSISTANT_WORD,
  })
  expect([await inFirstColumn(), await isKnown()]).toEqual([before + 1, true])
  await articlesOf.withdraw(shown)
  await isUnseen()
})

it('an article comes and goes by the clock', async () => {
  const soon = new Date(Date.now() + 1_500).toISOString()
  await articlesOf.publish((await articlesOf.add(article('将刊'))).data, { from: soon })
  await articlesOf.publish((await articlesOf.add(article('将撤'))).data, { until: soon })
  await titles()
  await expect.poll(() => titles(), { timeout: 20_000, interval: 100 }).toContain('将刊')
  await expect.poll(() => titles(), { timeout: 20_000, interval: 100 }).not.toContain('将撤')
})

const WICKED = '<p onclick="alert(1)">正文<script>alert(1)</script></p><img src="https://evil.example/a.png">'

it('the text of an article is sanitized when it is saved, and readers are given that', async () => {
  const { data: draft } = await articlesOf.add(article('净', { body: { zh: WICKED, en: WICKED } }))
  expect(draft.document['body']).toEqual({ zh: '<p>正文</p>', en: '<p>正文</p>' })
  const { data: saved } = await articlesOf.save(draft, article('净', { body: { zh: `${WICKED}<h2>又</h2>`, en: '' } }))
  expect(saved.document['body']).toEqual({ zh: '<p>正文</p><h2>又</h2>', en: '' })
  await articlesOf.publish(saved)
  expect((await server().ask(getArticle, { id: draft.id })).data.body).toBe('<p>正文</p><h2>又</h2>')
})

it('one without text after sanitizing is not published', async () => {
  const { data: draft } = await articlesOf.add(
    article('空', { body: { zh: '<script>alert(1)</script>', en: '<p></p>' } }),
  )
  expect(await articlesOf.publish(draft)).toMatchObject({
    code: errors.ContentIncomplete.code,
    data: { missing: ['body'] },
  })
})

it('what was stored by laxer rules is sanitized when it is read, published and restored', async () => {
  const { data: draft } = await articlesOf.add(article('旧'))
  const isLine = and(eq(contentChanges.kind, 'article'), eq(contentChanges.itemId, draft.id))
  const document = article('旧', { body: { zh: WICKED, en: '' } })
  await server()
    .database.db.update(contentChanges)
    .set({ document })
    .where(and(isLine, eq(contentChanges.revision, 1)))
  const clean = { zh: '<p>正文</p>', en: '' }
  const { data: shown } = await articlesOf.publish(draft)
  expect(shown.document['body']).toEqual(clean)
  expect((await server().ask(getArticle, { id: draft.id })).data.body).toBe(clean.zh)
  const { data: restored } = await articlesOf.restore(shown, 1)
  expect(restored.document['body']).toEqual(clean)
  const [line] = await server()
    .database.db.select()
    .from(contentChanges)
    .where(and(isLine, eq(contentChanges.revision, restored.revision)))
  expect(line?.document?.['body']).toEqual(clean)
})

it('an article is published in a column that visitors know, and such a column is in use', async () => {
  const { data: column } = await columnsOf.add({ name: { zh: '新栏', en: 'New' } })
  const { data: draft } = await articlesOf.add(article('入栏', { column: column.id }))
  expect(await articlesOf.publish(draft)).toMatchObject(refusedRelation('column', '所选内容尚未发布，请先发布它'))
  const { data: known } = await columnsOf.publish(column)
  const { data: shown } = await articlesOf.publish(draft)
  expect(shown.state).toBe('published')
  expect(await columnsOf.remove(known)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 1 } })
  await articlesOf.remove(shown)
  expect((await columnsOf.remove(known)).code).toBe(0)
})
