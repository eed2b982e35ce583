import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { refundDoorSale } from '#contract/commerce/door-sales/endpoints.ts'
import { settleRefund } from '#contract/commerce/payments/endpoints.ts'
import { DOOR_REFUND, DOOR_SALE } from '#src/mocks/commerce/door-sales/sold.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.financeStaff)
})
afterEach(() => restore())

test('a refund of what was paid at the door waits for finance, which says after a question that it was given back', async () => {
  const user = await openPage('/organizer.html#/finance?state=asked')
  expect(await screen.findByText('待财务退款')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /^已退给顾客：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '确认已退款？' }))
  expect(dialog.getByText(/现场刷卡或扫码.*¥20/)).toBeTruthy()
  const sent = nextCall(settleRefund.path)
  await user.click(dialog.getByRole('button', { name: '已退给顾客' }))
  expect(await (await sent).json()).toEqual({ id: DOOR_REFUND })
  await waitFor(() => expect(screen.queryByText('待财务退款')).toBeNull())
})

test('tickets that were sold at the door are taken back from the order', async () => {
  const user = await openPage(`/organizer.html#/orders?order=${DOOR_SALE}`)
  const drawer = within(await screen.findByRole('dialog', { name: '订单详情' }))
  expect((await drawer.findAllByText(/现场售票 · 苏检票/)).length).toBeGreaterThan(0)
  await user.click(drawer.getByRole('button', { name: '退票' }))
  // Over the drawer, and named alike in a page without a browser.
  const form = (await screen.findByText('要退的门票')).closest<HTMLElement>('[role="dialog"]')
  const dialog = within(form ?? document.body)
  const [, first] = dialog.getAllByRole('checkbox')
  if (!first) throw new Error('two tickets')
  await user.click(first)
  await user.click(dialog.getByRole('radio', { name: '其他' }))
  const sent = nextCall(refundDoorSale.path)
  await user.click(dialog.getByRole('button', { name: /¥20/ }))
  expect(await (await sent).json()).toMatchObject({ orderId: DOOR_SALE, fen: 2_000, reason: 'other' })
  await waitFor(() => expect(screen.queryByText('要退的门票')).toBeNull())
})

test('nobody but finance takes back or gives back', async () => {
  signInAs(userTypes.organizer)
  await openPage(`/organizer.html#/orders?order=${DOOR_SALE}`)
  const drawer = within(await screen.findByRole('dialog', { name: '订单详情' }))
  await drawer.findAllByText(/现场售票/)
  expect(drawer.queryByRole('button', { name: '退票' })).toBeNull()
})
