import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkIn, listCheckLists, sendEntries } from '#contract/commerce/check-in/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { checkLists, entries } from '#src/mocks/commerce/check-in/lists.ts'
import { server } from '#src/mocks/node.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

overMocks()

const [keptOrders, keptLists] = [structuredClone(orders), structuredClone(checkLists)]
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.unstubAllGlobals()
  orders.splice(0, orders.length, ...structuredClone(keptOrders))
  checkLists.splice(0, checkLists.length, ...structuredClone(keptLists))
  entries.length = 0
})

const GATE = '/organizer.html#/checkIn'
const codeAt = (order: number, line = 0): string => orders[order]?.lines[line]?.code ?? ''
/** For today, paid and named. */
const VALID = () => codeAt(2)

async function openGate(userType: number = userTypes.receptionUnit, address = GATE): Promise<UserEvent> {
  signInAs(userType)
  const user = await openPage(address)
  await user.click(await screen.findByRole('button', { name: /^(在此检票：南门|Check in here: South gate)$/ }))
  await screen.findByRole('heading', { name: /^(南门|South gate)$/, level: 1 })
  // What is fetched for times without a network is there.
  await screen.findByText(/^(离线名单|Offline list)/)
  return user
}
const field = () => screen.getByRole('textbox', { name: /^(票码|Ticket code)$/ })
const type = (user: UserEvent, code: string) => user.type(field(), `${code}{Enter}`)
const announced = () => document.querySelector('[aria-live="assertive"]')?.textContent ?? ''
const loseNetwork = () =>
  server.use(
    ...[checkIn, listCheckLists, sendEntries].map(({ path }) => http.post(`*${path}`, () => HttpResponse.error())),
  )

describe('a gate', () => {
  test('is all that a reception unit finds at the desk, and the device remembers it', async () => {
    signInAs(userTypes.receptionUnit)
    await openPage('/organizer.html')
    expect(await screen.findByRole('heading', { name: '检票', level: 1 })).toBeTruthy()
    const parts = within(screen.getByRole('navigation', { name: '工作台栏目' })).getAllByRole('link')
    expect(parts.map(({ textContent }) => textContent)).toEqual(['今日', '检票'])
    expect(screen.queryByRole('button', { name: '添加入口' })).toBeNull()
    const user = await openGate()
    await openPage(GATE)
    await screen.findByRole('heading', { name: '南门', level: 1 })
    await user.click(screen.getByRole('button', { name: '更换入口' }))
    expect(await screen.findByRole('list', { name: '检票入口' })).toBeTruthy()
  })

  test('is chosen again from the list of entrances, which has an address of its own', async () => {
    await openGate(userTypes.staff)
    const user = await openPage('/organizer.html#/checkIn/entrances')
    expect(await screen.findByRole('button', { name: '修改南门' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '在此检票：北门' }))
    expect(await screen.findByRole('heading', { name: '北门', level: 1 })).toBeTruthy()
  })

  test('is closed to a buyer', async () => {
    signInAs(userTypes.buyer)
    await openPage(GATE)
    expect(await screen.findByText('这里是主办方的工作台')).toBeTruthy()
  })

  test('says aloud who comes in, and when, where and by whom a ticket was used', async () => {
    const user = await openGate()
    await type(user, VALID().toLowerCase())
    await waitFor(() => expect(announced()).toContain('有效，请入场'))
    expect(announced()).toContain('陈采薇')
    expect(announced()).toMatch(/11\*+2X/)
    expect(document.activeElement).toBe(field())
    expect(field()).toHaveProperty('value', '')
    const scans = screen.getByRole('region', { name: '最近检票' })
    expect(within(scans).getByText('有效，请入场')).toBeTruthy()
    await expectAccessible()
  })

  test.each([
    ['used', () => codeAt(2), '已使用', /\d\d:\d\d 由 苏检票 在 北门 放行/],
    ['wrongDay', () => codeAt(2, 2), '日期不符', /此票适用于 \d{4}年\d+月\d+日/],
    ['unpaid', () => codeAt(0), '未付款', /订单未付款或已关闭/],
    ['refunded', () => codeAt(6), '已退款', /不能入场/],
    ['unknown', () => 'AAAABBBBCCCC', '无效票码', /没有这张票/],
    ['short', () => 'A', '无效票码', /没有这张票/],
  ])('says why a code is not let in: %s', async (name, code, result, why) => {
    const user = await openGate()
    if (name === 'used') {
      const lineId = orders[2]?.lines[0]?.id ?? 0
      entries.push({ key: 'other', listId: 2, lineId, at: new Date().toISOString(), result: 'valid', by: '苏检票' })
    }
    await type(user, code())
    await waitFor(() => expect(announced()).toContain(result))
    expect(announced()).toMatch(why)
  })

  test.each([
    ['24:00', true],
    ['00:00', false],
  ])('says the hours of a ticket outside of them: from %s', async (from, isAnnounced) => {
    const days = { from: '2026-11-27', until: '2026-11-27' }
    const ticket = { id: 1, kind: 'buyer' as const, name: '买家票', holderName: '陈采薇', holderIdNumber: '' }
    server.use(
      mock(checkIn, () => ({
        result: 'valid' as const,
        before: null,
        ticket: { ...ticket, days, hours: { from, until: '24:00' } },
      })),
    )
    const user = await openGate()
    await type(user, VALID())
    await waitFor(() => expect(announced()).toContain('有效，请入场'))
    expect(announced()?.includes(`有效时段为 ${from}–24:00`)).toBe(isAnnounced)
  })

  test('says it in English too', async () => {
    const user = await openGate(userTypes.staff, '/organizer.html?lang=en-US#/checkIn')
    await type(user, VALID())
    await waitFor(() => expect(announced()).toContain('Valid, please enter'))
    await type(user, 'AAAABBBBCCCC')
    await waitFor(() => expect(announced()).toContain(en('check-in:why.unknown')))
  })

  test('that is closed says so and checks nothing', async () => {
    const user = await openGate()
    Object.assign(checkLists[0] ?? {}, { open: false })
    await type(user, VALID())
    await waitFor(() => expect(announced()).toContain('该检票名单已关闭'))
  })
})

test('a gate without a network lets people in by its own list, and notifies the server when it is back', async () => {
  const user = await openGate()
  loseNetwork()
  await type(user, VALID())
  await waitFor(() => expect(announced()).toContain('有效，请入场'))
  expect(announced()).toContain('离线')
  expect(await screen.findByText('离线检票 · 1 条入场记录待上传')).toBeTruthy()
  await type(user, 'AAAABBBBCCCC')
  await waitFor(() => expect(announced()).toContain('离线名单中没有这张票'))

  // Reloaded without a network, the gate is the same and has forgotten nothing.
  await openPage(GATE)
  expect(await screen.findByText(/1 条入场记录待上传/)).toBeTruthy()
  const line = orders[2]?.lines[0]
  entries.push({
    key: 'north',
    listId: 2,
    lineId: line?.id ?? 0,
    at: new Date().toISOString(),
    result: 'valid',
    by: '苏检票',
  })
  const notified = nextCall(sendEntries.path)
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: '立即上传' }))
  expect(await (await notified).json()).toMatchObject({ listId: 1, entries: [{ code: VALID().replaceAll('-', '') }] })
  expect(await screen.findByText('已连接')).toBeTruthy()
  const listed = await screen.findByRole('region', { name: '1 条离线记录需要核对' })
  expect(within(listed).getByText(/服务器：两处入口均已放行/)).toBeTruthy()
  await user.click(within(listed).getByRole('button', { name: /^已核对/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /需要核对/ })).toBeNull())
})

describe('lists', () => {
  test('are added, with names in both languages and the tickets that they take', async () => {
    signInAs(userTypes.organizer)
    const user = await openPage(GATE)
    await user.click(await screen.findByRole('button', { name: '添加入口' }))
    const dialog = within(await screen.findByRole('dialog', { name: '添加检票入口' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(dialog.getAllByText('请填写中文和英文名称')).toHaveLength(2))
    fill(dialog.getByRole('textbox', { name: '中文名称' }), '西门')
    fill(dialog.getByRole('textbox', { name: '英文名称' }), 'West gate')
    await user.click(dialog.getByRole('checkbox', { name: /再次入场/ }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('heading', { name: '西门' })).toBeTruthy()
    expect(checkLists.at(-1)).toMatchObject({ name: { zh: '西门', en: 'West gate' }, reEntry: true, open: true })
  })

  test('are changed as they were seen', async () => {
    signInAs(userTypes.staff)
    const user = await openPage(GATE)
    await user.click(await screen.findByRole('button', { name: '修改南门' }))
    const dialog = within(await screen.findByRole('dialog', { name: '修改检票入口' }))
    Object.assign(checkLists[0] ?? {}, { version: 2 })
    await user.click(dialog.getByRole('switch', { name: '开放检票' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    expect(await dialog.findByText('检票名单刚刚有变动，请刷新后再操作')).toBeTruthy()
    expect(checkLists[0]).toMatchObject({ open: true })
  })

  test('say that there are none, and what went wrong', async () => {
    signInAs(userTypes.receptionUnit)
    await openPage('/organizer.html?scenario=listCheckLists:empty#/checkIn')
    expect(await screen.findByText('还没有检票入口')).toBeTruthy()
    await openPage('/organizer.html?scenario=listCheckLists:network#/checkIn')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
  test('unknown to both network and device are reported as missing, until the network is back', async () => {
    signInAs(userTypes.receptionUnit)
    onlineManager.setOnline(false)
    await openPage(GATE)
    expect(await screen.findByRole('alert')).toBeTruthy()
    onlineManager.setOnline(true)
    expect(await screen.findByRole('list', { name: '检票入口' })).toBeTruthy()
  })
})
