import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { searchOwn } from '#contract/operations/overview/endpoints.ts'
import { searchFair } from '#contract/fair/search/endpoints.ts'
import { Marked } from '#src/common/search/marked.tsx'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { fill, nextCall, press, signInAs, watchLeaving } from '#tests/setup/in-page.ts'
import { requestedPaths, follow, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

const RESULTS = '#/intelligentSearchDetails'

overMocks()
const left = watchLeaving()

const hit = {
  name: 'Celadon Cup',
  id: 1,
  type: 1 as const,
  coverUrl: '',
  description: '',
  company: '',
  startsAt: null,
  fallbackFields: [],
  matched: [],
}
const exampleAnswer = {
  list: [hit],
  currPage: 1,
  totalPage: 1,
  totalCount: 1,
  counts: { exhibits: 1, exhibitors: 0, articles: 0, events: 0, lives: 0, topics: 0, help: 0 },
  corrected: '',
  marks: [],
  facets: [],
  nearby: [],
}

const main = () => within(screen.getByRole('main'))
const hits = () => main().queryAllByRole('heading', { level: 2 })

it('marks what was sought, whatever its case', async () => {
  await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=LOTUS`)
  await waitFor(() => expect(hits()[0]?.querySelector('mark')?.textContent).toBe('Lotus'))
})

it('marks each word, also where the text has one of what was sought as many', () => {
  const { container } = render(<Marked text="A Celadon Cup (100%)" keyword="cups 100% celadon" />)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Celadon', 'Cup', '100%'])
})

it('says so where another word was probably meant', async () => {
  const answer = { ...exampleAnswer, corrected: 'celadon' }
  server.use(mock(searchFair, () => answer))
  await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=celadn`)
  expect(
    (await screen.findByText(new RegExp(en('home:search.corrected', { keyword: 'celadn', corrected: 'celadon' }))))
      .textContent,
  ).toContain('Showing results for “celadon”. 1 result')
  expect(hits()[0]?.querySelector('mark')?.textContent).toBe('Celadon')
})

it('waits with a skeleton', async () => {
  await openPage(`/index.html?scenario=searchFair:slow${RESULTS}?keyWord=青花`)
  expect(await screen.findByRole('heading', { level: 1, name: '“青花”的搜索结果' })).toBeTruthy()
  expect(hits()).toHaveLength(0)
  await waitFor(() => expect(hits()).toHaveLength(2))
})

it('says what went wrong and tries again', async () => {
  const user = await openPage(`/index.html?scenario=searchFair:10500x1${RESULTS}?keyWord=青花`)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('请求失败')
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(hits()).toHaveLength(2))
})

it.each(['', '?keyWord=', '?keyWord=%20%20'])('asks for a keyword where "%s" has none', async (query) => {
  await openPage(`/index.html${RESULTS}${query}`)
  expect(await screen.findByRole('heading', { name: '输入关键词开始搜索' })).toBeTruthy()
  await waitFor(() => expect(requestedPaths).not.toEqual([]))
  expect(requestedPaths.filter((path) => path.includes('/intelligentSearch/list'))).toEqual([])
})

it('comes with advice where it finds nothing', async () => {
  await openPage(`/index.html${RESULTS}?keyWord=没有这回事`)
  expect(await screen.findByRole('heading', { name: '没有找到与“没有这回事”有关的内容' })).toBeTruthy()
  expect(requestedPaths.filter((path) => path.includes('/intelligentSearch/list'))).not.toEqual([])
  expect(screen.getByRole('main').textContent).toContain('试试更短的词、换一种说法，或者检查有没有错别字。')
  const kinds = within(screen.getByRole('navigation', { name: '结果类型' })).getAllByRole('link')
  expect(kinds.map((link) => link.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual(['全部 0', '展品 0', '展商 0'])
  expect(main().getByRole('link', { name: '发布采购需求' }).getAttribute('href')).toBe('./exchangeHall.html#/publish')
  expect(within(main().getByRole('navigation', { name: '按分类浏览' })).getAllByRole('link')).toHaveLength(4)
  await follow(main().getByRole('link', { name: '浏览全部展品' }))
  expect(await screen.findByRole('heading', { level: 1, name: '展品' })).toBeTruthy()
})

describe('filters', () => {
  const filter = (name: string) => within(screen.getByRole('group', { name }))

  it('narrow the results, stand in the address and can be cleared', async () => {
    await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=by hand`)
    await main().findByRole('status')
    const all = hits().length
    const [, first] = filter(en('home:search.filter.category')).getAllByRole('link')
    const count = Number(first?.querySelector('small')?.textContent)
    if (first) await follow(first)
    await waitFor(() => expect(main().getByRole('status').textContent).toContain(`${count} result`))
    expect(window.location.hash).toContain('category=')
    expect(count).toBeLessThan(all)
    await follow(main().getByRole('link', { name: en('common:filters.clear') }))
    await waitFor(() => expect(hits()).toHaveLength(all))
  })

  it('that leave nothing can be cleared', async () => {
    await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=vase&price=0`)
    expect(await main().findByText(en('home:search.filteredOut'))).toBeTruthy()
    await follow(main().getByRole('link', { name: en('home:search.withoutFilters') }))
    await waitFor(() => expect(hits().length).toBeGreaterThan(0))
  })

  it.each(['price=9', 'price=x', 'category=-1', 'vr=2', 'type=7'])('ignores %s, which cannot be', async (value) => {
    await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=vase&${value}`)
    await waitFor(() => expect(hits().length).toBeGreaterThan(0))
  })
})

it('says by which category a result was found, and marks other words for the keyword', async () => {
  const matched = [{ kind: 'category' as const, name: 'Tea Ware' }]
  const named = { ...hit, name: 'Celadon Cup and saucer', matched }
  server.use(mock(searchFair, () => ({ ...exampleAnswer, list: [named], marks: ['saucer', 'eladon'] })))
  await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=tea`)
  expect(await main().findByText(en('common:search.matched.category', { name: 'Tea Ware' }))).toBeTruthy()
  expect([...(hits()[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['saucer'])
})

it('opens a suggested exhibitor by a click', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const user = await openPage('/news.html?lang=en-US')
  fill(await screen.findByRole('combobox', { name: 'Site search' }), 'qinghe')
  const option = await screen.findByRole('option', { name: /Qinghe Ceramic Art Co\., Ltd\.\s*Exhibitor/ })
  expect(option.querySelector('mark')?.textContent).toBe('Qinghe')
  await user.click(option)
  expect(opened.mock.calls.map(([address]) => address)).toEqual(['./exhibitors.html#/Detail?id=1'])
})

it('is led to from the header though nothing can be suggested', async () => {
  const refused = nextCall('/intelligentSearch/?')
  await openPage('/news.html?scenario=suggest:10500')
  const box = await screen.findByRole('combobox', { name: '站内搜索' })
  fill(box, '青花')
  await refused
  press(box, 'Enter')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(left).toHaveLength(1)
  await openPage(`/${left[0]}`.replace('/./', '/'))
  expect(await screen.findByRole('heading', { level: 1, name: '“青花”的搜索结果' })).toBeTruthy()
})

it('shows the reader’s own orders above the results, and none to a guest', async () => {
  const own = [{ type: 'order' as const, id: 7, title: 'One-day ticket', number: 'T20261128', at: null }]
  server.use(mock(searchOwn, () => own))
  await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=lotus`)
  await main().findByRole('status')
  expect(screen.queryByRole('region', { name: en('home:search.own') })).toBeNull()
  expect(requestedPaths).not.toContain(`/api${searchOwn.path}`)
  signInAs(userTypes.buyer)
  await openPage(`/index.html?lang=en-US${RESULTS}?keyWord=lotus`)
  const section = within(await screen.findByRole('region', { name: en('home:search.own') }))
  expect(section.getByRole('link', { name: 'One-day ticket' }).getAttribute('href')).toBe(
    './invoiceHall.html#/order?id=7',
  )
})
