import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listDemands } from '#contract/trade/demands/endpoints.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, follow, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

const HALL = '/exchangeHall.html'

overMocks()

const cards = async (label: string) => within(await screen.findByRole('region', { name: label }))
const shownValue = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

describe('the hall', () => {
  it('says how it stands, what is requested now, and how it works', async () => {
    await openPage(HALL)
    expect(await screen.findByRole('heading', { level: 1, name: '供需大厅' })).toBeTruthy()
    await waitFor(() => expect(shownValue('正在征集的需求')).toBe('10'))
    const newest = await cards('最新需求')
    expect(await newest.findByRole('heading', { name: '酒店大堂青瓷花瓶' })).toBeTruthy()
    // What has ended is not among them.
    expect(newest.queryByRole('heading', { name: '脱胎漆盘' })).toBeNull()
    expect(newest.getAllByRole('link', { name: /份报价/ })).toHaveLength(6)
    expect(screen.getByRole('link', { name: '发布采购需求' }).getAttribute('href')).toBe('#/publish')
    // It lies below what is first seen, and comes when that stands.
    const steps = await screen.findAllByRole('heading', { level: 3, name: /发布需求|主办方审核|展商报价|比较与选定/ })
    expect(steps).toHaveLength(4)
    expect(screen.queryByRole('link', { name: '我的报价' })).toBeNull()
    signInAs(userTypes.exhibitor)
    await openPage(HALL)
    expect(await screen.findByRole('link', { name: '我的报价' })).toBeTruthy()
  })

  it('draws its numbers as tables once they are scrolled to', async () => {
    const scrolledTo: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
          scrolledTo.push(() => heard([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    await openPage(HALL)
    await screen.findByRole('heading', { name: '供需概况' })
    expect(screen.queryByRole('table')).toBeNull()
    act(() => scrolledTo.forEach((see) => see()))
    const row = await screen.findByRole('row', { name: '陶瓷 2 3' })
    expect(row).toBeTruthy()
    expect(screen.getByRole('figure', { name: '最近 14 天' })).toBeTruthy()
    vi.unstubAllGlobals()
  })
})

const demand = {
  categoryId: 1,
  categoryName: '陶瓷',
  quantity: 12,
  unit: 'set' as const,
  price: null,
  currency: 'CNY' as const,
  coverUrl: '',
  deliverBy: '2027-01-01',
  validUntil: '2027-01-01T00:00:00Z',
  shownAt: '2026-01-01T00:00:00Z',
  end: '' as const,
  offers: 0,
  accepted: 0,
  fallbackFields: [],
}

describe('the list of demands', () => {
  it('shows the titles in the reader’s language, with one call for the page, always where that was chosen', async () => {
    signInAs(userTypes.exhibitor)
    await openPage(`${HALL}#/needs`)
    const title = '酒店大堂青瓷花瓶'
    await screen.findByRole('heading', { name: title })
    // What is in the reader's language brings no line.
    expect(screen.queryByRole('button', { name: '翻译' })).toBeNull()
    const service = vi.fn(({ input }: { input: { texts: string[] } }) => ({
      texts: input.texts.map((text) => ({ text: text === 'Hotel vases' ? '酒店花瓶' : '其他', differences: [] })),
    }))
    const list = ['Hotel vases', 'Tea sets'].map((written, at) => ({ ...demand, id: at + 1, title: written }))
    server.use(
      mock(listDemands, () => ({ currPage: 1, totalPage: 1, totalCount: 2, list })),
      mock(getTranslation, () => ({ available: true })),
      mock(translateTexts, service),
    )
    queryClient.clear()
    const user = await openPage(`${HALL}#/needs?page=1`)
    await screen.findByRole('heading', { name: 'Hotel vases' })
    await user.click(await screen.findByRole('checkbox', { name: '自动翻译供需、报价与洽谈' }))
    expect(await screen.findByRole('heading', { name: '酒店花瓶' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: '其他' })).toBeTruthy()
    expect(service).toHaveBeenCalledOnce()
  })

  it('asks for what stands in the address, and writes there what is chosen', async () => {
    const first = nextCall(listDemands.path)
    const user = await openPage(`${HALL}#/needs?categoryId=1&open=1&sort=quantity&keyWord=瓷`)
    expect(await (await first).json()).toMatchObject({
      categoryId: 1,
      open: true,
      sort: 'quantity',
      keyWord: '瓷',
      page: 1,
    })
    expect(await screen.findByText('共 2 条需求')).toBeTruthy()
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['日用蓝白瓷餐具', '酒店大堂青瓷花瓶'])
    const group = within(screen.getByRole('group', { name: '品类' }))
    await user.click(await group.findByRole('link', { name: '图书' }))
    await waitFor(() => expect(window.location.hash).toContain('categoryId=5'))
    expect(await screen.findByRole('heading', { name: '没有符合条件的需求' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: '清除筛选' }))
    await waitFor(() => expect(window.location.hash).toBe('#/needs?sort=quantity'))
  })

  it('leaves out what the server would refuse', async () => {
    const first = nextCall(listDemands.path)
    await openPage(`${HALL}#/needs?categoryId=abc&sort=cheapest&page=0`)
    expect(await (await first).json()).toEqual({ page: 1, limit: 12 })
    expect(await screen.findByText('共 13 条需求')).toBeTruthy()
  })

  it('says what went wrong and tries again', async () => {
    const user = await openPage(`${HALL}?scenario=listDemands:10500x1#/needs`)
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { name: '酒店大堂青瓷花瓶' })).toBeTruthy()
  })

  it('shows the Chinese title in English where there is no other, and says so to who listens', async () => {
    setLanguage('en-US')
    await openPage(`${HALL}#/needs`)
    const title = await screen.findByRole('heading', { name: '城市书房采购地方文献影印本' })
    expect(title.getAttribute('lang')).toBe('zh-CN')
    expect(screen.getByText('2,000 copies')).toBeTruthy()
    expect(screen.getAllByText(en('demands:card.offers_one', { count: 1 })).length).toBeGreaterThan(0)
    setLanguage('zh-CN')
  })
})

describe('a demand', () => {
  it('says what is known, and to a guest how to offer', async () => {
    const user = await openPage(`${HALL}#/need?id=1`)
    expect(await screen.findByRole('heading', { level: 1, name: '酒店大堂青瓷花瓶' })).toBeTruthy()
    expect([shownValue('采购数量'), shownValue('期望单价'), shownValue('采购方')]).toEqual([
      '60 件',
      '¥1,200 / 件',
      '采购商',
    ])
    expect(screen.queryByRole('heading', { name: '联系采购商' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '登录后报价' }))
    expect(await screen.findByText('登录展商账号后即可报价')).toBeTruthy()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
  })

  it('leads an exhibitor to the form, and gives the contact to one that was shortlisted', async () => {
    signInAs(userTypes.exhibitor, { exhibitorId: 1 })
    await openPage(`${HALL}#/need?id=9`)
    expect((await screen.findByRole('link', { name: '我要报价' })).getAttribute('href')).toBe('#/supply?id=9')
    const contact = within(screen.getByRole('region', { name: '联系采购商' }))
    expect(contact.getByRole('link', { name: '+12025550107' }).getAttribute('href')).toBe('tel:+12025550107')
  })

  it.each([
    [userTypes.tourist, {}, '只有展商可以报价。'],
    [userTypes.buyer, {}, '只有展商可以报价。'],
    [userTypes.exhibitor, { exhibitorId: null }, '您的账号还没有关联展商，暂时不能报价。请联系主办方。'],
  ])('tells user type %i why they cannot offer', async (userType, more, why) => {
    signInAs(userType, more)
    await openPage(`${HALL}#/need?id=2`)
    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '我要报价' }).disabled).toBe(true)
  })

  it.each([
    [11, '这条需求已过有效期，不再接受报价。'],
    [12, '所需数量已全部选定，不再接受报价。'],
    [13, '采购商已关闭这条需求，不再接受报价。'],
  ])('number %i says why no more offers come', async (id, why) => {
    signInAs(userTypes.exhibitor, { exhibitorId: 1 })
    await openPage(`${HALL}#/need?id=${id}`)
    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.queryByRole('link', { name: '我要报价' })).toBeNull()
  })

  it('lists its files with their sizes, of which one that a browser shows is looked at', async () => {
    const user = await openPage(`${HALL}#/need?id=1`)
    const list = within(await screen.findByRole('list', { name: '附件' }))
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '花瓶尺寸与釉色要求.pdf 474.9KB预览下载',
      '各楼层摆放清单.xlsx 23.3KB下载',
    ])
    await user.click(list.getByRole('button', { name: '预览 花瓶尺寸与釉色要求.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: '花瓶尺寸与釉色要求.pdf' }))
    expect(await dialog.findByRole('link', { name: '在新标签页中打开' })).toBeTruthy()
    await openPage(`${HALL}#/need?id=2`)
    await screen.findByRole('heading', { level: 1, name: '真丝刺绣披肩，秋冬礼品季' })
    expect(screen.queryByRole('heading', { name: '附件' })).toBeNull()
  })

  it('of the reader leads to what was offered', async () => {
    signInAs(userTypes.buyer)
    await openPage(`${HALL}#/need?id=1`)
    expect((await screen.findByRole('link', { name: '查看收到的报价' })).getAttribute('href')).toBe(
      './personal.html#/demands/1',
    )
  })

  it('for named exhibitors is none to others, and leads back', async () => {
    await openPage(`${HALL}#/need?id=14`)
    expect(await screen.findByRole('heading', { name: '采购需求不存在或已下架' })).toBeTruthy()
    await follow(screen.getByRole('link', { name: '返回采购需求' }))
    expect(await screen.findByRole('heading', { level: 1, name: '采购需求' })).toBeTruthy()
    signInAs(userTypes.exhibitor, { exhibitorId: 1 })
    await openPage(`${HALL}#/need?id=14`)
    expect(await screen.findByText('仅面向指定展商')).toBeTruthy()
  })

  it('is not requested without a number', async () => {
    await openPage(`${HALL}#/need?id=abc`)
    expect(await screen.findByRole('heading', { name: '没有找到这条采购需求' })).toBeTruthy()
    expect(requestedPaths.filter((path) => path.includes('/demand/order/detail'))).toEqual([])
  })
})
