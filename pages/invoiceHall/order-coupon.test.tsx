import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { claims } from '#src/mocks/commerce/coupons/coupons.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
resetRows(claims)
beforeEach(() => {
  restore = rememberOrders()
  // A free ticket for whoever comes along.
  claims.push({
    id: 90,
    couponId: 3,
    accountId: '6',
    key: 'k',
    claimedAt: '2026-11-01T00:00:00Z',
    usedAt: null,
    address: null,
  })
  signInAs(userTypes.buyer, { personName: '陈采薇', mobile: '13800138006' })
})
afterEach(() => restore())

const form = () => within(screen.getByRole('dialog', { name: '购票' }))
const payable = () => form().getByText('应付', { selector: 'span' }).parentElement?.textContent

/** Three children's tickets, ¥90, which bear no names, at the step where they are looked over. */
async function openForm() {
  const user = await openPage('/invoiceHall.html')
  await user.click(await screen.findByRole('button', { name: '购票：儿童票' }))
  await screen.findByRole('dialog', { name: '购票' })
  for (let n = 1; n < 3; n += 1) await user.click(form().getByRole('button', { name: '儿童票加一张' }))
  await user.click(form().getByRole('button', { name: /下一步$/ }))
  return user
}

test('the own coupons that fit are offered with what each takes off; the sum follows, and the order is placed with it', async () => {
  const user = await openForm()
  const coupon = await form().findByRole('radio', { name: /同行免票券.*减 ¥30/ })
  // Of ¥200 on, of which this order falls short.
  expect(form().queryByRole('radio', { name: /早鸟满减/ })).toBeNull()
  expect(form().getByRole<HTMLInputElement>('radio', { name: '不使用优惠券' }).checked).toBe(true)
  expect(payable()).toBe('应付¥90')
  await user.click(coupon)
  expect(payable()).toBe('应付¥60')
  const sent = nextCall('/order/placeTickets')
  await user.click(form().getByRole('button', { name: /提交订单$/ }))
  expect(await (await sent).json()).toMatchObject({ couponId: 90, payableFen: 6_000 })
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/order\?id=/))
  expect(claims.find(({ id }) => id === 90)?.usedAt).not.toBeNull()
})

test.each([
  ['已使用', 'CouponUsed'],
  ['已过期', 'CouponExpired'],
  ['不适用于这个订单', 'CouponNotHere'],
] as const)('a coupon that is %s is reported at its field, and the sum is shown without it', async (words, error) => {
  const user = await openForm()
  await user.click(await form().findByRole('radio', { name: /同行免票券/ }))
  server.use(mock(placeTicketOrder, () => refuse(error)))
  await user.click(form().getByRole('button', { name: /提交订单$/ }))
  const place = within(await form().findByRole('region', { name: '优惠券' }))
  expect((await place.findByRole('alert')).textContent).toContain(words)
  expect(payable()).toBe('应付¥90')
  await user.click(place.getByRole('radio', { name: '不使用优惠券' }))
})

test('a price that has changed changes what the chosen coupon takes off', async () => {
  const user = await openForm()
  await user.click(await form().findByRole('radio', { name: /同行免票券/ }))
  const type = ticketTypes.find(({ id }) => id === 3)
  if (type) type.document = { ...type.document, fen: 4_000 }
  await user.click(form().getByRole('button', { name: /提交订单$/ }))
  await waitFor(() => expect(payable()).toBe('应付¥80'))
  await user.click(form().getByRole('button', { name: /提交订单$/ }))
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/order\?id=/))
})

test('who has none that fits is notified', async () => {
  claims.splice(0, claims.length)
  await openForm()
  expect(await form().findByText('没有适用于这个订单的优惠券')).toBeTruthy()
})
