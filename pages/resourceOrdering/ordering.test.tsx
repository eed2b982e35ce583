import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { services } from '#src/mocks/commerce/services/services.ts'
import { descriptionOf, fill, nextCall, press, signInAs, watchLeaving } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
const left = watchLeaving()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
})
afterEach(() => restore())

const PAGE = '/resourceOrdering.html'
const me = { personName: '沈砚秋', mobile: '13800138001' }
const form = async (name: string) => within(await screen.findByRole('dialog', { name: `订购：${name}` }))

async function opened(name: string) {
  signInAs(userTypes.exhibitor, me)
  const user = await openPage(PAGE)
  await user.click(await screen.findByRole('button', { name: `订购：${name}` }))
  return { user, own: await form(name) }
}
type Form = Awaited<ReturnType<typeof form>>

const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('zh-CN', { timeZone: 'UTC', ...options })

/** The button of a day, `days` from today, in the month that is shown. */
const shown = (own: Form, days: number): Promise<HTMLElement> =>
  own.findByRole('button', {
    name: new RegExp(`^${formatDay(dateIn(days), { month: 'long', day: 'numeric', weekday: 'long' })}`),
  })

/** The same; the month is turned where it must be. */
async function dayOf(user: UserEvent, own: Form, days: number): Promise<HTMLElement> {
  const month = formatDay(dateIn(days), { year: 'numeric', month: 'long' })
  const now = await own.findByText(/^\d+年\d+月$/)
  const order = (text: string) =>
    Number(
      text.replace(/^(\d+)年(\d+)月$/, (_, year: string, number: string) => String(Number(year) * 12 + Number(number))),
    )
  const by = order(month) - order(now.textContent)
  for (let n = 0; n < Math.abs(by); n += 1)
    await user.click(own.getByRole('button', { name: by > 0 ? '下个月' : '上个月' }))
  return shown(own, days)
}
const choose = async (user: UserEvent, own: Form, days: number) => user.click(await dayOf(user, own, days))

describe('resource ordering', () => {
  it('shows a guest what there is, and asks them to log in before they order', async () => {
    const user = await openPage(PAGE)
    expect(await screen.findByRole('heading', { level: 1, name: '资源订购' })).toBeTruthy()
    expect(await screen.findAllByRole('button', { name: /^订购：/ })).toHaveLength(12)
    const kinds = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(kinds.slice(0, 5)).toEqual(['展位', '广告位', '直播资源', 'VR 展厅模板', '参展证件'])
    await user.click(screen.getByRole('button', { name: '订购：直播时长' }))
    expect(await screen.findByText('登录参展商账号后即可订购')).toBeTruthy()
    const login = within(screen.getByRole('dialog', { name: '登录云展' }))
    await user.click(login.getByRole('button', { name: '关闭' }))
  })

  it('tells other accounts that exhibitors only can order', async () => {
    signInAs(userTypes.buyer)
    await openPage(PAGE)
    expect(await screen.findByText('资源订购仅面向参展商，请使用参展商账号登录。')).toBeTruthy()
    expect(await screen.findAllByText('仅限参展商')).toHaveLength(12)
    expect(screen.queryByRole('button', { name: /^订购：/ })).toBeNull()
    expect(requestedPaths.some((path) => path.endsWith('/resource/standing'))).toBe(false)
  })

  it('notifies who has signed no contract whom to turn to', async () => {
    signInAs(userTypes.exhibitingDelegation)
    await openPage(PAGE)
    expect(await screen.findByText('未签订合同，无法购买')).toBeTruthy()
    expect(screen.getByRole('link', { name: '联系主办方' }).getAttribute('href')).toBe('./concact.html#/')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^订购：/ })).toBeNull())
  })

  it('shows what was signed and the live hours that are left', async () => {
    signInAs(userTypes.exhibitor, me)
    await openPage(PAGE)
    const standing = within(await screen.findByRole('region', { name: '我的参展资格' }))
    expect(standing.getByText('YZ-2026-0001')).toBeTruthy()
    expect(standing.getByText('剩余 5.5 小时')).toBeTruthy()
  })

  it('says so where nothing is offered, and tries again where it failed', async () => {
    await openPage(`${PAGE}?scenario=listServices:empty`)
    expect(await screen.findByRole('heading', { name: '暂时没有可订购的服务' })).toBeTruthy()
    const user = await openPage(`${PAGE}?scenario=listServices:10500x1`)
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
    expect(await screen.findAllByRole('button', { name: /^订购：/ })).toHaveLength(12)
  })
})

describe('an advert space', () => {
  it('is ordered for its days, once, and its order opens', async () => {
    const { user, own } = await opened('首页轮播广告位')
    await choose(user, own, 9)
    expect(own.getByText(/共 1 天$/)).toBeTruthy()
    await choose(user, own, 11)
    expect(own.getByText(/共 3 天$/)).toBeTruthy()
    expect(own.getByText('¥2,640')).toBeTruthy()
    const call = nextCall(placeServiceOrder.path)
    await user.click(own.getByRole('button', { name: '提交订单' }))
    expect(await (await call).json()).toMatchObject({
      serviceId: 1,
      quantity: 1,
      days: { from: dateIn(9), until: dateIn(11) },
      holders: [],
      contact: { name: '沈砚秋', phone: '13800138001' },
      payableFen: 264_000,
    })
    await waitFor(() => expect(left[0]).toMatch(/^\.\/invoiceHall\.html#\/order\?id=\d+$/))
  })

  it('cannot have days that others have, nor span them', async () => {
    const { user, own } = await opened('首页轮播广告位')
    const taken = await dayOf(user, own, 7)
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    expect(taken.getAttribute('aria-label')).toMatch(/已被预订$/)
    await user.click(taken)
    expect(own.getByText(/^先选首日/)).toBeTruthy()
    await choose(user, own, 4)
    // From 6 to 8 days from now is another's: the span begins again behind it.
    await choose(user, own, 9)
    expect(own.getByText(/共 1 天$/)).toBeTruthy()
    expect((await dayOf(user, own, 9)).getAttribute('aria-pressed')).toBe('true')
  })

  it('is chosen by the arrow keys', async () => {
    const { user, own } = await opened('首页轮播广告位')
    const today = await shown(own, 0)
    today.focus()
    const step = async (key: string, days: number) => {
      press(document.activeElement instanceof HTMLElement ? document.activeElement : today, key)
      const day = await shown(own, days)
      await waitFor(() => expect(document.activeElement).toBe(day))
    }
    await step('ArrowRight', 1)
    await step('ArrowDown', 8)
    await step('ArrowLeft', 7)
    await step('ArrowUp', 0)
    // What has ended cannot be chosen.
    await step('ArrowUp', 0)
    await step('ArrowRight', 1)
    expect(own.getByText(/^先选首日/)).toBeTruthy()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    expect(await own.findByText(/共 1 天$/)).toBeTruthy()
  })

  it('says that its days are missing, and takes the reader there', async () => {
    const { user, own } = await opened('首页轮播广告位')
    await own.findByText(/^先选首日/)
    await user.click(own.getByRole('button', { name: '提交订单' }))
    expect((await own.findByRole('alert')).textContent).toBe('请选择投放日期')
    expect(descriptionOf(own.getByRole('group', { name: '投放日期' }))).toContain('请选择投放日期')
    await waitFor(() =>
      expect(own.getByRole('group', { name: '投放日期' }).contains(document.activeElement)).toBe(true),
    )
    expect(requestedPaths).not.toContain(`/api${placeServiceOrder.path}`)
  })

  it('shows which days were taken meanwhile, and asks for the taken ones anew', async () => {
    const { user, own } = await opened('首页轮播广告位')
    await choose(user, own, 9)
    server.use(mock(placeServiceOrder, () => refuse('ServiceDayTaken', { days: dateIn(9) })))
    const again = nextCall('/resource/takenDays')
    await user.click(own.getByRole('button', { name: '提交订单' }))
    await waitFor(() =>
      expect(descriptionOf(own.getByRole('group', { name: '投放日期' }))).toContain(
        `${dateIn(9)} 已被其他展商预订，请选择其他日期`,
      ),
    )
    await again
  })

  it('leads to the orders that wait, where there are too many', async () => {
    const { user, own } = await opened('首页轮播广告位')
    await choose(user, own, 9)
    server.use(mock(placeServiceOrder, () => refuse('TooManyServiceOrders', { max: 20 })))
    await user.click(own.getByRole('button', { name: '提交订单' }))
    const alert = within(await own.findByRole('alert'))
    expect(alert.getByText(/^最多同时有 20 个服务订单待确认或待支付，请先支付或取消一个/)).toBeTruthy()
    expect(alert.getByRole('link', { name: '查看服务订单' }).getAttribute('href')).toContain('kind=service')
  })
})

describe('hours and badges', () => {
  it('cost what they cost now: a changed price is told before anything is ordered', async () => {
    const { user, own } = await opened('直播时长')
    fill(own.getByRole('spinbutton'), '4')
    expect(own.getByText('¥480')).toBeTruthy()
    const live = services.find(({ id }) => id === 6)
    if (live) live.fen = 15_000
    await user.click(own.getByRole('button', { name: '提交订单' }))
    expect((await own.findByRole('alert')).textContent).toContain('下方金额已更新')
    expect(await own.findByText('¥600')).toBeTruthy()
    await user.click(own.getByRole('button', { name: /提交订单$/ }))
    await waitFor(() => expect(left).toHaveLength(1))
  })

  it('are named; what is wrong stands at its field', async () => {
    const { user, own } = await opened('参展商证')
    await user.click(own.getByRole('button', { name: '增加' }))
    const names = own.getAllByRole('textbox', { name: '姓名' })
    const numbers = own.getAllByRole('textbox', { name: '证件号码' })
    expect(names).toHaveLength(2)
    for (const name of names) fill(name, '何青岚')
    for (const number of numbers) fill(number, '110101199003074477')
    await user.click(own.getByRole('button', { name: '提交订单' }))
    await waitFor(() => expect(descriptionOf(numbers[1] ?? document.body)).toBe('同一证件号码填写了两次'))
    expect(document.activeElement).toBe(numbers[1])
    await user.click(own.getByRole('button', { name: '减少' }))
    // Somebody has a badge by this number.
    fill(own.getByRole('textbox', { name: '证件号码' }), '11010519491231002X')
    await user.click(own.getByRole('button', { name: /提交订单$/ }))
    await waitFor(() => expect(descriptionOf(own.getByRole('textbox', { name: '证件号码' }))).toContain('参展商证'))
    expect(left).toEqual([])
  })
})
