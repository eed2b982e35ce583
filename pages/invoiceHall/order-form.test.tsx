import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { UNKNOWN_NUMBER } from '#src/mocks/commerce/orders/handlers.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { descriptionOf, fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.buyer, { personName: '陈采薇', mobile: '13800138006' })
})
afterEach(() => restore())

const NUMBERS = ['E20000001', 'E20000002']

async function openForm(name: string): Promise<UserEvent> {
  const user = await openPage('/invoiceHall.html')
  await user.click(await screen.findByRole('button', { name: `购票：${name}` }))
  await screen.findByRole('dialog', { name: '购票' })
  return user
}

const form = () => within(screen.getByRole('dialog', { name: '购票' }))
const field = (name: string, place = 0): HTMLElement => {
  const found = form().getAllByRole('textbox', { name })[place]
  if (!found) throw new Error(`no field ${name} ${place}`)
  return found
}
/** A button that has waited keeps the name of its wheel before its own, since nothing turns here. */
const press = (user: UserEvent, name: string) =>
  user.click(form().getByRole('button', { name: new RegExp(`${name}$`) }))
const quantity = (name: string) => form().getByRole<HTMLInputElement>('spinbutton', { name: `${name}的张数` })
const payable = () =>
  within(screen.getByRole('dialog', { name: '购票' })).getByText('应付', { selector: 'span' }).parentElement
    ?.textContent

/** Passports for the first people of the form: chosen by a list, which is quicker than by hand. */
async function nameAll(user: UserEvent, ...numbers: string[]): Promise<void> {
  await press(user, '粘贴或导入名单')
  fill(field('名单'), numbers.map((number, i) => `客人${i + 1},护照,${number}`).join('\n'))
  await press(user, '填入名单')
}

describe('the order form', () => {
  it('takes as many as an order may have, and adds up what they cost', async () => {
    const user = await openForm('首日单日票')
    expect(payable()).toBe('应付¥60')
    expect(form().getAllByText(/每单限 5 张，每人限 10 张/).length).toBeGreaterThan(0)
    for (let n = 1; n < 5; n += 1) await press(user, '首日单日票加一张')
    expect(quantity('首日单日票').value).toBe('5')
    expect(form().getByRole('button', { name: '首日单日票加一张' })).toHaveProperty('disabled', true)
    await press(user, '儿童票加一张')
    expect(payable()).toBe('应付¥330')
    expect(field('联系人姓名')).toHaveProperty('value', '陈采薇')
    expect(field('联系电话')).toHaveProperty('value', '13800138006')
    // A child's ticket bears no name.
    expect(form().getAllByRole('textbox', { name: '证件号码' })).toHaveLength(5)
  })

  it('says what is wrong at its field, a number that is given twice at the second', async () => {
    const user = await openForm('首日单日票')
    await press(user, '首日单日票加一张')
    fill(field('姓名'), '陈采薇')
    fill(field('证件号码'), '11010519491231002X')
    fill(field('姓名', 1), '苏青禾')
    fill(field('证件号码', 1), '1101051949 1231002x')
    fill(field('联系电话'), '12')
    expect(form().queryByRole('alert')).toBeNull()
    await press(user, '下一步')
    await waitFor(() => expect(descriptionOf(field('证件号码', 1))).toBe('同一证件号码填写了两次'))
    expect(descriptionOf(field('证件号码'))).toBe('')
    expect(descriptionOf(field('联系电话'))).toContain('联系电话为 5 至 30 个数字')
    expect(document.activeElement).toBe(field('证件号码', 1))
    fill(field('证件号码', 1), '110105194912310021')
    expect(descriptionOf(field('证件号码', 1))).toBe('身份证号码不正确')
    await press(user, '首日单日票减一张')
    fill(field('联系电话'), '13800138006')
    await press(user, '下一步')
    expect(await form().findByRole('heading', { name: '核对订单' })).toBeTruthy()
  })

  it('asks for a ticket at least', async () => {
    const user = await openForm('儿童票')
    await press(user, '儿童票减一张')
    await press(user, '下一步')
    expect((await form().findByRole('alert')).textContent).toBe('请至少选择一张门票')
  })

  it('places the order once, however often it is sent, and opens its payment', async () => {
    const user = await openForm('首日单日票')
    await nameAll(user, ...NUMBERS)
    await press(user, '下一步')
    server.use(mock(placeTicketOrder, () => refuse('ServiceUnavailable')))
    const first = nextCall(placeTicketOrder.path)
    await press(user, '提交订单')
    const sent: unknown = await (await first).json()
    await form().findByRole('alert')
    server.resetHandlers()
    const second = nextCall(placeTicketOrder.path)
    await press(user, '提交订单')
    expect(await (await second).json()).toEqual(sent)
    expect(sent).toMatchObject({ payableFen: 12_000, couponId: null, lines: [{ typeId: 1, quantity: 2 }] })
    expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
    expect(window.location.hash).toBe(`#/order?id=${orders.at(-1)?.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: '待支付' })).toBeTruthy()
  })

  it('does not place what is pressed on in haste', async () => {
    const user = await openForm('儿童票')
    await user.dblClick(form().getByRole('button', { name: '下一步' }))
    expect(await form().findByRole('heading', { name: '核对订单' })).toBeTruthy()
    expect(requestedPaths).not.toContain(`/api${placeTicketOrder.path}`)
    await press(user, '提交订单')
    expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
    expect(requestedPaths).toContain(`/api${placeTicketOrder.path}`)
  })

  it('makes another key where something was changed since', async () => {
    const user = await openForm('儿童票')
    await press(user, '下一步')
    server.use(mock(placeTicketOrder, () => refuse('ServiceUnavailable')))
    const keyOf = async (call: Promise<Request>) => /"key":"([^"]+)"/.exec(await (await call).text())?.[1]
    const first = keyOf(nextCall(placeTicketOrder.path))
    await press(user, '提交订单')
    await form().findByRole('alert')
    await press(user, '上一步')
    await press(user, '儿童票加一张')
    await press(user, '下一步')
    const second = keyOf(nextCall(placeTicketOrder.path))
    await press(user, '提交订单')
    expect(await first).toMatch(/.{32}/)
    expect(await second).not.toBe(await first)
    await form().findByRole('alert')
  })

  it('completes at once what costs nothing, and says so', async () => {
    const user = await openForm('专业观众票')
    await nameAll(user, 'E30000001')
    await press(user, '下一步')
    expect(form().getByText('此订单无需支付，提交后立即完成。')).toBeTruthy()
    await press(user, '提交订单')
    expect(await screen.findByText('订单已完成，无需支付')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: '交易成功' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '微信支付' })).toBeNull()
  })
})

describe('a refusal', () => {
  it('stands at the number that it speaks of', async () => {
    const user = await openForm('首日单日票')
    await press(user, '粘贴或导入名单')
    fill(field('名单'), `客人一,身份证,${UNKNOWN_NUMBER}\n客人二,护照,E12345678`)
    await press(user, '填入名单')
    await press(user, '下一步')
    await press(user, '提交订单')
    await waitFor(() => expect(descriptionOf(field('证件号码'))).toContain('证件号码未通过核验'))
    expect(document.activeElement).toBe(field('证件号码'))
    fill(field('证件号码'), '110105194912310046')
    await press(user, '下一步')
    await press(user, '提交订单')
    // The second has a ticket of this type already.
    await waitFor(() => expect(descriptionOf(field('证件号码', 1))).toContain('该证件已持有「首日单日票」'))
    expect(descriptionOf(field('证件号码'))).toBe('')
    expect(document.activeElement).toBe(field('证件号码', 1))
    fill(field('证件号码', 1), 'E40000002')
    expect(descriptionOf(field('证件号码', 1))).toBe('')
  })

  it('stands at its type where there are too few left, or where one has enough', async () => {
    const user = await openForm('儿童票')
    await press(user, '下一步')
    server.use(mock(placeTicketOrder, () => refuse('TicketLimit', { name: '儿童票', max: 6, typeId: 3 })))
    await press(user, '提交订单')
    await waitFor(() => expect(descriptionOf(quantity('儿童票'))).toBe('「儿童票」每人限购 6 张'))
    expect(document.activeElement).toBe(quantity('儿童票'))
  })

  it('shows the new sums where the price has changed', async () => {
    const user = await openForm('儿童票')
    await press(user, '下一步')
    const child = ticketTypes.find(({ id }) => id === 3)
    if (child) child.document = { ...child.document, fen: 3_500 }
    await press(user, '提交订单')
    expect((await form().findByRole('alert')).textContent).toContain('下方金额已更新')
    await waitFor(() => expect(payable()).toBe('应付¥35'))
    await press(user, '提交订单')
    expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
  })

  it('leads to the orders that wait, where there are too many', async () => {
    const user = await openForm('儿童票')
    await press(user, '下一步')
    server.use(mock(placeTicketOrder, () => refuse('TooManyOrders', { max: 5 })))
    await press(user, '提交订单')
    const alert = within(await form().findByRole('alert'))
    expect(alert.getByText('最多同时有 5 个待支付订单，请先完成或取消')).toBeTruthy()
    expect(alert.getByRole('link', { name: '查看待支付订单' }).getAttribute('href')).toBe(
      './personal.html#/orders?state=pending',
    )
  })
})

describe('the list of a group', () => {
  it('is taken whole, or each wrong row is named and none is taken', async () => {
    const user = await openForm('团体票')
    await press(user, '粘贴或导入名单')
    fill(field('名单'), '姓名,类型,号码\n甲,护照,E50000001\n乙,身份证,123')
    await press(user, '填入名单')
    const alert = within(await form().findByRole('alert'))
    expect(alert.getByText('有 1 行需要更正，尚未填入')).toBeTruthy()
    expect(alert.getByText('第 3 行：身份证号码不正确')).toBeTruthy()
    expect(quantity('团体票').value).toBe('1')
    const file = new File(['甲\t护照\tE50000001\n乙\t护照\tE50000002\n丙\tpassport\tE50000003'], 'group.txt')
    await user.upload(form().getByLabelText('选择 .csv 或 .txt 文件', { selector: 'input' }), file)
    await waitFor(() => expect(quantity('团体票').value).toBe('3'))
    expect(field('姓名', 2)).toHaveProperty('value', '丙')
    expect(field('证件号码', 2)).toHaveProperty('value', 'E50000003')
  })

  it('may be left for later', async () => {
    const user = await openForm('团体票')
    await press(user, '团体票加一张')
    fill(field('姓名'), '只有姓名')
    await press(user, '下一步')
    await waitFor(() => expect(descriptionOf(field('证件号码'))).toBe('请输入证件号码'))
    fill(field('姓名'), '')
    await press(user, '下一步')
    expect(await form().findByText('2 人稍后补登')).toBeTruthy()
    const call = nextCall(placeTicketOrder.path)
    await press(user, '提交订单')
    expect(await (await call).json()).toMatchObject({ lines: [{ typeId: 5, quantity: 2, holders: [] }] })
    expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
  })
})
