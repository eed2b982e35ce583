import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

test('every order is listed; one opens beside the list with its tickets, refunds and history', async () => {
  signInAs(userTypes.financeStaff)
  const user = await openPage('/organizer.html#/orders?state=refundFailed')
  const [opens] = await screen.findAllByRole('button', { name: /^查看订单 T/ })
  if (!opens) throw new Error('no order')
  await expectAccessible()
  await user.click(opens)
  const drawer = within(await screen.findByRole('dialog', { name: '订单详情' }))
  expect(await drawer.findByText('退款失败，财务处理中')).toBeTruthy()
  expect(drawer.getByText('退款记录')).toBeTruthy()
  expect(drawer.getByRole('link', { name: '13800138006' })).toBeTruthy()
  expect(drawer.getByText('申请退款')).toBeTruthy()
  expect(window.location.hash).toMatch(/order=\d+/)
  await user.click(drawer.getByRole('button', { name: /Close|关闭/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.hash).toContain('state=refundFailed')
})

test('the filters stand in the address and are requested', async () => {
  signInAs(userTypes.organizer)
  const sent = nextCall('/mgr/order/list')
  await openPage('/organizer.html#/orders?kind=ticket&state=paid&from=2026-01-02&until=2030-03-04&keyWord=陈')
  expect(await (await sent).json()).toMatchObject({
    kind: 'ticket',
    state: 'paid',
    from: '2026-01-02',
    until: '2030-03-04',
    keyWord: '陈',
  })
  expect(await screen.findByDisplayValue('2026-01-02')).toBeTruthy()
})

test('an empty list and a failed request show a message', async () => {
  signInAs(userTypes.organizer)
  await openPage('/organizer.html#/orders?keyWord=没有这样的订单')
  expect(await screen.findByText('没有符合条件的订单')).toBeTruthy()
  await openPage('/organizer.html?scenario=listOrders:network#/orders')
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
})
