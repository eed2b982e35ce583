import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { compareBill, listDailySums } from '#contract/commerce/payments/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
})
afterEach(() => restore())

const open = (address: string, userType: number = userTypes.financeStaff) => {
  signInAs(userType)
  return openPage(`/organizer.html#${address}`)
}

test.each([userTypes.financeStaff, userTypes.financeDirector])(
  'finance (%i) is led to the failed refunds',
  async (type) => {
    const user = await open('/', type)
    const refunds = await screen.findByRole('link', { name: /失败的退款/ })
    expect(refunds.getAttribute('href')).toBe('#/orders?state=refundFailed')
    const parts = within(screen.getByRole('navigation', { name: '工作台栏目' }))
    await user.click(parts.getByRole('button', { name: /^票务与财务/ }))
    expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '今日',
      '订单',
      '财务11 项待办',
      '发票',
    ])
  },
)

test('a failed refund says why, and is tried again after a question', async () => {
  const user = await open('/finance?state=failed')
  const retry = await screen.findByRole('button', { name: /^重试：R/ })
  expect(screen.getByText(/已尝试 \d+ 次/)).toBeTruthy()
  await expectAccessible()
  await user.click(retry)
  const question = within(await screen.findByRole('dialog', { name: '重新发起这笔退款？' }))
  expect(question.getByText(/不会重复退款/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('没有失败的退款')).toBeTruthy()
})

test('who may only read tries nothing again', async () => {
  await open('/finance?state=failed', userTypes.organizer)
  expect(await screen.findByText(/已尝试 \d+ 次/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull()
})

test('the sums of the days are added up', async () => {
  const day = (of: string, paidFen: number, refundedFen: number) => ({
    day: of,
    orders: 2,
    paidFen,
    refunds: 1,
    refundedFen,
    methods: [
      { method: 'wechat' as const, paidFen: paidFen - 1_000, refundedFen },
      { method: 'cash' as const, paidFen: 1_000, refundedFen: 0 },
    ],
  })
  server.use(mock(listDailySums, () => [day('2026-11-20', 10_050, 50), day('2026-11-21', 5_000, 6_000)]))
  await open('/finance?part=sums&from=2026-11-20&until=2026-11-21')
  const table = await screen.findByRole('region', { name: '每日收支' })
  const total = screen.getByLabelText('合计')
  expect(
    within(total)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '¥150.50', '2', '¥60.50', '¥90'])
  expect(screen.getByLabelText('按支付方式').textContent).toBe('微信支付¥130.50已退 ¥60.50现金¥20已退 ¥0')
  // The latest day is read first.
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-11-21', '2026-11-20'])
  await expectAccessible()
})

test.each([
  ['from=2026-11-21&until=2026-11-20', '结束日期不能早于开始日期'],
  ['from=2026-01-01&until=2026-11-20', '一次最多查看 92 天'],
])('days that cannot be requested (%s) are reported, and not requested', async (span, words) => {
  await open(`/finance?part=sums&${span}`)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(requestedPaths.filter((path) => path.endsWith('/dailySums'))).toEqual([])
})

test('the bill of a day is compared line by line', async () => {
  server.use(
    mock(compareBill, () => ({
      compared: 12,
      differences: [
        { about: 'payment' as const, number: 'P1', ours: 6_000, theirs: null },
        { about: 'refund' as const, number: 'R2', ours: null, theirs: 500 },
        { about: 'payment' as const, number: 'P3', ours: 100, theirs: 200 },
      ],
    })),
  )
  await open('/finance?part=bill&day=2026-11-20')
  expect(await screen.findByText('核对 12 笔，有 3 处差异')).toBeTruthy()
  const says = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) }).textContent
  expect(says('P1')).toBe('P1收款¥60没有记录支付平台没有这一笔')
  expect(says('R2')).toBe('R2退款没有记录¥5我方账上没有这一笔')
  expect(says('P3')).toBe('P3收款¥1¥2金额不一致')
  await expectAccessible()
})

test('a bill that agrees, is not there yet or is not offered shows its state', async () => {
  server.use(mock(compareBill, () => ({ compared: 7, differences: [] })))
  await open('/finance?part=bill')
  expect(await screen.findByText('账目一致：核对 7 笔')).toBeTruthy()
  server.use(mock(compareBill, () => ({ compared: null, differences: [] })))
  await open('/finance?part=bill')
  expect(await screen.findByText('支付平台的账单还没有生成')).toBeTruthy()
  server.use(mock(compareBill, () => refuse('PaymentNotOffered')))
  await open('/finance?part=bill')
  expect(await screen.findByText('本届展会未开通在线支付，请联系主办方')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  server.use(mock(compareBill, () => refuse('PaymentUnavailable')))
  await open('/finance?part=bill')
  expect(await screen.findByText('支付服务暂时不可用，请稍后再试')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})
