import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { sellAtDoor } from '#contract/commerce/door-sales/endpoints.ts'
import { listTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { local } from '#src/common/session/storage.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { quotas, ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { descriptionOf, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.organizer)
})
afterEach(() => {
  restore()
  // The next page stands at no gate.
  local.remove('gate')
})

async function openSale(at?: string) {
  const user = await openPage('/organizer.html#/checkIn')
  if (at) await user.click(await screen.findByRole('button', { name: `在此检票：${at}` }))
  await user.click(await screen.findByRole('button', { name: '现场售票' }))
  return { user, drawer: within(await screen.findByRole('dialog', { name: '现场售票' })) }
}

test('what is valid today is sold once with what was paid by, and handed over as codes', async () => {
  const { user, drawer } = await openSale()
  expect(await drawer.findByText('布展开放票')).toBeTruthy()
  expect(drawer.queryByText('首日单日票')).toBeNull()
  expect(drawer.queryByRole('checkbox')).toBeNull()
  await user.click(drawer.getByRole('button', { name: '布展开放票加一张' }))
  await user.click(drawer.getByRole('radio', { name: '其他终端（刷卡、扫码）' }))
  const sent = nextCall(sellAtDoor.path)
  await user.dblClick(drawer.getByRole('button', { name: '已收款，出票' }))
  const line = { typeId: 12, quantity: 2, holders: [] }
  expect(await (await sent).json()).toMatchObject({
    lines: [line],
    method: 'terminal',
    payableFen: 4_000,
    enterAt: null,
  })
  const sold = within(await drawer.findByRole('region', { name: '已售门票' }))
  expect(sold.getByText('¥40')).toBeTruthy()
  expect(await sold.findAllByRole('img', { name: /入场二维码/ })).toHaveLength(2)
  await user.click(drawer.getByRole('button', { name: '继续售票' }))
  await user.click(await drawer.findByRole('button', { name: '我今日的售票' }))
  expect((await drawer.findByLabelText('今日收款')).textContent).toContain('现场刷卡或扫码')
})

test('at a gate the holders come in at once, unless that is not needed', async () => {
  const { user, drawer } = await openSale('南门')
  const box = await drawer.findByRole('checkbox', { name: '出票后立即在「南门」入场' })
  expect(box).toHaveProperty('checked', true)
  await user.click(drawer.getByRole('button', { name: /已收现金，出票$/ }))
  expect(await drawer.findByText('已入场')).toBeTruthy()
})

test('why nothing was sold stands at its place, or above the button; another key is made once something changes', async () => {
  const { user, drawer } = await openSale()
  server.use(mock(sellAtDoor, () => refuse('TicketsSoldOut', { name: '布展开放票', typeId: 12 })))
  await user.click(await drawer.findByRole('button', { name: '已收现金，出票' }))
  expect((await drawer.findByRole('alert')).textContent).toContain('余票不足')
  server.use(mock(sellAtDoor, () => refuse('OrderPriceChanged')))
  await user.click(drawer.getByRole('button', { name: /已收现金，出票$/ }))
  await waitFor(() => expect(drawer.getByRole('alert').textContent).toContain('价格或优惠刚刚有变动'))
  server.resetHandlers()
  const sent = nextCall(sellAtDoor.path)
  await user.click(drawer.getByRole('button', { name: /已收现金，出票$/ }))
  expect(await (await sent).json()).toMatchObject({ key: expect.any(String) })
  expect(await drawer.findByRole('region', { name: '已售门票' })).toBeTruthy()
})

test('what sells out or is halted meanwhile stays until it is taken out, and is not sold', async () => {
  const { user, drawer } = await openSale()
  const send = () => user.click(drawer.getByRole('button', { name: /已收现金，出票$/ }))
  await drawer.findByRole('button', { name: '布展开放票减一张' })
  const quota = quotas.find(({ id }) => id === 1)
  const heldBefore = quota?.held
  Object.assign(quota ?? {}, { held: quota?.capacity })
  await send()
  let remove = await drawer.findByRole('button', { name: '移除：布展开放票' })
  expect(descriptionOf(remove)).toBe('已售罄，请先移除此票再继续')
  await waitFor(() => expect(document.activeElement).toBe(remove))
  // The form has not gone, and what is not there is not sold.
  const sentBefore = requestedPaths.filter((path) => path.endsWith(sellAtDoor.path)).length
  await send()
  expect(requestedPaths.filter((path) => path.endsWith(sellAtDoor.path))).toHaveLength(sentBefore)
  const type = ticketTypes.find(({ id }) => id === 12)
  Object.assign(quota ?? {}, { held: heldBefore })
  if (type) type.document = { ...type.document, halted: true }
  await act(() => queryClient.invalidateQueries({ queryKey: [listTicketTypes.path] }))
  remove = await drawer.findByRole('button', { name: '移除：布展开放票' })
  await waitFor(() => expect(descriptionOf(remove)).toBe('目前不可购买，请先移除此票再继续'))
  await user.click(remove)
  expect(await drawer.findByText('今日没有可现场出售的门票')).toBeTruthy()
})

test('a group is named when it is sold', async () => {
  const type = ticketTypes.find(({ id }) => id === 12)
  if (!type) throw new Error('a type is sold today')
  const before = { ...type.document }
  Object.assign(type.document, { kind: 'group', realName: true })
  try {
    const { user, drawer } = await openSale()
    await user.click(await drawer.findByRole('button', { name: /已收现金，出票$/ }))
    const name = drawer.getByRole('textbox', { name: '姓名' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(name)
    await user.click(drawer.getByRole('button', { name: '布展开放票加一张' }))
    expect(drawer.queryByText('团体票可先下单，姓名稍后补登')).toBeNull()
  } finally {
    Object.assign(type.document, before)
  }
})

test('a sale is shown again from the list of the day', async () => {
  const { user, drawer } = await openSale()
  await user.click(await drawer.findByRole('button', { name: '我今日的售票' }))
  const [first] = await drawer.findAllByRole('button', { name: /^出示：/ })
  if (!first) throw new Error('the mock fair has sold something')
  await user.click(first)
  expect(await drawer.findByRole('region', { name: '已售门票' })).toBeTruthy()
  expect(drawer.getAllByRole('button', { name: /^打印（PDF）：/ }).length).toBeGreaterThan(0)
})
