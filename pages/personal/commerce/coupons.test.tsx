import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { addresses } from '#src/mocks/commerce/addresses/addresses.ts'
import { claims, coupons } from '#src/mocks/commerce/coupons/coupons.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const COUPONS = '/personal.html#/coupons'
resetRows(addresses, coupons, claims)

async function open(address = COUPONS) {
  signInAs(userTypes.buyer)
  return openPage(address)
}
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const tab = async (name: RegExp) => screen.findByRole('link', { name })

test('the own coupons say what they are worth and that they are used once, by state', async () => {
  const user = await open()
  const reduction = await cardOf('早鸟满减')
  expect(reduction.getByText('满 ¥200 减 ¥30')).toBeTruthy()
  expect(reduction.getByText(/一券一用/)).toBeTruthy()
  expect(reduction.getByText('适用于全部票种')).toBeTruthy()
  await user.click(await tab(/^已使用/))
  expect((await cardOf('学生专享')).getByText(/使用时间/)).toBeTruthy()
  await user.click(await tab(/^已过期/))
  expect(await cardOf('预热满减')).toBeTruthy()
})

test('who has none learns where they are, and a failure can be tried again', async () => {
  await open('/personal.html?scenario=listOwnCoupons:empty#/coupons')
  expect(await screen.findByText('没有未使用的优惠券')).toBeTruthy()
  await open('/personal.html?scenario=listOpenCoupons:empty#/coupons?part=open')
  expect(await screen.findByText('现在没有可领取的优惠券')).toBeTruthy()
  await open('/personal.html?scenario=listOwnCoupons:network#/coupons')
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
})

test('one from the list is claimed once; what is had or gone cannot be', async () => {
  const user = await open(`${COUPONS}?part=open`)
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '已领取：早鸟满减' })).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '已领完：开幕日立减' }).disabled).toBe(true)
  expect(screen.queryByRole('article', { name: '学生专享' })).toBeNull()
  const ticket = await cardOf('同行免票券')
  expect(ticket.getByText(/仅抵一张票/)).toBeTruthy()
  expect(ticket.getByText('每人限领 2 张，还可领 2 张')).toBeTruthy()
  await user.click(ticket.getByRole('button', { name: '领取：同行免票券' }))
  expect(await (await cardOf('同行免票券')).findByText('每人限领 2 张，还可领 1 张')).toBeTruthy()
  await user.click(await tab(/^我的优惠券/))
  expect(await cardOf('同行免票券')).toBeTruthy()
})

test('a code is judged by the field, refused by the field, and opens the coupon', async () => {
  const user = await open(`${COUPONS}?part=open`)
  const code = await screen.findByRole('textbox', { name: '兑换码' })
  await user.click(screen.getByRole('button', { name: '兑换' }))
  expect(await screen.findByText('请输入兑换码')).toBeTruthy()
  await user.type(code, 'nothing')
  await user.click(screen.getByRole('button', { name: '兑换' }))
  expect(await screen.findByText('兑换码不正确，请核对')).toBeTruthy()
  claims.splice(2, 1)
  await user.clear(code)
  await user.type(code, 'student 26')
  await user.click(screen.getByRole('button', { name: '兑换' }))
  expect(await cardOf('学生专享')).toBeTruthy()
  expect((await tab(/^我的优惠券/)).getAttribute('aria-current')).toBe('true')
})

test('a gift is sent to one of the own addresses, which is told to be final before and then stays', async () => {
  const user = await open()
  await user.click((await cardOf('青瓷品茗杯')).getByRole('button', { name: '填写收货地址：青瓷品茗杯' }))
  const input = await dialog()
  expect(input.getByText('收货地址确认后不能修改，请核对后再提交。')).toBeTruthy()
  const own = await input.findByRole<HTMLInputElement>('radio', { name: /陈采薇/ })
  await waitFor(() => expect(own.checked).toBe(true))
  await user.click(input.getByRole('radio', { name: /Claire Moreau/ }))
  const sent = nextCall('/coupon/confirmGift')
  await user.click(input.getByRole('button', { name: '确认收货地址' }))
  expect(await (await sent).json()).toEqual({ id: 2, addressId: 2 })
  await gone()
  await user.click(await tab(/^已使用/))
  const used = await cardOf('青瓷品茗杯')
  expect(used.getByText(/Claire Moreau/)).toBeTruthy()
  expect(used.queryByRole('button')).toBeNull()
})

test('who has no address adds one in place, which is chosen', async () => {
  addresses.splice(0, 2)
  const user = await open()
  await user.click((await cardOf('青瓷品茗杯')).getByRole('button', { name: '填写收货地址：青瓷品茗杯' }))
  const input = await dialog()
  expect(await input.findByText('还没有收货地址，请先添加。')).toBeTruthy()
  await user.click(input.getByRole('button', { name: '确认收货地址' }))
  expect(await input.findByText('请选择收货地址')).toBeTruthy()
  await user.click(input.getByRole('button', { name: '新增地址' }))
  // The second of the two: in tests antd gives both the same name.
  const dialogs = () => screen.queryAllByRole('dialog')
  await waitFor(() => expect(dialogs()).toHaveLength(2))
  const form = within(dialogs()[1] ?? document.body)
  await user.type(form.getByRole('textbox', { name: '收货人' }), '陈小满')
  await user.type(form.getByRole('combobox', { name: '国家或地区' }), '日本')
  await user.click(await screen.findByText('日本', { selector: '.ant-select-item-option-content' }))
  await user.type(form.getByRole('textbox', { name: '城市' }), '大阪市')
  await user.type(form.getByRole('textbox', { name: '详细地址' }), '中央区 1-2-3')
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '9012345678')
  await user.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  const added = await input.findByRole<HTMLInputElement>('radio', { name: /陈小满/ })
  await waitFor(() => expect(added.checked).toBe(true))
})
