import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { addRefund } from '#src/mocks/commerce/payments/handlers.ts'
import { boothEvents, boothRows } from '#src/mocks/fair/booths/booths.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(boothRows, boothEvents)
beforeEach(() => signInAs(userTypes.staff))
let restore = () => {}
afterEach(() => restore())

const open = (query = 'hall=1') => openPage(`/organizer.html#/booths?${query}`)
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const panel = (number: string) => screen.findByRole('region', { name: `展位 ${number}` })
const taken = () => boothRows.find(({ hallId, status }) => hallId === 1 && status === 'assigned')
const places = () => screen.findAllByRole('button', { name: /^为 .+ 分配展位$/ })

it('is for those who edit content', async () => {
  signInAs(userTypes.financeStaff)
  await open()
  expect(await screen.findByRole('heading', { name: '您没有此栏目的权限' })).toBeTruthy()
})

describe('an exhibitor without a booth', () => {
  it('is given one that is chosen from a list, without the picture', async () => {
    const user = await open()
    const [first] = await places()
    if (!first) throw new Error('nobody is unplaced')
    await expectAccessible()
    await user.click(first)
    const input = await dialog()
    expect(input.getByRole('button', { name: /^分\s?配$/ })).toHaveProperty('disabled', true)
    await user.click(input.getByRole('combobox', { name: '展位' }))
    await user.click(await screen.findByTitle(/^1A-01 · /))
    const call = nextCall(contract.assignBooth.path)
    await user.click(input.getByRole('button', { name: /^分\s?配$/ }))
    expect(await (await call).json()).toMatchObject({ hallId: 1, number: '1A-01', from: null, heldUntil: null })
    await gone()
    expect(await panel('1A-01')).toBeTruthy()
  })
})

describe('a booth', () => {
  it('is reserved, its day changed, and the reservation released', async () => {
    const user = await open('hall=1&booth=1A-02')
    await user.click(within(await panel('1A-02')).getByRole('button', { name: /^预\s?留$/ }))
    const call = nextCall(contract.holdBooth.path)
    await user.click((await dialog()).getByRole('button', { name: /^预\s?留$/ }))
    expect(await (await call).json()).toMatchObject({ hallId: 1, number: '1A-02', until: expect.any(String) })
    await gone()
    expect(await within(await panel('1A-02')).findByText(/^预留至 /)).toBeTruthy()
    await user.click(within(await panel('1A-02')).getByRole('button', { name: '结束预留' }))
    await user.click((await dialog()).getByRole('button', { name: '确认取消' }))
    await gone()
    await waitFor(() => expect(screen.queryByText(/^预留至 /)).toBeNull())
  })

  it('that somebody else has changed is not released', async () => {
    const row = taken()
    const number = row?.number ?? ''
    const user = await open(`hall=1&booth=${number}`)
    await user.click(within(await panel(number)).getByRole('button', { name: '取消分配' }))
    const input = await dialog()
    if (row) row.exhibitorId = 999
    await user.click(input.getByRole('button', { name: '确认取消' }))
    expect((await input.findByRole('alert')).textContent).toContain('展位安排刚刚有变动')
  })

  it('is marked as set up', async () => {
    const row = taken()
    const number = row?.number ?? ''
    const user = await open(`hall=1&booth=${number}`)
    await user.click(within(await panel(number)).getByRole('button', { name: '标记为已布展' }))
    await waitFor(() => expect(row?.status).toBe('occupied'))
  })
})

describe('a proposal', () => {
  it('is applied in part', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: '自动分配' }))
    const input = await dialog()
    await user.click(input.getByRole('checkbox', { name: '包含仅线上参展的展商' }))
    const boxes = await input.findAllByRole('checkbox', { name: /^分配 / })
    expect(boxes.length).toBeGreaterThan(1)
    for (const box of boxes.slice(2)) await user.click(box)
    const body = async () => (await nextCall(contract.assignBooths.path)).json()
    const sent = body()
    await user.click(input.getByRole('button', { name: `分配 ${Math.min(2, boxes.length)} 个展位` }))
    const { assignments } = await sent
    expect(assignments).toHaveLength(Math.min(2, boxes.length))
    await gone()
  })

  it('that somebody else has overtaken is named, and the others are made', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: '自动分配' }))
    const input = await dialog()
    await user.click(input.getByRole('checkbox', { name: '包含仅线上参展的展商' }))
    const [first] = await input.findAllByRole('combobox', { name: / 的展位$/ })
    const number = /^[^ ]+/.exec(first?.closest('.ant-select')?.textContent ?? '')?.[0] ?? ''
    boothRows.push({ hallId: 1, number, exhibitorId: null, status: 'held', heldUntil: '2099-01-01' })
    await user.click(input.getByRole('button', { name: /^分配 \d+ 个展位$/ }))
    const alert = await input.findByRole('alert')
    expect(alert.textContent).toContain('1 项未分配')
    expect(alert.textContent).toContain('展位已被占用')
  })
})

describe('a booth that was ordered', () => {
  const order = (orderId: number) =>
    boothRows.push({ hallId: 1, number: '1A-02', exhibitorId: 1, status: 'held', heldUntil: null, orderId })
  const orderOf = (state: 'pending' | 'paid') =>
    orders.find(({ kind, stored }) => kind === 'service' && stored === state)?.id ?? 0

  it('and is not paid says until when, and is changed at its order alone', async () => {
    order(orderOf('pending'))
    await open('hall=1&booth=1A-02')
    const input = within(await panel('1A-02'))
    expect(await input.findByText(/未付款，保留至 /)).toBeTruthy()
    expect(input.queryByRole('button', { name: /预\s?留|取消分配|调整展位|结束预留/ })).toBeNull()
    await expectAccessible()
  })

  it('and is paid leads to its order, may be moved, and is counted as revenue', async () => {
    signInAs(userTypes.organizer)
    const id = orderOf('paid')
    order(id)
    await open('hall=1&booth=1A-02')
    const input = within(await panel('1A-02'))
    expect(await input.findByText(/已付款 ¥/)).toBeTruthy()
    expect(input.getByRole('link', { name: /^订单 / }).getAttribute('href')).toBe(`#/orders?order=${id}`)
    expect(input.getByRole('button', { name: '调整展位' })).toBeTruthy()
    expect(input.queryByRole('button', { name: '取消分配' })).toBeNull()
    expect(screen.getByText('展位收入（已付款）').nextElementSibling?.textContent).not.toBe('¥0')
  })

  it('and is being refunded is neither paid nor counted as revenue', async () => {
    restore = rememberOrders()
    const paid = orders.find(({ kind, stored }) => kind === 'service' && stored === 'paid')
    if (!paid) throw new Error('there is no paid order')
    addRefund(
      paid,
      paid.lines.map(({ id }) => id),
      'organizer',
    )
    order(paid.id)
    await open('hall=1&booth=1A-02')
    const input = within(await panel('1A-02'))
    expect(await input.findByText(/退款处理中/)).toBeTruthy()
    expect(input.queryByText(/已付款|如需收回展位/)).toBeNull()
    expect(screen.getByText('展位收入（已付款）').nextElementSibling?.textContent).toBe('¥0')
  })
})
