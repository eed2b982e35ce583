import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listCategories } from '#contract/fair/exhibits/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { nextCall } from '#tests/setup/in-page.ts'
import { requestedPaths, follow, openPage, overMocks } from '#tests/setup/open-page.tsx'

const LIST = '/exhibitss.html'

overMocks()

describe('the list of exhibits', () => {
  it('says so when nothing is found', async () => {
    await openPage(`${LIST}?scenario=listExhibits:empty`)
    expect(await screen.findByRole('heading', { name: '没有找到符合条件的展品' })).toBeTruthy()
  })

  it('shows a skeleton while it waits, then the exhibits', async () => {
    await openPage(`${LIST}?scenario=listExhibits:slow`)
    expect(await screen.findByRole('region', { name: '筛选' })).toBeTruthy()
    expect(document.querySelector('.yz-skeleton')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: '影青刻花梅瓶' })).toBeNull()
    expect(await screen.findByRole('heading', { name: '影青刻花梅瓶' })).toBeTruthy()
  })

  it('says what went wrong and tries again', async () => {
    const user = await openPage(`${LIST}?scenario=listExhibits:10500x1`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('请求失败')
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '影青刻花梅瓶' })).toBeTruthy()
  })

  it('is shown though the filters could not be had', async () => {
    await openPage(`${LIST}?scenario=listCategories:10500,listHalls:10500,listExhibitLabels:10500`)
    expect(await screen.findByText('共 25 件展品')).toBeTruthy()
    expect(screen.queryByRole('group', { name: '品类' })).toBeNull()
  })

  it('shows categories beneath others, two levels deep, and is filtered by one', async () => {
    const named = ['陶瓷', '青瓷', '影青'].map((categoryName, depth) => ({ id: depth + 1, categoryName, depth }))
    server.use(mock(listCategories, () => named.map((one) => ({ ...one, hallId: null, count: 3 - one.depth }))))
    const user = await openPage(LIST)
    const group = within(await screen.findByRole('group', { name: '品类' }))
    const third = await group.findByRole('link', { name: /影青/ })
    const labels = group.getAllByRole('link').map(({ textContent }) => textContent)
    expect(labels.filter((text) => named.some(({ categoryName }) => text.includes(categoryName)))).toEqual([
      '陶瓷3',
      '　青瓷2',
      '　　影青1',
    ])
    const sent = nextCall('/exhibits/list')
    await user.click(third)
    expect(await (await sent).json()).toMatchObject({ categoryId: 3 })
    await waitFor(() => expect(group.getByRole('link', { name: /影青/ }).getAttribute('aria-current')).toBe('true'))
  })
})

describe('an exhibit', () => {
  it('says what the price is for, the smallest order, and when and from where it is delivered', async () => {
    await openPage(`${LIST}#/ExhibisDetail?id=1`)
    expect(await screen.findByText('¥4,800 / 件')).toBeTruthy()
    const shownValue = (term: string) => screen.getByText(term).nextElementSibling?.textContent
    expect([shownValue('起订量'), shownValue('交货期'), shownValue('发货地'), shownValue('库存')]).toEqual([
      '2 件',
      '11天',
      '苏州',
      '现货',
    ])
  })

  it('without a price is on request, and names nothing that is not known', async () => {
    await openPage(`${LIST}#/ExhibisDetail?id=3`)
    expect(await screen.findByText('价格面议', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByText('起订量')).toBeNull()
    expect(screen.queryByText('交货期')).toBeNull()
  })
})

describe('an exhibit that is not there', () => {
  it('is explained by the server and leads back to the list', async () => {
    await openPage(`${LIST}?scenario=getExhibit:ExhibitNotFound#/ExhibisDetail?id=1`)
    expect(await screen.findByRole('heading', { name: '展品不存在或已下架' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await follow(screen.getByRole('link', { name: '返回展品列表' }))
    expect(await screen.findByRole('heading', { level: 1, name: '展品' })).toBeTruthy()
  })

  it.each(['', '?id=', '?id=abc', '?id=0', '?id=99999999999'])('is not requested by "%s"', async (query) => {
    await openPage(`${LIST}#/ExhibisDetail${query}`)
    expect(await screen.findByRole('heading', { name: '没有找到这件展品' })).toBeTruthy()
    await waitFor(() => expect(requestedPaths).not.toEqual([]))
    expect(requestedPaths.filter((path) => path.includes('/exhibits/detail'))).toEqual([])
  })

  it('is requested where there is one', async () => {
    await openPage(`${LIST}#/ExhibisDetail?id=1`)
    expect(await screen.findByRole('heading', { level: 1, name: '影青刻花梅瓶' })).toBeTruthy()
    expect(requestedPaths.filter((path) => path.includes('/exhibits/detail'))).toHaveLength(1)
  })
})
