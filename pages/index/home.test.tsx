import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

const home = (...scenario: string[]) => `/index.html?scenario=${['listWebAdverts:empty', ...scenario].join(',')}`

overMocks()

/** A chapter of home, and how many records it shows. */
const chapter = async (name: string) => within(await screen.findByRole('region', { name }))
const shows = async (name: string, count: number) => {
  const shown = await chapter(name)
  await waitFor(() => expect(shown.queryAllByRole('heading', { level: 3 })).toHaveLength(count))
}

it('one call that fails leaves the other chapters standing', async () => {
  const user = await openPage(home('recommendExhibits:10500x1'))
  const exhibits = await chapter('热门展品')
  expect((await exhibits.findByRole('alert')).textContent).toContain('请求失败，请稍后重试')
  await shows('展会资讯', 3)
  await shows('直播现场', 3)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(exhibits.getByRole('button', { name: '重试' }))
  await shows('热门展品', 10)
})

it('a lost connection is named and tried again', async () => {
  const user = await openPage(home('listNews:networkx2'))
  const news = await chapter('展会资讯')
  expect((await news.findByRole('alert')).textContent).toContain('无法连接网络，请检查网络后重试')
  await user.click(news.getByRole('button', { name: '重试' }))
  await shows('展会资讯', 3)
})

it('a lost connection is mended silently when the second try succeeds', async () => {
  await openPage(home('listNews:networkx1'))
  await shows('展会资讯', 3)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says nothing of the opening when its date cannot be had', async () => {
  await openPage(home('getLaunchDate:10500'))
  const opening = await screen.findByRole('region', { name: '展期' })
  await waitFor(() => expect(opening.textContent).toContain('钱塘会展中心'))
  expect(opening.textContent).not.toContain('展会正在进行')
})

/** Has what waits to be scrolled to come near the window at once. */
function bringNear(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly notified: (seen: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.notified([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}
afterEach(() => vi.unstubAllGlobals())

it('shows what buyers look for where it is scrolled to, and the way to the hall', async () => {
  bringNear()
  await openPage(home())
  await shows('供需对接', 3)
  const demands = await chapter('供需对接')
  expect(demands.getByRole('link', { name: '供需大厅' }).getAttribute('href')).toBe('./exchangeHall.html')
})

it('says nothing of demands while there are none', async () => {
  bringNear()
  await openPage(home('listDemands:empty'))
  await shows('展会资讯', 3)
  await waitFor(() => expect(requestedPaths.some((path) => path.includes('/demand/order/list'))).toBe(true))
  await waitFor(() => expect(screen.queryByRole('region', { name: '供需对接' })).toBeNull())
})

it('shows what can be bought where it is scrolled to, and the way to the ticket hall', async () => {
  bringNear()
  await openPage(home())
  await shows('票务大厅', 3)
  const tickets = await chapter('票务大厅')
  expect(tickets.getByText('¥60')).toBeTruthy()
  expect(tickets.getByText('仅余 12 张')).toBeTruthy()
  expect(tickets.getByRole('link', { name: '全部门票' }).getAttribute('href')).toBe('./invoiceHall.html')
})

it('says nothing of tickets while there are none', async () => {
  bringNear()
  await openPage(home('listTicketTypes:empty'))
  await shows('展会资讯', 3)
  await waitFor(() => expect(requestedPaths.some((path) => path.includes('/ticket/typeList'))).toBe(true))
  await waitFor(() => expect(screen.queryByRole('region', { name: '票务大厅' })).toBeNull())
})
