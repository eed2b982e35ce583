import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { listOwnTickets } from '#contract/commerce/tickets/endpoints.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
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

const rows = async () => (await screen.findAllByRole('row')).slice(1)
const tab = (name: string, current: string) =>
  within(screen.getByRole('navigation', { name })).getByRole('link', { name: current })

describe('the own orders', () => {
  it('stand with what they hold and cost, those that wait with the way to pay', async () => {
    await openPage('/personal.html#/orders')
    const [first = document.body] = await rows()
    expect(first.textContent).toContain('首日单日票、儿童票')
    expect(first.textContent).toContain('待支付')
    expect(first.textContent).toContain('¥150')
    const pay = within(first).getByRole('link', { name: /^去支付订单/ })
    expect(pay.getAttribute('href')).toBe('./invoiceHall.html#/order?id=1')
    expect(screen.getByText('已退 ¥30')).toBeTruthy()
    expect(await rows()).toHaveLength(10)
  })

  it('are read by how they stand, and nothing there leads to the hall', async () => {
    const call = nextCall(listOwnOrders.path)
    const user = await openPage('/personal.html#/orders?state=refundFailed&page=1')
    expect(await (await call).json()).toEqual({ page: 1, limit: 10, state: 'refundFailed' })
    expect(await rows()).toHaveLength(1)
    await user.click(tab('订单状态', '全部'))
    expect((await rows()).length).toBeGreaterThan(1)
    await openPage('/personal.html?scenario=listOwnOrders:empty#/orders')
    expect(await screen.findByRole('heading', { name: '还没有订单' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '去票务大厅' }).getAttribute('href')).toBe('./invoiceHall.html')
  })

  it('say what went wrong, and are requested again', async () => {
    const user = await openPage('/personal.html?scenario=listOwnOrders:10500x1#/orders')
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }))
    expect((await rows()).length).toBeGreaterThan(1)
  })
})

describe('the own tickets', () => {
  it('stand with their days, whom they are for and how they stand', async () => {
    await openPage('/personal.html#/tickets')
    const shown = (await rows()).map(({ textContent }) => textContent)
    expect(shown[0]).toContain('已过期')
    expect(shown.some((row) => row.includes('苏青禾') && row.includes('已使用'))).toBe(true)
    expect(shown.some((row) => row.includes('待补登'))).toBe(true)
    expect(screen.getAllByRole('link', { name: /^出示门票/ })[0]?.getAttribute('href')).toContain('#/ticket?id=')
  })

  it('are read by how they stand, in English too', async () => {
    setLanguage('en-US')
    const call = nextCall(listOwnTickets.path)
    await openPage('/personal.html#/tickets?state=locking')
    expect(await (await call).json()).toEqual({ page: 1, limit: 10, state: 'locking' })
    expect((await rows()).map(({ textContent }) => /Locked/.test(textContent))).toEqual([true, true])
    await openPage('/personal.html?scenario=listOwnTickets:empty#/tickets?state=used')
    expect(await screen.findByRole('heading', { name: en('own-tickets:list.none') })).toBeTruthy()
  })
})
