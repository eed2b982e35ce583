import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { quotas, ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { descriptionOf, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.buyer, { personName: '陈采薇', mobile: '13800138006' })
})
afterEach(() => restore())

const form = () => within(screen.getByRole('dialog', { name: '购票' }))
const press = (user: UserEvent, name: string) =>
  user.click(form().getByRole('button', { name: new RegExp(`${name}$`) }))
const payable = () => form().getByText('应付', { selector: 'span' }).parentElement?.textContent
const remover = (name: string) => form().findByRole('button', { name: `移除：${name}` })

/** Somebody else is first, or the organizer has thought better of it. */
const sellOut = () => quotas.forEach((quota) => Object.assign(quota, { held: quota.capacity }))
function change(id: number, next: Partial<(typeof ticketTypes)[0]['document']>): void {
  const type = ticketTypes.find((one) => one.id === id)
  if (type) type.document = { ...type.document, ...next }
}
/** What an open page does once a minute. */
const look = () => act(() => queryClient.invalidateQueries({ queryKey: [listTicketTypes.path] }))

async function openForm(): Promise<UserEvent> {
  const user = await openPage('/invoiceHall.html')
  await user.click(await screen.findByRole('button', { name: '购票：儿童票' }))
  await screen.findByRole('dialog', { name: '购票' })
  return user
}

it('who comes too late learns which type is sold out, and orders nothing else in its stead', async () => {
  const user = await openForm()
  await press(user, '下一步')
  // The last places of its quota go to somebody else; an evening concert is still there.
  sellOut()
  await press(user, '提交订单')
  const remove = await remover('儿童票')
  expect(descriptionOf(remove)).toBe('已售罄，请先移除此票再继续')
  await waitFor(() => expect(document.activeElement).toBe(remove))
  expect(payable()).toBe('应付¥30')
  expect(form().queryByText('请至少选择一张门票')).toBeNull()
  expect(form().queryByRole('button', { name: '儿童票加一张' })).toBeNull()
  await expectAccessible()
  await press(user, '下一步')
  expect(form().queryByRole('heading', { name: '核对订单' })).toBeNull()
  await user.click(remove)
  expect(form().queryByText('儿童票')).toBeNull()
  expect(payable()).toBe('应付¥0')
  await press(user, '下一步')
  expect((await form().findByRole('alert')).textContent).toBe('请至少选择一张门票')
})

it('the rest of an order is sent only once its reader has taken out what is sold out', async () => {
  const user = await openForm()
  change(7, { realName: false })
  Object.assign(quotas.find(({ id }) => id === 4) ?? {}, { held: 298 })
  await look()
  await press(user, '开幕夜音乐会加一张')
  await press(user, '下一步')
  Object.assign(quotas.find(({ id }) => id === 1) ?? {}, { held: 8_000 })
  await press(user, '提交订单')
  const remove = await remover('儿童票')
  await press(user, '下一步')
  expect(form().queryByRole('heading', { name: '核对订单' })).toBeNull()
  await user.click(remove)
  await press(user, '下一步')
  const call = nextCall(placeTicketOrder.path)
  await press(user, '提交订单')
  expect(await (await call).json()).toMatchObject({ lines: [{ typeId: 7, quantity: 1 }], payableFen: 28_000 })
  expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
})

it.each([
  ['is halted', () => change(3, { halted: true }), '目前不可购买，请先移除此票再继续'],
  ['is no longer listed', () => change(3, { shown: false }), '已停售，请先移除此票再继续'],
])('a type that %s while its order is looked over says so there, and is not sent', async (_, happen, words) => {
  const user = await openForm()
  await press(user, '下一步')
  happen()
  await look()
  expect((await form().findByRole('alert')).textContent).toBe(words)
  expect(form().getByRole('heading', { name: '核对订单' })).toBeTruthy()
  await press(user, '提交订单')
  const remove = await remover('儿童票')
  expect(descriptionOf(remove)).toBe(words)
  expect(requestedPaths).not.toContain(`/api${placeTicketOrder.path}`)
  // It may come back on sale: then everything is as it was.
  change(3, { halted: false, shown: true })
  await look()
  await waitFor(() => expect(form().getByRole('spinbutton', { name: '儿童票的张数' })).toHaveProperty('value', '1'))
  await press(user, '下一步')
  await press(user, '提交订单')
  expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
})
