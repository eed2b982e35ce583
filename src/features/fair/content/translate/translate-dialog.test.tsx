import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { translateContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { addAdvert } from '#tests/setup/fair/adverts.ts'
import { addObject } from '#tests/setup/fair/content-objects.ts'

overMocks()
beforeEach(() => {
  signInAs(userTypes.organizer)
  server.use(mock(getTranslation, () => ({ available: true })))
})

const LIST = '/organizer.html#/content/advert?keyWord='
const translated = (texts: Record<string, string>) =>
  server.use(mock(translateContent, ({ input }) => ({ texts: input.texts.map((text) => texts[text] ?? '') })))
const openList = async (keyWord: string) => openPage(`${LIST}${encodeURIComponent(keyWord)}`)

test('all that the filter lists is translated, read over and written into drafts', async () => {
  const [tea, price] = [addAdvert('译文茶会'), addAdvert('译文满 200 减 30')]
  translated({ 译文茶会: 'Tea gathering', '译文满 200 减 30': 'CNY 20 off from CNY 200' })
  const user = await openList('译文')
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  const dialog = await screen.findByRole('dialog', { name: '保存译文' })
  // Where figures differ, a person has to look first.
  expect(within(dialog).getByText(/原文与译文的数字不一致（.*30/)).toBeTruthy()
  expect(within(dialog).getByRole('checkbox', { name: '译文满 200 减 30 · 标题' })).toHaveProperty('checked', false)
  fill(within(dialog).getByRole('textbox', { name: '译文：译文茶会 · 标题' }), 'An evening of tea')
  await user.click(within(dialog).getByRole('button', { name: '保存译文' }))
  await waitFor(() => expect(tea.draft['title']).toEqual({ zh: '译文茶会', en: 'An evening of tea' }))
  expect(await within(dialog).findByText(/^已处理 1 项/)).toBeTruthy()
  expect(price.draft['title']).toEqual({ zh: '译文满 200 减 30', en: '' })
})

test('what somebody has written meanwhile stays', async () => {
  const object = addAdvert('甲等译文')
  translated({ 甲等译文: 'Machine text' })
  const user = await openList('甲等译文')
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  const dialog = await screen.findByRole('dialog', { name: '保存译文' })
  Object.assign(object, { revision: 2, draft: { ...object.draft, title: { zh: '甲等译文', en: 'By hand' } } })
  await user.click(within(dialog).getByRole('button', { name: '保存译文' }))
  expect(await within(dialog).findByText(/^已处理 1 项/)).toBeTruthy()
  expect(object.draft['title']).toEqual({ zh: '甲等译文', en: 'By hand' })
  expect(object.revision).toBe(2)
})

test('a service that fails is reported, and what is complete is not sent', async () => {
  addAdvert('乙等译文')
  server.use(mock(translateContent, () => refuse('ServiceUnavailable')))
  const user = await openList('乙等译文')
  const sent = nextCall('/content/translate')
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  expect(await (await sent).json()).toEqual({ texts: ['乙等译文'], to: 'en-US' })
  const dialog = await screen.findByRole('dialog', { name: '翻译缺少的文本' })
  expect(await within(dialog).findByRole('alert')).toBeTruthy()
})

test('a translation that its field does not take waits to be shortened; without any, it says so', async () => {
  const object = addAdvert('丙等译文')
  translated({ 丙等译文: 'Long '.repeat(60) })
  const user = await openList('丙等译文')
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  const dialog = await screen.findByRole('dialog', { name: '保存译文' })
  expect(within(dialog).getByText(/^译文超过 \d+ 字/)).toBeTruthy()
  await user.click(within(dialog).getByRole('checkbox', { name: '丙等译文 · 标题' }))
  await user.click(within(dialog).getByRole('button', { name: '保存译文' }))
  expect(object.draft['title']).toEqual({ zh: '丙等译文', en: '' })
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  translated({})
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  expect(await screen.findByText('翻译服务没有给出译文')).toBeTruthy()
})

test('a formatted text keeps its format, and is corrected as it is written', async () => {
  const body = { zh: '<h2>开幕</h2><p>3 月 5 日在 <a href="/halls.html">一号馆</a></p>', en: '' }
  const object = addObject('article', {
    title: { zh: '丁等译文', en: 'Translated' },
    column: 1,
    summary: { zh: '', en: '' },
    source: { zh: '', en: '' },
    coverUrl: { zh: '', en: '' },
    body,
    publishedAt: new Date().toISOString(),
  })
  translated({ 开幕: 'Opening', 一号馆: 'Hall 1', '3 月 5 日在 一号馆': 'In Hall 1 on March 5' })
  const user = await openPage(`/organizer.html#/content/article?keyWord=${encodeURIComponent('丁等译文')}`)
  await user.click(await screen.findByRole('button', { name: '翻译缺少的文本' }))
  const dialog = await screen.findByRole('dialog', { name: '保存译文' })
  const editor = await within(dialog).findByRole('textbox', { name: '译文：丁等译文 · 正文' })
  expect(within(editor).getByRole('heading', { name: 'Opening' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '保存译文' }))
  const english = '<h2>Opening</h2><p>In <a href="/halls.html">Hall 1</a> on March 5</p>'
  await waitFor(() => expect(object.draft['body']).toEqual({ zh: body.zh, en: english }))
})
