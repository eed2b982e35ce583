import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mockCashierToken } from '#src/mocks/commerce/cashier/payments.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const addressOf = (number: string, more = '') =>
  `/sandbox.html${more}#/cashier?number=${number}&token=${mockCashierToken(17_600)}`
const state = async () => (await within(screen.getByRole('main')).findByRole('status')).textContent
const button = (name: string) => screen.findByRole('button', { name })

describe('the sandbox cashier', () => {
  it('says in both languages that no money moves, and who asks for how much and for what', async () => {
    await openPage(addressOf('UI0001'))
    await button('确认支付（模拟）')
    const main = within(screen.getByRole('main'))
    expect(main.getByText('模拟收银台，不会产生真实扣款').lang).toBe('zh-CN')
    expect(main.getByText('Sandbox cashier: no money moves').lang).toBe('en-US')
    await main.findByText('¥176.00')
    expect(main.getByText('云展门票 · 单日票 × 2')).toBeTruthy()
    expect(main.getByText(/^付款给 ./)).toBeTruthy()
    await expectAccessible()
  })

  it('is paid, and then shows that it is', async () => {
    const user = await openPage(addressOf('UI0002'))
    const sent = nextCall('sandbox/pay')
    await user.click(await screen.findByRole('checkbox', { name: /退款失败/ }))
    await user.click(await button('确认支付（模拟）'))
    expect(await state()).toContain('支付成功')
    expect(await (await sent).json()).toMatchObject({ number: 'UI0002', refundsFail: true })
    expect(screen.queryByRole('button', { name: '不支付' })).toBeNull()
    await expectAccessible()
  })

  it('is left unpaid', async () => {
    const user = await openPage(addressOf('UI0003', '?lang=en-US'))
    await user.click(await button('Do not pay'))
    expect(await state()).toContain('Payment closed')
  })

  it.each([
    ['PAID01', '支付成功'],
    ['CLOSED1', '付款已关闭'],
    ['EXPIRED1', '付款已过期'],
  ])('says the outcome of %s', async (number, message) => {
    await openPage(addressOf(number))
    expect(await state()).toContain(message)
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull()
  })

  it.each(['', '?number=UI0004', '?number=UI0004&token=mock-token-of-nobody', '?number=1&token=1'])(
    'says that there is no payment: %s',
    async (query) => {
      await openPage(`/sandbox.html#/cashier${query}`)
      expect(await state()).toContain('没有找到这笔付款')
    },
  )

  it('says why it could not be paid, and can be tried again', async () => {
    const user = await openPage(addressOf('UI0005', '?scenario=payCashierPayment:12002x1'))
    await user.click(await button('确认支付（模拟）'))
    expect((await screen.findByRole('alert')).textContent).toContain('不能再支付')
    await user.click(await button('确认支付（模拟）'))
    expect(await state()).toContain('支付成功')
  })

  it('can be requested again where no answer came', async () => {
    const user = await openPage(addressOf('UI0006', '?scenario=getCashierPayment:10500x1'))
    await user.click(await button('重试'))
    expect(await button('确认支付（模拟）')).toBeTruthy()
  })
})
