import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { listPayments } from '#contract/commerce/payments/endpoints.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
})
afterEach(() => {
  restore()
  setLanguage('zh-CN')
})

const open = (query = '', scenario = '') => {
  signInAs(userTypes.financeStaff)
  return openPage(`/organizer.html${scenario}#/finance?part=payments${query}`)
}
const rows = async () => within(await screen.findByRole('region', { name: '支付' })).findAllByRole('row')

test('payments are beside the refunds, with what was requested, what came and what went back', async () => {
  await open()
  const parts = within(await screen.findByRole('navigation', { name: '财务栏目' }))
  expect(parts.getByRole('link', { name: '支付' }).getAttribute('aria-current')).toBe('true')
  const [head, ...all] = await rows()
  expect(head?.textContent).toBe('支付编号订单编号支付方式金额状态发起时间')
  expect(all.length).toBeGreaterThan(5)
  expect(all.map((row) => row.textContent).join()).toMatch(/¥\d+已退（含处理中）¥\d+/)
  await expectAccessible()
})

test('one is found by the number of its order, and leads to it', async () => {
  const user = await open('&state=paid&method=wechat')
  const [link] = await screen.findAllByRole('link', { name: /^查看订单 T/ })
  const number = link?.textContent ?? ''
  fill(screen.getByRole('searchbox', { name: '支付编号、订单编号或支付平台单号' }), number)
  const call = nextCall(listPayments.path)
  await user.click(screen.getByRole('button', { name: /搜\s*索$/ }))
  expect(await (await call).json()).toMatchObject({ keyWord: number, state: 'paid', method: 'wechat' })
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await user.click(screen.getByRole('link', { name: `查看订单 ${number}` }))
  expect(await screen.findByRole('heading', { level: 1, name: '订单' })).toBeTruthy()
  expect((await screen.findByRole('dialog')).textContent).toContain(number)
})

test('says in English that none match, and what went wrong, with a way to try again', async () => {
  setLanguage('en-US')
  await open('&keyWord=nothing')
  expect(await screen.findByText(en('commerce:payments.none'))).toBeTruthy()
  const user = await open('', '?scenario=listPayments:10500x1')
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText('WeChat Pay')).length).toBeGreaterThan(0)
})
