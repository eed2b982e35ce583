import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listAllContentChanges } from '#contract/fair/content/endpoints.ts'
import type { ContentLine } from '#contract/fair/content/schemas.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

const line = (over: Partial<ContentLine> = {}): ContentLine => ({
  id: 7,
  kind: 'advert',
  objectId: 3,
  title: { zh: '霜降', en: 'Frost' },
  gone: false,
  revision: 4,
  action: 'withdraw',
  by: '沈砚秋',
  at: '2026-03-01T16:00:00.000Z',
  ...over,
})

/** The list answers these, of so many. */
const answerLines = (list: ContentLine[], totalCount = list.length) =>
  server.use(
    mock(listAllContentChanges, ({ input: { page, upTo = 90 } }) => {
      return { currPage: page, totalPage: Math.ceil(totalCount / 20), totalCount, list, upTo }
    }),
  )

const open = (query = '') => openPage(`/organizer.html#/content/changes${query}`)
const table = () => screen.findByRole('region', { name: '全部改动' })

test('is reached from the tables of content, and leads back there', async () => {
  const user = await openPage('/organizer.html#/content/newsColumn')
  await user.click(await screen.findByRole('link', { name: '全部改动' }))
  expect(await screen.findByRole('heading', { level: 1, name: '全部改动' })).toBeTruthy()
  expect(await table()).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '返回内容' }))
  expect(await screen.findByRole('heading', { level: 1, name: '内容' })).toBeTruthy()
})

test('each line says what was done to what, by whom and when; what is gone for good is named without a link', async () => {
  answerLines([line(), line({ id: 6, objectId: 4, title: { zh: '立冬', en: '' }, gone: true, by: '' })])
  await open()
  const [first, second] = within(await table())
    .getAllByRole('row')
    .slice(1)
  const link = within(first ?? document.body).getByRole('link', { name: '霜降' })
  expect(link.getAttribute('href')).toContain('/content/advert/3')
  expect(first?.textContent).toContain('撤下第 4 版')
  expect(first?.textContent).toContain('沈砚秋')
  expect(first?.textContent).toContain('2026年3月2日 00:00 GMT+8')
  expect(within(second ?? document.body).queryByRole('link')).toBeNull()
  expect(second?.textContent).toContain('立冬广告 · 已彻底删除')
})

test('its filters stand in the address and are requested; a day that is none is not', async () => {
  answerLines([line()])
  const input = nextCall('/content/all-changes')
  const user = await open('?kind=advert&action=withdraw&from=2026-03-01&until=2026-02-30')
  const filter = { kind: 'advert', action: 'withdraw', from: '2026-03-01', page: 1 }
  expect(await (await input).json()).toEqual(filter)
  expect(screen.getByRole('textbox', { name: '从' })).toHaveProperty('value', '2026-03-01')
  const narrowed = nextCall('/content/all-changes')
  fill(screen.getByRole('searchbox', { name: '搜索操作人' }), '沈')
  await user.click(screen.getByRole('button', { name: '搜索' }))
  expect(await (await narrowed).json()).toEqual({ ...filter, keyWord: '沈' })
  expect(window.location.hash).toContain('keyWord=')
})

test('pages are turned as the list was; its first page and a filter show what is new', async () => {
  answerLines([line()], 60)
  const user = await open()
  const pages = within(await table())
  const second = nextCall('/content/all-changes')
  await user.click(pages.getByRole('listitem', { name: '2' }))
  expect(await (await second).json()).toEqual({ page: 2, upTo: 90 })
  await waitFor(() => expect(window.location.hash).toContain('upTo=90'))
  await user.click(pages.getByRole('listitem', { name: '1' }))
  await waitFor(() => expect(window.location.hash).not.toContain('upTo'))
})

test('shows that nothing matches', async () => {
  answerLines([])
  await open('?action=move')
  expect(await screen.findByText('没有符合条件的改动')).toBeTruthy()
})

test('what could not be read is requested again', async () => {
  const user = await openPage('/organizer.html?scenario=listAllContentChanges:10500x1#/content/changes')
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
  expect(await table()).toBeTruthy()
})
