import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { callOff, listCallOffs } from '#contract/commerce/payments/endpoints.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { ticketTypes } from '#src/mocks/commerce/tickets/types.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberOrders()
})
afterEach(() => restore())

async function open() {
  signInAs(userTypes.staff)
  return openPage('/organizer.html#/tickets')
}
const rowOf = async (name: RegExp) => {
  const table = within(await screen.findByRole('region', { name: '票种' }))
  const row = (await table.findByRole('rowheader', { name })).closest('tr')
  if (!row) throw new Error('no row')
  return within(row)
}
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the table says what is sold of each type and what is left of its quota', async () => {
  await open()
  const row = await rowOf(/^首日单日票/)
  expect(row.getByText('¥60')).toBeTruthy()
  expect(row.getByText('1,860')).toBeTruthy()
  expect(row.getByText('4,880')).toBeTruthy()
  expect(row.getByText('预订中')).toBeTruthy()
  expect((await rowOf(/^青瓷工坊体验/)).getByText('暂停售票')).toBeTruthy()
  await expectAccessible()
})

test('who only reads finance finds no types', async () => {
  signInAs(userTypes.financeStaff)
  await openPage('/organizer.html#/tickets')
  expect(await screen.findByText('您没有此栏目的权限')).toBeTruthy()
})

test('a new type is judged at each field, and sent in fen and by the clock of the fair', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '新建票种' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('请填写中文和英文名称')).toBeTruthy()
  expect(await form.findByText('请选择库存')).toBeTruthy()
  expect(await form.findByText(/价格须为 0 至 10 万元/)).toBeTruthy()
  expect(await form.findByText('请选择首日和末日')).toBeTruthy()
  await waitFor(() => expect(form.getAllByText('请选择日期和时间')).toHaveLength(3))
  fill(form.getByRole('textbox', { name: '名称 (中文)' }), '夜场票')
  fill(form.getByRole('textbox', { name: '名称 (英文)' }), 'Night ticket')
  await user.click(form.getByRole('combobox', { name: /库存/ }))
  await user.click(await screen.findByText(/^开幕夜（余/, { selector: '.ant-select-item-option-content' }))
  await user.type(form.getByRole('spinbutton', { name: '票价（元）' }), '88.5')
  const moment = async (name: string, value: string) => {
    const box = form.getByRole('textbox', { name })
    await user.click(box)
    await user.clear(box)
    await user.type(box, `${value}{Enter}`)
  }
  await moment('首日', '2031-03-06')
  await moment('末日', '2031-03-05')
  await moment('开售时间（GMT+8）', '2031-03-01 09:00')
  await moment('停售时间（GMT+8）', '2031-02-05 18:00')
  await moment('退票截止（GMT+8）', '2031-03-04 18:00')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('结束日期不能早于开始日期')).toBeTruthy()
  expect(await form.findByText('停售时间须晚于开售时间')).toBeTruthy()
  await moment('末日', '2031-03-06')
  await moment('停售时间（GMT+8）', '2031-03-05 18:00')
  const sent = nextCall('/mgr/ticket/saveType')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await (await sent).json()).toMatchObject({
    id: null,
    version: null,
    type: {
      quotaId: 4,
      name: { zh: '夜场票', en: 'Night ticket' },
      fen: 8_850,
      days: { from: '2031-03-06', until: '2031-03-06' },
      hours: { from: '09:00', until: '17:30' },
      saleFrom: '2031-03-01T01:00:00.000Z',
      saleUntil: '2031-03-05T10:00:00.000Z',
      refundUntil: '2031-03-04T10:00:00.000Z',
    },
  })
  await gone()
  expect(await rowOf(/^夜场票/)).toBeTruthy()
})

test('the days of a type that has orders stay, which is reported at them', async () => {
  const user = await open()
  await user.click((await rowOf(/^首日单日票/)).getByRole('button', { name: '修改：首日单日票' }))
  const form = await dialog()
  const last = form.getByRole('textbox', { name: '末日' })
  await user.click(last)
  await user.clear(last)
  await user.type(last, '2031-03-06{Enter}')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText(/有效日期不能再改/)).toBeTruthy()
})

test('real names are not requested once there are orders, which is reported at the box', async () => {
  const user = await open()
  await user.click((await rowOf(/^儿童票/)).getByRole('button', { name: '修改：儿童票' }))
  const form = await dialog()
  await user.click(form.getByRole('checkbox', { name: '实名购票' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  const field = form.getByRole('checkbox', { name: '实名购票' }).closest<HTMLElement>('.ant-form-item')
  if (!field) throw new Error('no field')
  expect(await within(field).findByText(/不能再改为实名/)).toBeTruthy()
})

test('a type of badges always needs real names, which its form says', async () => {
  const user = await open()
  await user.click((await rowOf(/^布展证/)).getByRole('button', { name: '修改：布展证' }))
  const form = await dialog()
  const box = () => form.getByRole<HTMLInputElement>('checkbox', { name: '实名购票' })
  expect([box().checked, box().disabled]).toEqual([true, true])
  expect(form.getByText('证件一律实名，不能关闭')).toBeTruthy()
  await user.click(form.getByRole('combobox', { name: /类别/ }))
  await user.click(await screen.findByTitle('单日票'))
  await waitFor(() => expect(box().disabled).toBe(false))
  await user.click(box())
  expect(box().checked).toBe(false)
  await user.click(form.getByRole('combobox', { name: /类别/ }))
  await user.click(await screen.findByTitle('证件'))
  await waitFor(() => expect([box().checked, box().disabled]).toEqual([true, true]))
  const sent = nextCall('/mgr/ticket/saveType')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await (await sent).json()).toMatchObject({ type: { kind: 'badge', realName: true } })
  await gone()
})

test('what somebody else has saved meanwhile is told, and can be loaded into the form', async () => {
  const user = await open()
  await user.click((await rowOf(/^儿童票/)).getByRole('button', { name: '修改：儿童票' }))
  const form = await dialog()
  const other = ticketTypes.find(({ id }) => id === 3)
  if (!other) throw new Error('no type')
  Object.assign(other, { version: other.version + 1, document: { ...other.document, fen: 3_500 } })
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('票种刚刚有变动，请刷新后再操作')).toBeTruthy()
  await user.click(await form.findByRole('button', { name: '载入最新内容' }))
  const price = form.getByRole<HTMLInputElement>('spinbutton', { name: '票价（元）' })
  expect(price.value).toBe('35.00')
  await user.click(form.getByRole('button', { name: '保存' }))
  await gone()
})

test('a halt takes one press, and another takes it back', async () => {
  const user = await open()
  await user.click((await rowOf(/^首日单日票/)).getByRole('button', { name: '暂停售票：首日单日票' }))
  expect(await screen.findByText('“首日单日票”已暂停售票')).toBeTruthy()
  expect((await rowOf(/^首日单日票/)).getByText('暂停售票')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await screen.findByText('“首日单日票”已恢复售票')).toBeTruthy()
  expect((await rowOf(/^首日单日票/)).getByText('预订中')).toBeTruthy()
})

test('a type that has orders is not deleted, which the question says', async () => {
  const user = await open()
  await user.click((await rowOf(/^首日单日票/)).getByRole('button', { name: '删除：首日单日票' }))
  const question = await dialog()
  await user.click(question.getByRole('button', { name: '删除' }))
  expect((await question.findByRole('alert')).textContent).toContain('已有订单')
})

test('a quota is never less than what is held, which is reported at its field', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '修改：单日入场' }))
  const form = await dialog()
  const capacity = form.getByRole('spinbutton', { name: '总数' })
  await user.clear(capacity)
  await user.type(capacity, '100')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('已售与占用共 3120 张，数量不能更少')).toBeTruthy()
  await user.clear(capacity)
  await user.type(capacity, '9000')
  await user.click(form.getByRole('button', { name: '保存' }))
  await gone()
  expect(await screen.findByText('9,000')).toBeTruthy()
})

async function fillCallOff(sum: string) {
  const user = await open()
  await rowOf(/^首日单日票/)
  await user.click(screen.getByRole('button', { name: '取消场次' }))
  const form = await dialog()
  const [day] = form.getAllByRole('button', { name: /的单日票/ })
  if (!day) throw new Error('no day')
  await user.click(day)
  const cost = await form.findByText('退款总额')
  const fen = cost.nextElementSibling?.textContent ?? ''
  await user.click(form.getByRole('combobox', { name: /原因/ }))
  await user.click(await screen.findByText('恶劣天气取消行程', { selector: '.ant-select-item-option-content' }))
  const typed = form.getByRole('spinbutton', { name: '输入退款总额以确认（元）' })
  await user.type(typed, sum || fen.replace(/[^\d.]/g, ''))
  return { user, form, send: () => user.click(form.getByRole('button', { name: '取消场次并退款' })) }
}

test('types are called off only where the sum that is refunded was typed', async () => {
  const { form, send } = await fillCallOff('1')
  await send()
  expect(await form.findByText('与退款总额不一致，请核对后重新输入')).toBeTruthy()
  expect(requestedPaths.filter((path) => path.endsWith('/callOff'))).toEqual([])
})

test('what is called off is listed with how far it is, and its sale halts', async () => {
  const { send } = await fillCallOff('')
  const sent = nextCall('/mgr/payment/callOff')
  await send()
  expect(await (await sent).json()).toMatchObject({ typeIds: [1, 7], reason: 'weather' })
  await gone()
  const list = within(await screen.findByRole('region', { name: '已取消的场次' }))
  expect(list.getByText('已全部退款')).toBeTruthy()
  expect(await (await rowOf(/^首日单日票/)).findByText('暂停售票')).toBeTruthy()
})

test('a cost that has changed meanwhile is told, and its sum is requested anew', async () => {
  const { form, send } = await fillCallOff('')
  server.use(mock(callOff, () => refuse('OrderPriceChanged', { payableFen: 1 })))
  await send()
  expect(await form.findByText('价格或优惠刚刚有变动，请核对后再提交')).toBeTruthy()
  const typed = form.getByRole<HTMLInputElement>('spinbutton', { name: '输入退款总额以确认（元）' })
  expect(typed.value).toBe('')
})

test('what is being refunded is looked at again until it is done', async () => {
  let looks = 0
  server.use(
    mock(listCallOffs, () => {
      looks += 1
      const doneAt = looks > 2 ? '2026-11-23T02:00:00Z' : null
      const row = { id: 1, typeNames: ['首日单日票'], reason: 'weather' as const, orders: 3, fen: 18_000, doneAt }
      return [{ ...row, createdAt: '2026-11-23T01:00:00Z' }]
    }),
  )
  await open()
  expect(await screen.findByText('正在退款')).toBeTruthy()
  expect(await screen.findByText('已全部退款', {}, { timeout: 20_000 })).toBeTruthy()
})
