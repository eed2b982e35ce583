import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ADDRESSES_MAX } from '#contract/commerce/addresses/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { addresses } from '#src/mocks/commerce/addresses/addresses.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const ADDRESSES = '/personal.html#/addresses'
resetRows(addresses)

async function open(address = ADDRESSES) {
  signInAs(userTypes.buyer)
  return openPage(address)
}
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const pick = async (user: UserEvent, name: string, part: string) =>
  user.click(await screen.findByText(name, { selector: `.ant-${part}` }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const namesShown = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))

test('the list says where to, how they are reached, and which is the default', async () => {
  await open()
  const own = await cardOf('陈采薇')
  expect(own.getByText('浙江省 杭州市 西湖区')).toBeTruthy()
  expect(own.getByText('+86 13800138006')).toBeTruthy()
  expect(own.getByText('邮编 310013')).toBeTruthy()
  expect(own.getByText('默认')).toBeTruthy()
  expect(own.queryByRole('button', { name: /设为默认/ })).toBeNull()
  expect((await cardOf('Claire Moreau')).getByText('法国 Île-de-France Paris')).toBeTruthy()
})

test('who has none is notified, and a failure can be tried again', async () => {
  await open('/personal.html?scenario=listAddresses:empty#/addresses')
  expect(await screen.findByText('还没有收货地址')).toBeTruthy()
  await open('/personal.html?scenario=listAddresses:network#/addresses')
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
})

test('a new one is judged by the field, goes down to the district, and is sent', async () => {
  const user = await open()
  await press(user, '新增地址')
  const form = await dialog()
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('请输入收货人')).toBeTruthy()
  expect(await form.findByText('请选择所在地区')).toBeTruthy()
  expect(await form.findByText('请输入详细地址')).toBeTruthy()
  expect(await form.findByText('请输入手机号')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: '收货人' }), '陈小满')
  await user.click(form.getByRole('combobox', { name: '所在地区' }))
  for (const name of ['江苏省', '苏州市', '姑苏区']) await pick(user, name, 'cascader-menu-item-content')
  await user.type(form.getByRole('textbox', { name: '详细地址' }), '平江路 66 号')
  await user.type(form.getByRole('textbox', { name: /邮政编码/ }), '2150')
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '+86 138 0013 8000')
  await user.click(form.getByRole('checkbox', { name: '设为默认地址' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('邮政编码应为 6 位数字')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /邮政编码/ }), '05')
  const sent = nextCall('/address/save')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await (await sent).json()).toMatchObject({
    id: null,
    consignee: '陈小满',
    countryId: 156,
    regionCode: '320508',
    detail: '平江路 66 号',
    postalCode: '215005',
    areaCode: '+086',
    phone: '13800138000',
    isDefault: true,
  })
  await gone()
  expect((await cardOf('陈小满')).getByText('默认')).toBeTruthy()
  expect(namesShown()[0]).toBe('陈小满')
})

test('a region is found by what is typed, by its sound too', async () => {
  const user = await open()
  await press(user, '新增地址')
  const box = (await dialog()).getByRole('combobox', { name: '所在地区' })
  await user.click(box)
  await user.type(box, 'gusu')
  expect(await screen.findByText(/姑苏区/, { selector: '.ant-cascader-menu-item-content' })).toBeTruthy()
  expect(screen.queryByText('北京市', { selector: '.ant-cascader-menu-item-content' })).toBeNull()
})

test('abroad a region and a city are written, and the area code follows the country', async () => {
  const user = await open()
  await press(user, '新增地址')
  const form = await dialog()
  await user.click(form.getByRole('combobox', { name: '国家或地区' }))
  await user.type(form.getByRole('combobox', { name: '国家或地区' }), '日本')
  await pick(user, '日本', 'select-item-option-content')
  expect(form.queryByRole('combobox', { name: '所在地区' })).toBeNull()
  await user.type(form.getByRole('textbox', { name: '收货人' }), 'Sato')
  await user.type(form.getByRole('textbox', { name: /省、州或地区/ }), '大阪府')
  await user.type(form.getByRole('textbox', { name: '城市' }), '大阪市')
  await user.type(form.getByRole('textbox', { name: '详细地址' }), '中央区 1-2-3')
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '9012345678')
  const sent = nextCall('/address/save')
  await user.click(form.getByRole('button', { name: '保存' }))
  const input = { countryId: 392, regionCode: '', state: '大阪府', city: '大阪市', areaCode: '+81' }
  expect(await (await sent).json()).toMatchObject(input)
  expect((await cardOf('Sato')).getByText('日本 大阪府 大阪市')).toBeTruthy()
})

test('one is changed over the version that was read, and says so where somebody was first', async () => {
  const user = await open()
  await user.click((await cardOf('陈采薇')).getByRole('button', { name: '修改：陈采薇' }))
  const form = await dialog()
  const detail = form.getByRole<HTMLInputElement>('textbox', { name: '详细地址' })
  expect(detail.value).toBe('天目山路 148 号 3 幢 602 室')
  expect(form.getByText(/这是默认地址/)).toBeTruthy()
  await user.clear(detail)
  await user.type(detail, '文三路 1 号')
  const row = addresses[0]
  if (row) row.version = 7
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText(/该地址刚刚在别处修改过/)).toBeTruthy()
  if (row) row.version = 1
  await user.click(form.getByRole('button', { name: '保存' }))
  await gone()
  expect(await (await cardOf('陈采薇')).findByText('文三路 1 号')).toBeTruthy()
})

test('another becomes the default, and a default that is deleted says which is next', async () => {
  const user = await open()
  await user.click((await cardOf('Claire Moreau')).getByRole('button', { name: '设为默认：Claire Moreau' }))
  expect(await (await cardOf('Claire Moreau')).findByText('默认')).toBeTruthy()
  expect((await cardOf('陈采薇')).queryByText('默认')).toBeNull()
  await user.click((await cardOf('Claire Moreau')).getByRole('button', { name: '删除：Claire Moreau' }))
  const input = await dialog()
  expect(input.getByText(/其余地址中最新添加的一个将成为默认地址/)).toBeTruthy()
  await user.click(input.getByRole('button', { name: '删除' }))
  await gone()
  await waitFor(() => expect(namesShown()).toEqual(['陈采薇']))
  expect(await (await cardOf('陈采薇')).findByText('默认')).toBeTruthy()
})

test('whoever has all of them is told to delete one first', async () => {
  const own = addresses.find(({ accountId }) => accountId === '6')
  if (!own) throw new Error('the mock fair has an address')
  for (let id = 101; id < 101 + ADDRESSES_MAX; id += 1)
    addresses.push({ ...own, id, key: `full-${id}`, consignee: `收件${id}`, isDefault: false })
  await open()
  expect(await screen.findByText(/最多保存 20 个地址/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增地址' }).disabled).toBe(true)
})
