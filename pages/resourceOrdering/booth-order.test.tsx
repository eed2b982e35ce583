import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { listFreeBooths } from '#contract/commerce/services/endpoints.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { boothEvents, boothRows } from '#src/mocks/fair/booths/booths.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall, resetRows, signInAs, watchLeaving } from '#tests/setup/in-page.ts'
import { openPage, overMocks, requestedPaths } from '#tests/setup/open-page.tsx'

overMocks()
const left = watchLeaving()
resetRows(boothRows, boothEvents)

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.exhibitor, { personName: '沈砚秋', mobile: '13800138001' })
})
afterEach(() => restore())

/** The exhibitor has no booth at the mock fair from now on. */
function leaveBooth(): void {
  const own = boothRows.find(({ exhibitorId }) => exhibitorId === 1)
  if (own) boothRows.splice(boothRows.indexOf(own), 1)
}

async function opened() {
  const user = await openPage('/resourceOrdering.html')
  await user.click(await screen.findByRole('button', { name: '订购：标准展位' }))
  return { user, own: within(await screen.findByRole('dialog', { name: '订购：标准展位' })) }
}

async function chosen(option: RegExp) {
  leaveBooth()
  const { user, own } = await opened()
  await user.click(await own.findByRole('combobox', { name: '展位' }))
  await user.click(await screen.findByTitle(option))
  return { user, own }
}

it('is chosen from the list, at its price, shown on the plan, and ordered once', async () => {
  const { user, own } = await chosen(/^1A-02 · 9 m² · ¥7,200 · 电源$/)
  expect(await own.findByRole('button', { name: '1A-02 · 9 m² · ¥7,200 · 电源' })).toBeTruthy()
  expect(own.getByText('¥7,200')).toBeTruthy()
  const call = nextCall(placeServiceOrder.path)
  await user.click(own.getByRole('button', { name: '提交订单' }))
  expect(await (await call).json()).toMatchObject({ serviceId: 12, quantity: 1, booth: '1A-02', payableFen: 720_000 })
  await waitFor(() => expect(left[0]).toMatch(/^\.\/invoiceHall\.html#\/order\?id=\d+$/))
  expect(boothRows.find(({ number }) => number === '1A-02')).toMatchObject({ status: 'held', exhibitorId: 1 })
})

it('costs more at a corner, and is chosen on the plan by its keys', async () => {
  leaveBooth()
  const { user, own } = await opened()
  const cursor = await own.findByRole('button', { name: /^1A-01 · 9 m² · 角位 · ¥7,920 · 电源$/ })
  cursor.focus()
  await user.keyboard('{Enter}')
  expect(await own.findByTitle('1A-01 · 9 m² · 角位 · ¥7,920 · 电源')).toBeTruthy()
  expect(own.getByText('¥7,920')).toBeTruthy()
})

it('is missing until it is chosen', async () => {
  leaveBooth()
  const { user, own } = await opened()
  await own.findByRole('application')
  await expectAccessible()
  await user.click(own.getByRole('button', { name: '提交订单' }))
  expect((await own.findByRole('alert')).textContent).toBe('请选择展位')
  await waitFor(() => expect(document.activeElement).toBe(own.getByRole('combobox', { name: '展位' })))
  expect(requestedPaths).not.toContain(`/api${placeServiceOrder.path}`)
})

it('that was taken meanwhile is named at its field, and the free ones are requested again', async () => {
  const { user, own } = await chosen(/^1A-02 · /)
  server.use(mock(placeServiceOrder, () => refuse('BoothTaken', { number: '1A-02', field: 'booth' })))
  const again = nextCall('/resource/freeBooths')
  await user.click(own.getByRole('button', { name: '提交订单' }))
  expect((await own.findByRole('alert')).textContent).toBe('展位 1A-02 已被占用，请选择其他展位')
  await again
})

it('is not ordered by who has one', async () => {
  const { own } = await opened()
  expect(await own.findByText(/^贵公司已有展位：.+，不能再订购。$/)).toBeTruthy()
  expect(own.getByRole('link', { name: '查看我的展位' }).getAttribute('href')).toBe('./personal.html#/stand')
})

it('is not ordered by who has an open order: the form names it, until when it is held, and leads to it', async () => {
  leaveBooth()
  const order = orders.find(({ stored, exhibitorId }) => stored === 'pending' && exhibitorId === 1)
  if (!order) throw new Error('no open order')
  const held = { hallId: 1, number: '1A-03', exhibitorId: 1, status: 'held' as const, heldUntil: null }
  boothRows.push({ ...held, orderId: order.id })
  const { own } = await opened()
  expect(await own.findByText(new RegExp(`展位 1A-03（订单 ${order.number}），保留至 .+ GMT\\+8`))).toBeTruthy()
  expect(own.getByRole('link', { name: '查看订单' }).getAttribute('href')).toContain(`order?id=${order.id}`)
})

it.each([
  [77, '查看订单', './invoiceHall.html#/order?id=77'],
  [null, '查看我的展位', './personal.html#/stand'],
])('that is refused for what the exhibitor has already leads there (order %s)', async (orderId, name, address) => {
  const { user, own } = await chosen(/^1A-02 · /)
  server.use(mock(placeServiceOrder, () => refuse('OwnBoothExists', { number: '1A-07', orderId })))
  await user.click(own.getByRole('button', { name: '提交订单' }))
  expect((await own.findByRole('alert')).textContent).toContain('贵公司已有或已订购展位 1A-07，不能再订购')
  expect(own.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

it('that somebody has is announced as unavailable, and neither keys nor aids choose it', async () => {
  leaveBooth()
  boothRows.push({ hallId: 1, number: '1A-02', exhibitorId: null, status: 'held', heldUntil: '2099-01-01' })
  const { user, own } = await opened()
  const cursor = await own.findByRole('button', { name: /^1A-01 · / })
  expect(cursor.getAttribute('aria-disabled')).toBeNull()
  cursor.focus()
  await user.keyboard('{ArrowRight}')
  const unavailable = await own.findByRole('button', { name: '1A-02，不可订购' })
  expect(unavailable.getAttribute('aria-disabled')).toBe('true')
  expect(unavailable.getAttribute('aria-pressed')).toBeNull()
  await user.keyboard('{Enter}')
  fireEvent.click(unavailable, { detail: 0 })
  expect(own.queryByTitle(/^1A-02/)).toBeNull()
  // From there arrows go on.
  await user.keyboard('{ArrowRight}')
  expect(await own.findByRole('button', { name: /^1A-03 · / })).toBeTruthy()
})

it('cannot be chosen while the free ones fail to load, which the form says with a way to try again', async () => {
  leaveBooth()
  server.use(mock(listFreeBooths, () => refuse('ServiceUnavailable')))
  const { user, own } = await opened()
  const alert = await own.findByRole('alert')
  expect(alert.textContent).toContain('空闲展位加载失败')
  server.resetHandlers()
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  expect(await own.findByRole('combobox', { name: '展位' })).toBeTruthy()
})
