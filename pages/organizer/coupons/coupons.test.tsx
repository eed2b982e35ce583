import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { coupons } from '#src/mocks/commerce/coupons/coupons.ts'
import { nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const COUPONS = '/organizer.html#/coupons'
resetRows(coupons)

async function open(userType: number = userTypes.staff, address = COUPONS) {
  signInAs(userType)
  return openPage(address)
}
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the table says what each is worth, how it stands, and how many are claimed and used', async () => {
  await open()
  const row = await rowOf('早鸟满减')
  expect(row.getByText('满 ¥200 减 ¥30')).toBeTruthy()
  expect(row.getByText('126 / 500')).toBeTruthy()
  expect(row.getByText('发放中')).toBeTruthy()
  expect(row.getByText('公开领取')).toBeTruthy()
  expect((await rowOf('学生专享')).getByText('STUDENT26')).toBeTruthy()
  expect((await rowOf('闭幕日免票券')).getByText('草稿')).toBeTruthy()
})

test('who may not keep coupons finds neither the part nor its page', async () => {
  await open(userTypes.reviewer)
  expect(await screen.findByText('您没有此栏目的权限')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '优惠券' })).toBeNull()
})

test('a new one is judged by the field, sent in fen and by the clock of the fair, and is a draft', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '新建优惠券' }))
  const form = await dialog()
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('请填写中文或英文名称')).toBeTruthy()
  expect(await form.findByText(/减免金额须大于 0/)).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: '名称 (中文)' }), '周末满减')
  await user.type(form.getByRole('textbox', { name: '名称 (英文)' }), 'Weekend')
  await user.clear(form.getByRole('spinbutton', { name: '使用门槛（元）' }))
  await user.type(form.getByRole('spinbutton', { name: '使用门槛（元）' }), '99.5')
  await user.type(form.getByRole('spinbutton', { name: '减免金额（元）' }), '10')
  const fill = async (name: string, value: string) => {
    const box = form.getByRole('textbox', { name })
    await user.click(box)
    await user.type(box, `${value}{Enter}`)
  }
  await fill('开始时间（GMT+8）', '2031-03-01 09:00')
  await fill('结束时间（GMT+8）', '2031-03-05 18:00')
  const sent = nextCall('/mgr/coupon/save')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await (await sent).json()).toMatchObject({
    id: null,
    document: {
      kind: 'reduction',
      name: { zh: '周末满减', en: 'Weekend' },
      overFen: 9_950,
      lessFen: 1_000,
      stock: null,
      perPerson: 1,
      from: '2031-03-01T01:00:00.000Z',
      until: '2031-03-05T10:00:00.000Z',
    },
  })
  await gone()
  expect((await rowOf('周末满减')).getByText('草稿')).toBeTruthy()
})

test('one that was given away keeps its terms, and is stopped after a question', async () => {
  const user = await open()
  await user.click((await rowOf('早鸟满减')).getByRole('button', { name: '修改：早鸟满减' }))
  const form = await dialog()
  expect(form.getByText(/类型、优惠内容和适用票种不能再修改/)).toBeTruthy()
  expect(form.queryByRole('radio')).toBeNull()
  const stock = form.getByRole('spinbutton', { name: '发放数量' })
  await user.clear(stock)
  await user.type(stock, '100')
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('发放数量不能少于已领取的 126 张')).toBeTruthy()
  await user.click(form.getByRole('button', { name: '取消' }))
  await gone()
  await user.click((await rowOf('早鸟满减')).getByRole('button', { name: '停止发放：早鸟满减' }))
  const input = await dialog()
  expect(input.getByText(/已领取的 126 张在有效期内仍可使用/)).toBeTruthy()
  await user.click(input.getByRole('button', { name: '停止发放' }))
  await gone()
  expect(await (await rowOf('早鸟满减')).findByText('已停止')).toBeTruthy()
})

test('who claimed one is listed, with where a gift goes', async () => {
  const user = await open()
  await user.click((await rowOf('青瓷品茗杯')).getByRole('button', { name: '领取记录：青瓷品茗杯' }))
  const input = await dialog()
  expect(await input.findByText(/陈采薇/)).toBeTruthy()
  expect(input.getByRole('columnheader', { name: '收货地址' })).toBeTruthy()
})
