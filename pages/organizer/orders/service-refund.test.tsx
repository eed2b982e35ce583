import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { refundService } from '#contract/commerce/payments/endpoints.ts'
import type { ServiceKind } from '#contract/commerce/services/rules.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.organizer)
})
afterEach(() => restore())

/** A paid order of the mock fair: of badges where no kind is named. */
function paidOrder(kind?: ServiceKind) {
  const found = orders.find(
    ({ stored, kind: of, lines }) => of === 'service' && stored === 'paid' && lines[0]?.booking?.kind === kind,
  )
  if (!found) throw new Error('there is no such order')
  return found
}

async function opened(id: number) {
  const user = await openPage(`/organizer.html#/orders?order=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: '订单详情' }))
  await drawer.findByRole('heading', { level: 2, name: '订单动态' })
  return { user, drawer }
}

async function openDialog(id: number) {
  const { user, drawer } = await opened(id)
  await user.click(drawer.getByRole('button', { name: '为订单退款' }))
  const form = (await screen.findByText('要退的服务')).closest<HTMLElement>('[role="dialog"]')
  return { user, drawer, dialog: within(form ?? document.body) }
}

test('a paid order of services is refunded in full with a reason, after what becomes free was named', async () => {
  const order = paidOrder('live')
  const { user, drawer, dialog } = await openDialog(order.id)
  await expectAccessible()
  expect(dialog.getByText('收回 5 小时直播时长')).toBeTruthy()
  expect(dialog.getByText(/已申请或已开具发票，将随退款一并终止/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '退款 ¥600' }))
  expect(await dialog.findByText('请填写意见')).toBeTruthy()
  fill(dialog.getByRole('textbox', { name: /退款原因/ }), ' 直播服务器检修 ')
  const sent = nextCall(refundService.path)
  await user.click(dialog.getByRole('button', { name: '退款 ¥600' }))
  expect(await (await sent).json()).toMatchObject({
    orderId: order.id,
    lineIds: order.lines.map(({ id }) => id),
    note: '直播服务器检修',
    fen: 60_000,
  })
  await waitFor(() => expect(screen.queryByText('要退的服务')).toBeNull())
  expect(await drawer.findByText('原因：直播服务器检修')).toBeTruthy()
  expect(drawer.getAllByText('主办方退款').length).toBeGreaterThan(0)
  expect(drawer.queryByRole('button', { name: '为订单退款' })).toBeNull()
})

test('of several badges single ones are refunded', async () => {
  const order = paidOrder()
  const [first, second] = order.lines
  if (!first?.holder || !second?.holder) throw new Error('two badges')
  const { user, dialog } = await openDialog(order.id)
  const [box] = dialog.getAllByRole('checkbox')
  if (!box) throw new Error('no box')
  await user.click(box)
  expect(dialog.queryByText(new RegExp(`^${first.holder.name} 的证件`))).toBeNull()
  expect(dialog.getByText(new RegExp(`^${second.holder.name} 的证件.+失效$`))).toBeTruthy()
  fill(dialog.getByRole('textbox', { name: /退款原因/ }), '证件重复')
  const sent = nextCall(refundService.path)
  await user.click(dialog.getByRole('button', { name: /^退款 / }))
  expect(await (await sent).json()).toMatchObject({ lineIds: [second.id] })
})

test('who only reads finance refunds nothing', async () => {
  signInAs(userTypes.supervisor)
  const { drawer } = await opened(paidOrder('live').id)
  expect(drawer.queryByRole('button', { name: '为订单退款' })).toBeNull()
})
