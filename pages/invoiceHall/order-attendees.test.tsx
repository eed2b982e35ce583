import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listAttendees, saveAttendee } from '#contract/commerce/attendees/endpoints.ts'
import { ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { attendees } from '#src/mocks/commerce/attendees/attendees.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { descriptionOf, fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(attendees)

beforeEach(() => {
  signInAs(userTypes.buyer, { personName: '陈采薇', mobile: '13800138006' })
  return rememberOrders()
})

async function openForm(scenario = ''): Promise<UserEvent> {
  const user = await openPage(`/invoiceHall.html${scenario}`)
  await user.click(await screen.findByRole('button', { name: '购票：首日单日票' }))
  await screen.findByRole('dialog', { name: '购票' })
  return user
}
const form = () => within(screen.getByRole('dialog', { name: '购票' }))
const field = (name: string, place = 0): HTMLElement => {
  const found = form().getAllByRole('textbox', { name })[place]
  if (!found) throw new Error(`no field ${name} ${place}`)
  return found
}
const press = (user: UserEvent, name: string) =>
  user.click(form().getByRole('button', { name: new RegExp(`${name}$`) }))
const selection = (place = 1) => form().findByRole('combobox', { name: `第 ${place} 位：选用常用观展人` })
const optionOf = (name: RegExp) => screen.findByText(name, { selector: '.ant-select-item-option-content' })

async function pick(user: UserEvent, name: RegExp, place = 1): Promise<void> {
  await user.click(await selection(place))
  const options = await screen.findAllByText(name, { selector: '.ant-select-item-option-content' })
  const shown = options.find((one) => one.closest('.ant-select-dropdown-hidden') === null)
  if (!shown) throw new Error(`no option ${name}`)
  await user.click(shown)
}

test('a picked attendee is shown masked and read-only, and is sent by id', async () => {
  const user = await openForm()
  await pick(user, /周明远/)
  expect(field('姓名')).toMatchObject({ value: '周明远', readOnly: true })
  expect(field('证件号码')).toMatchObject({ value: '11**************71', readOnly: true })
  expect(form().queryByRole('checkbox', { name: '保存供下次购票使用' })).toBeNull()
  await press(user, '下一步')
  expect(await form().findByText('周明远 11**************71')).toBeTruthy()
  const sent = nextCall(placeTicketOrder.path)
  await press(user, '提交订单')
  expect(await (await sent).json()).toMatchObject({ lines: [{ typeId: 1, quantity: 1, holders: [{ attendeeId: 1 }] }] })
  expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
})

test('one who is picked is not offered to the next ticket, and typing follows when the selection is cleared', async () => {
  const user = await openForm()
  await press(user, '首日单日票加一张')
  await pick(user, /周明远/)
  await user.click(await selection(2))
  const taken = (await screen.findAllByText(/周明远/, { selector: '.ant-select-item-option-content' })).map(
    (one) => one.parentElement?.getAttribute('aria-disabled') ?? one.parentElement?.className,
  )
  expect(taken.at(-1)).toMatch(/disabled|true/)
  await user.keyboard('{Escape}')
  const box = await selection(1)
  const clear = box.closest('.ant-select')?.querySelector('.ant-select-clear')
  if (!clear) throw new Error('the selection cannot be cleared')
  await user.click(clear)
  expect(field('姓名')).toMatchObject({ value: '', readOnly: false })
  await press(user, '下一步')
  await waitFor(() => expect(descriptionOf(field('证件号码'))).toBe('请输入证件号码'))
})

test('one who was deleted meanwhile is refused at the field, and can be taken out', async () => {
  const user = await openForm()
  await pick(user, /Hélène/)
  attendees.splice(
    attendees.findIndex(({ id }) => id === 2),
    1,
  )
  await press(user, '下一步')
  await press(user, '提交订单')
  await waitFor(() => expect(descriptionOf(field('证件号码'))).toBe('该常用观展人不存在或已删除'))
  expect(document.activeElement).toBe(field('证件号码'))
  await pick(user, /周明远/)
  expect(descriptionOf(field('证件号码'))).toBe('')
})

test('who is typed and ticked is saved once the order is placed, and offered by the next', async () => {
  const user = await openForm()
  fill(field('姓名'), '苏青禾')
  fill(field('证件号码'), '11010119850612008x')
  await user.click(form().getByRole('checkbox', { name: '保存供下次购票使用' }))
  const sent = nextCall(saveAttendee.path)
  await press(user, '下一步')
  expect(attendees.some(({ name }) => name === '苏青禾')).toBe(false)
  await press(user, '提交订单')
  const saved = { id: null, version: 0, phone: '', name: '苏青禾', idType: 'idCard', idNumber: '11010119850612008X' }
  expect(await (await sent).json()).toEqual(saved)
  expect(await screen.findByText('已保存，下次购票可直接选用')).toBeTruthy()
  await openForm()
  await user.click(await selection())
  expect(await optionOf(/苏青禾/)).toBeTruthy()
})

test('an order stands where its attendee cannot be saved, which a message says', async () => {
  const user = await openForm('?scenario=saveAttendee:10500')
  fill(field('姓名'), '苏青禾')
  fill(field('证件号码'), '11010119850612008x')
  await user.click(form().getByRole('checkbox', { name: '保存供下次购票使用' }))
  await press(user, '下一步')
  await press(user, '提交订单')
  expect(await screen.findByText(/订单已提交，但未能保存观展人/)).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: '微信支付' })).toBeTruthy()
})

test('the contact is filled in from one with a phone number', async () => {
  const user = await openForm()
  await user.click(await form().findByRole('combobox', { name: '选用常用观展人作为联系人' }))
  expect(screen.queryByText(/Hélène/, { selector: '.ant-select-item-option-content' })).toBeNull()
  await user.click(await optionOf(/周明远 13800138061/))
  expect(field('联系人姓名')).toHaveProperty('value', '周明远')
  expect(field('联系电话')).toHaveProperty('value', '13800138061')
})

test('an account with none types, one with all that it may have cannot save more, and a failure is requested again', async () => {
  await openForm('?scenario=listAttendees:empty')
  await waitFor(() => expect(form().queryByRole('combobox', { name: /选用常用观展人/ })).toBeNull())
  expect(form().getByRole('checkbox', { name: '保存供下次购票使用' })).toHaveProperty('disabled', false)
  const [own] = attendees
  if (!own) throw new Error('the mock fair has an attendee')
  for (let id = 101; id < 99 + ATTENDEES_MAX; id += 1) attendees.push({ ...own, id, idNumber: `E${id}` })
  await openForm('?scenario=')
  expect(await form().findByRole('checkbox', { name: '已保存 20 位常用观展人，达到上限' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('a list that did not load is requested again when it is opened', async () => {
  const user = await openForm('?scenario=listAttendees:10500x1')
  const again = nextCall(listAttendees.path)
  await user.click(await selection())
  await again
  expect(await optionOf(/周明远/)).toBeTruthy()
})
