import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { attendees } from '#src/mocks/commerce/attendees/attendees.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(attendees)
afterEach(() => setLanguage('zh-CN'))

async function open(scenario = '') {
  signInAs(userTypes.buyer)
  return openPage(`/personal.html${scenario}#/attendees`)
}
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const namesShown = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))

test('the list shows names, masked numbers and phones, the newest first', async () => {
  await open()
  const own = await cardOf('周明远')
  expect(own.getByText('11**************71')).toBeTruthy()
  expect(own.getByText('13800138061')).toBeTruthy()
  expect((await cardOf('Hélène Fournier')).getByText('未填写电话')).toBeTruthy()
  expect(namesShown()).toEqual(['Hélène Fournier', '周明远'])
  expect(screen.getByRole('link', { name: '常用观展人' }).getAttribute('aria-current')).toBe('page')
})

test('an empty list says how to fill it, and a failure can be tried again, in English too', async () => {
  setLanguage('en-US')
  await open('?scenario=listAttendees:empty')
  expect(await screen.findByRole('heading', { name: 'No saved attendees yet' })).toBeTruthy()
  const user = await open('?scenario=listAttendees:10500x1')
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /try again|retry/i }))
  expect(await cardOf('周明远')).toBeTruthy()
})

test('a new one is checked by field and sent', async () => {
  const user = await open()
  await press(user, '添加观展人')
  const form = await dialog()
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('请输入持票人姓名')).toBeTruthy()
  expect(await form.findByText('请输入证件号码')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: '姓名' }), '苏青禾')
  await user.type(form.getByRole('textbox', { name: '证件号码' }), '110105 19491231002x')
  await user.type(form.getByRole('textbox', { name: /联系电话/ }), '12')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText(/联系电话为 5 至 30 个数字/)).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /联系电话/ }), '3456')
  const sent = nextCall('/attendee/save')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await (await sent).json()).toEqual({
    id: null,
    version: 0,
    name: '苏青禾',
    idType: 'idCard',
    idNumber: '11010519491231002X',
    phone: '123456',
  })
  await gone()
  expect(await cardOf('苏青禾')).toBeTruthy()
})

test('an ID number that is saved already is refused at its field', async () => {
  const user = await open()
  await press(user, '添加观展人')
  const form = await dialog()
  await user.type(form.getByRole('textbox', { name: '姓名' }), '周远')
  await user.type(form.getByRole('textbox', { name: '证件号码' }), '110101199003077571')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('该证件号码已在您的常用观展人中')).toBeTruthy()
})

test('one is edited without its number, not over another change, and with a number where the type changes', async () => {
  const user = await open()
  await user.click((await cardOf('周明远')).getByRole('button', { name: '修改：周明远' }))
  const form = await dialog()
  expect(form.getByText('不修改请留空，保留 11**************71。')).toBeTruthy()
  const name = form.getByRole('textbox', { name: '姓名' })
  await user.clear(name)
  await user.type(name, '周远')
  const row = attendees.find(({ id }) => id === 1)
  if (!row) throw new Error('the mock fair has an attendee')
  row.version = 7
  const refused = nextCall('/attendee/save')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await (await refused).json()).toMatchObject({ id: 1, version: 1, name: '周远', idNumber: null })
  expect(await form.findByText(/该常用观展人刚刚在别处修改过/)).toBeTruthy()
  row.version = 1
  await user.click(form.getByRole('combobox', { name: '证件类型' }))
  await user.click(await screen.findByText('护照', { selector: '.ant-select-item-option-content' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('请输入证件号码')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: '证件号码' }), 'P38888888')
  await user.click(form.getByRole('button', { name: '保存' }))
  await gone()
  expect((await cardOf('周远')).getByText('P3*****88')).toBeTruthy()
})

test('one is deleted after a question, also where that was done elsewhere', async () => {
  const user = await open()
  await user.click((await cardOf('周明远')).getByRole('button', { name: '删除：周明远' }))
  const form = await dialog()
  expect(form.getByText('已购门票不受影响。')).toBeTruthy()
  attendees.splice(0, 1)
  await user.click(form.getByRole('button', { name: '删除' }))
  await gone()
  await waitFor(() => expect(namesShown()).toEqual(['Hélène Fournier']))
})

test('an account that has all of them deletes one first', async () => {
  const [own] = attendees
  if (!own) throw new Error('the mock fair has an attendee')
  for (let id = 101; id < 99 + ATTENDEES_MAX; id += 1) attendees.push({ ...own, id, name: `观展${id}` })
  await open()
  expect(await screen.findByText(/最多保存 20 位观展人/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '添加观展人' })).toHaveProperty('disabled', true)
})
