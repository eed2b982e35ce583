import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { HOLD_MS, PAYMENT_LOOK_MS } from '#contract/commerce/orders/limits.ts'
import { checkPayment, requestRefund, startPayment } from '#contract/commerce/payments/endpoints.ts'
import { listenForOrders } from '#src/common/im/listen.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { closeOverdue, orderIn, heldUntilOf } from '#src/mocks/commerce/orders/orders.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.buyer)
})
afterEach(() => {
  restore()
  setLanguage('zh-CN')
})

const open = (id: number, scenario = '') => openPage(`/invoiceHall.html${scenario}#/order?id=${id}`)
const state = (name: string) => screen.findByRole('heading', { level: 1, name })
const orderOf = (id: number) => {
  const found = orders.find((one) => one.id === id)
  if (!found) throw new Error(`no order ${id}`)
  return found
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('an order', () => {
  it.each([
    [1, '待支付', '请在倒计时结束前完成支付'],
    [2, '交易成功', '门票已出'],
    [4, '交易关闭', '支付超时，请重新下单。'],
    [5, '交易关闭', '订单已取消'],
    [6, '退款处理中', '1 至 3 个工作日'],
    [7, '已退款', '所付 ¥60 已全部原路退回。'],
    [8, '部分退款', '其余门票仍可使用'],
    [9, '退款失败', '主办方财务正在处理'],
  ])('%i says how it stands: %s', async (id, name, what) => {
    await open(id)
    const heading = await state(name)
    expect(heading.parentElement?.textContent).toContain(what)
  })

  it.each([
    ['zh-CN', 'ticket', 6_000, [5_400, 600], '已原路退回 ¥54，扣除手续费 ¥6。'],
    ['zh-CN', 'ticket', 6_000, [0, 6_000], '已原路退回 ¥0，扣除手续费 ¥60。'],
    ['zh-CN', 'ticket', 0, [0, 0], '门票已全部退回；此单没有付款，无需退款。'],
    ['zh-CN', 'service', 6_000, [5_400, 600], '已原路退回 ¥54，扣除手续费 ¥6，服务已终止。'],
    ['en-US', 'ticket', 6_000, [6_000, 0], en('orders:head.refunded.all', { sum: 'CN¥60' })],
    ['en-US', 'ticket', 6_000, [5_400, 600], en('orders:head.refunded.fee', { sum: 'CN¥54', fee: 'CN¥6' })],
    ['en-US', 'service', 0, [0, 0], en('orders:head.service.refunded.free')],
  ] as const)(
    'given back says in %s (%s) what came back and what was kept',
    async (language, kind, fen, back, message) => {
      setLanguage(language)
      const order = orderOf(7)
      Object.assign(order, { kind })
      order.lines.forEach((line) => Object.assign(line, { unitFen: fen }))
      order.refunds.forEach((one) => Object.assign(one, { fen: back[0], feeFen: back[1] }))
      await open(7)
      const heading = await state(language === 'zh-CN' ? '已退款' : 'Refunded')
      expect(heading.parentElement?.textContent).toContain(message)
    },
  )

  it('of which a part was free says what came back of the rest', async () => {
    const order = orderOf(7)
    const [line] = order.lines
    if (line) order.lines.push({ ...line, id: 9_001, unitFen: 0 })
    await open(7)
    expect((await state('已退款')).parentElement?.textContent).toContain('所付 ¥60 已全部原路退回。')
  })

  it('shows what it holds, what it cost, whom it reaches and what has happened', async () => {
    await open(3)
    await state('交易成功')
    const lines = within(screen.getByRole('region', { name: '门票（3 张）' }))
    const items = lines.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items[0]).toContain('陈采薇 · 11**************2X')
    expect(items.map((item) => /未使用|已使用|已过期/.exec(item)?.[0])).toEqual(['未使用', '已使用', '已过期'])
    expect(lines.getAllByRole('link')[0]?.getAttribute('href')).toBe('./invoiceHall.html#/ticket?id=7')
    const about = within(screen.getByRole('complementary', { name: '订单信息' }))
    expect(about.getByText('微信支付')).toBeTruthy()
    expect(about.getByText('陈采薇 13800138006')).toBeTruthy()
    expect(about.queryByRole('button', { name: '去支付' })).toBeNull()
    expect(screen.getByRole('region', { name: '订单动态' }).textContent).toContain('支付成功')
  })

  it('counts down by the clock of the server, not of the reader', async () => {
    // The reader's clock is an hour ahead.
    const real = Date.now()
    const order = orderOf(1)
    order.createdAt = new Date(real - HOLD_MS + 125_000).toISOString()
    const now = new Date(real).toISOString()
    const { getOwnOrder } = await import('#contract/commerce/orders/endpoints.ts')
    server.use(mock(getOwnOrder, () => ({ ...orderIn('zh-CN', order), now })))
    vi.spyOn(Date, 'now').mockImplementation(() => real + 3_600_000)
    await open(1)
    expect((await screen.findByRole('timer')).textContent).toBe('02:05')
  })

  it('is closed when its time is over, and leads back to the hall', async () => {
    const order = orderOf(1)
    await open(1)
    await state('待支付')
    // The last second of it.
    order.createdAt = new Date(Date.now() - HOLD_MS + 900).toISOString()
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'orderChanged' }))
    })
    await state('交易关闭')
    expect(screen.getByRole('link', { name: '返回票务大厅' }).getAttribute('href')).toBe('./invoiceHall.html')
  })

  it('is given up after a question, which may be answered no', async () => {
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '取消订单' }))
    await user.click((await dialog('取消订单？')).getByRole('button', { name: '再想想' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(orderOf(1).stored).toBe('pending')
    await user.click(screen.getByRole('button', { name: '取消订单' }))
    await user.click((await dialog('取消订单？')).getByRole('button', { name: '取消订单' }))
    await state('交易关闭')
    expect(orderOf(1).closeReason).toBe('cancelled')
  })

  it('follows what another tab has done', async () => {
    await open(1)
    await state('待支付')
    const order = orderOf(1)
    Object.assign(order, { stored: 'paid', method: 'wechat', paidAt: new Date().toISOString() })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'orderChanged' })))
    expect(await state('交易成功')).toBeTruthy()
  })

  it('that is not there leads to the own ones, and a guest is prompted to log in', async () => {
    await open(11)
    const missing = await screen.findByRole('heading', { level: 1, name: '订单不存在' })
    expect(missing.parentElement?.querySelector('a')?.getAttribute('href')).toBe('./personal.html#/orders')
  })
})

/** Each call notifies the page that its order has changed. */
function telling(): { notify: () => void; stopped: ReturnType<typeof vi.fn> } {
  const heard = { notify: () => {}, stopped: vi.fn<() => void>() }
  vi.mocked(listenForOrders).mockImplementation((onNews) => {
    heard.notify = onNews
    return heard.stopped
  })
  return heard
}

describe('paying', () => {
  it('is heard of at once, before the next look, and nothing is listened to after it', async () => {
    const heard = telling()
    const answer = vi.fn<() => ReturnType<typeof orderIn>>(() => orderIn('zh-CN', orderOf(1)))
    server.use(mock(checkPayment, answer))
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    await (await dialog('微信支付')).findByText('¥150')
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    Object.assign(orderOf(1), { stored: 'paid', method: 'wechat', paidAt: new Date().toISOString() })
    act(heard.notify)
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2), { timeout: PAYMENT_LOOK_MS / 2 })
    expect(await screen.findByText('支付成功，门票已出')).toBeTruthy()
    await waitFor(() => expect(heard.stopped).toHaveBeenCalled())
  })

  it('on another device is followed by a page that only shows the order', async () => {
    const heard = telling()
    await open(1)
    await state('待支付')
    await waitFor(() => expect(listenForOrders).toHaveBeenCalled())
    Object.assign(orderOf(1), { stored: 'paid', method: 'wechat', paidAt: new Date().toISOString() })
    act(heard.notify)
    await state('交易成功')
  })

  it('shows the amount and the code, and says where no money moves', async () => {
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    const pay = await dialog('微信支付')
    expect(await pay.findByText('¥150')).toBeTruthy()
    expect(await pay.findByRole('img', { name: /支付二维码/ })).toBeTruthy()
    expect(pay.getByText('模拟支付，不会扣款')).toBeTruthy()
    const cashier = pay.getByRole('link', { name: '打开模拟收银台' })
    expect(cashier.getAttribute('href')).toContain('/sandbox.html#/cashier?number=P')
    expect(cashier.getAttribute('target')).toBe('_blank')
  })

  it('is seen by looking again and again; then the tickets are there', async () => {
    let looks = 0
    server.use(
      mock(checkPayment, () => {
        looks += 1
        const order = orderOf(1)
        if (looks === 2) Object.assign(order, { stored: 'paid', method: 'wechat', paidAt: new Date().toISOString() })
        return orderIn('zh-CN', order)
      }),
    )
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    await dialog('微信支付')
    expect(await screen.findByText('支付成功，门票已出')).toBeTruthy()
    await state('交易成功')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByText('查看电子票')).toHaveLength(3)
    expect(looks).toBe(2)
    expect(JSON.parse(localStorage.getItem('orderChanged') ?? '{}')).toMatchObject({ id: 1 })
  })

  it('says that its time is over, and leads to another order', async () => {
    server.use(mock(startPayment, () => refuse('OrderOvertime')))
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    const pay = await dialog('微信支付')
    expect(await pay.findByText('支付超时，请重新下单')).toBeTruthy()
    expect(pay.getByRole('link', { name: '返回票务大厅' })).toBeTruthy()
  })

  it('ends with its time while it is looked at', async () => {
    const order = orderOf(1)
    server.use(
      mock(startPayment, () => ({
        number: 'P1',
        fen: 15_000,
        codeUrl: 'weixin://wxpay/bizpayurl?pr=1',
        sandbox: false,
        expiresAt: heldUntilOf(order),
        now: heldUntilOf(order),
      })),
      mock(checkPayment, () => {
        order.createdAt = new Date(Date.now() - HOLD_MS).toISOString()
        return orderIn('zh-CN', closeOverdue(order))
      }),
    )
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    expect(await (await dialog('微信支付')).findByText('支付超时，请重新下单')).toBeTruthy()
    expect(await screen.findByText('支付超时，请重新下单。')).toBeTruthy()
  })

  it('shows another code once one has run out that is good for less than the order waits', async () => {
    let codes = 0
    server.use(
      mock(startPayment, () => {
        codes += 1
        const now = new Date().toISOString()
        const expiresAt = codes === 1 ? now : heldUntilOf(orderOf(1))
        return { number: `P${codes}`, fen: 15_000, codeUrl: `weixin://wxpay/${codes}`, sandbox: false, expiresAt, now }
      }),
    )
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    const pay = await dialog('微信支付')
    expect(await pay.findByRole('img', { name: '订单 P1 的支付二维码' })).toBeTruthy()
    expect(pay.getByText(/^二维码有效时间/)).toBeTruthy()
    expect(await pay.findByRole('img', { name: '订单 P2 的支付二维码' })).toBeTruthy()
    expect(pay.getByText(/^剩余支付时间/)).toBeTruthy()
    expect(codes).toBe(2)
  })

  it('is over where the order was given up elsewhere', async () => {
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    await (await dialog('微信支付')).findByText('¥150')
    Object.assign(orderOf(1), { stored: 'closed', closeReason: 'cancelled' })
    await state('交易关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('支付成功，门票已出')).toBeNull()
  })

  it('says that the service is out, and tries again', async () => {
    const user = await open(1, '?scenario=startPayment:PaymentUnavailablex1')
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    const pay = await dialog('微信支付')
    expect(await pay.findByText('支付服务暂时不可用，请稍后再试')).toBeTruthy()
    await user.click(pay.getByRole('button', { name: '重试' }))
    expect(await pay.findByText('¥150')).toBeTruthy()
  })
})

describe('a refund', () => {
  it('says what comes back before it is requested, and is requested once', async () => {
    const user = await open(2)
    await user.click(await screen.findByRole('button', { name: '申请退款' }))
    const refund = await dialog('申请退款')
    await user.click(refund.getByRole('button', { name: '确认退款 ¥0' }))
    expect((await refund.findByRole('alert')).textContent).toBe('请选择要退的门票')
    await user.click(refund.getByRole('checkbox', { name: /三日通票 · 陈采薇/ }))
    await user.click(refund.getByRole('checkbox', { name: /儿童票/ }))
    await user.click(refund.getByRole('button', { name: '确认退款 ¥165' }))
    expect((await refund.findByRole('alert')).textContent).toBe('请选择退款原因')
    expect(refund.getByText('手续费').nextElementSibling?.textContent).toBe('¥15')
    expect(refund.getByText(/1 至 3 个工作日/)).toBeTruthy()
    await user.click(refund.getByRole('radio', { name: '恶劣天气取消行程' }))
    const call = nextCall(requestRefund.path)
    await user.click(refund.getByRole('button', { name: '确认退款 ¥165' }))
    expect(await (await call).json()).toMatchObject({ orderId: 2, lineIds: [4, 6], reason: 'weather', fen: 16_500 })
    expect(await screen.findByText('退款申请已提交')).toBeTruthy()
    await state('退款处理中')
    expect(screen.getByRole('region', { name: '退款记录' }).textContent).toContain('恶劣天气取消行程')
    expect(screen.getAllByText('退款锁定')).toHaveLength(2)
  })

  it('keeps what was chosen where it is refused, and says why', async () => {
    server.use(mock(requestRefund, () => refuse('OrderInvoiced')))
    const user = await open(2)
    await user.click(await screen.findByRole('button', { name: '申请退款' }))
    const refund = await dialog('申请退款')
    await user.click(refund.getByRole('checkbox', { name: '全选' }))
    await user.click(refund.getByRole('radio', { name: '重复购买' }))
    await user.click(refund.getByRole('button', { name: '确认退款 ¥300' }))
    expect(await refund.findByText('该订单已申请发票，请先申请冲红后再退款')).toBeTruthy()
    expect(refund.getByRole('checkbox', { name: '全选' })).toHaveProperty('checked', true)
  })

  it('is not offered for what was never to be returned', async () => {
    await open(7)
    await state('已退款')
    expect(screen.queryByRole('button', { name: '申请退款' })).toBeNull()
  })
})

describe('the payment dialog', () => {
  const matches = (isPhone: boolean) => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = real(query)
      return query.includes('pointer: coarse') ? Object.defineProperty(list, 'matches', { value: isPhone }) : list
    })
  }
  const openDialog = async () => {
    const user = await open(1)
    await user.click(await screen.findByRole('button', { name: '去支付' }))
    const shown = await dialog('微信支付')
    await shown.findByText('¥150')
    return { user, shown }
  }

  it('on a phone offers to save the code and to pay on another device', async () => {
    matches(true)
    const { user, shown } = await openDialog()
    expect(shown.queryByText('请打开微信，扫一扫上方二维码')).toBeNull()
    expect(shown.getByRole('heading', { name: '用其他设备支付' })).toBeTruthy()
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await user.click(shown.getByRole('button', { name: '保存二维码' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const link = saved.mock.contexts[0]
    expect(link instanceof HTMLAnchorElement && [link.download, link.href.slice(0, 22)]).toEqual([
      expect.stringMatching(/\.png$/),
      'data:image/png;base64,',
    ])
  })

  it('elsewhere asks to scan the code', async () => {
    matches(false)
    const { shown } = await openDialog()
    expect(shown.getByText('请打开微信，扫一扫上方二维码')).toBeTruthy()
    expect(shown.queryByRole('button', { name: '保存二维码' })).toBeNull()
  })
})
