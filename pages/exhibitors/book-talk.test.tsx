import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { talks } from '#src/mocks/trade/appointments/talks.ts'
import { fill, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

resetRows(talks)

const DETAIL = '/exhibitors.html#/Detail?id=1'

async function openDialog(userType: number, address = DETAIL) {
  signInAs(userType)
  const user = await openPage(address)
  await user.click(await screen.findByRole('button', { name: '预约洽谈' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('a buyer books the first shared free slot in a few presses', async () => {
  const { user, dialog } = await openDialog(userTypes.buyer)
  await user.click(await dialog.findByRole('button', { name: '最近的共同空闲时段' }))
  expect(await dialog.findByText('已选：')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '发送预约' }))
  expect(await dialog.findByText('请填写洽谈事由')).toBeTruthy()
  fill(dialog.getByRole('textbox'), '想了解春季茶器的批量价格')
  await user.click(dialog.getByRole('button', { name: '发送预约' }))
  expect(await screen.findByText('预约已发送')).toBeTruthy()
  expect(talks.at(-1)).toMatchObject({ purpose: '想了解春季茶器的批量价格', state: 'initiated', buyerId: 6 })
})

test('a second request for a slot is refused at the field', async () => {
  const { user, dialog } = await openDialog(
    userTypes.overseasBuyer,
    '/exhibitors.html?scenario=askAppointment:AppointmentDuplicate#/Detail?id=1',
  )
  await user.click(await dialog.findByRole('button', { name: '最近的共同空闲时段' }))
  fill(dialog.getByRole('textbox'), '想了解春季茶器的批量价格')
  await user.click(dialog.getByRole('button', { name: '发送预约' }))
  expect(await dialog.findByText('您已向该展商预约过这一时段，请勿重复提交')).toBeTruthy()
})

test('other times that a refusal offers are buttons', async () => {
  const { user, dialog } = await openDialog(userTypes.overseasBuyer)
  await user.click(await dialog.findByRole('button', { name: '最近的共同空闲时段' }))
  const chosen = (await dialog.findAllByRole('radio', { checked: true }))[0]?.getAttribute('value') ?? ''
  // Two others have been confirmed for it meanwhile.
  const [one] = talks
  if (!one) throw new Error('no talks')
  const taken = { ...one, start: chosen, state: 'confirmed' as const, buyerId: 99 }
  talks.push({ ...taken, id: 901 }, { ...taken, id: 902 })
  fill(dialog.getByRole('textbox'), '想了解春季茶器的批量价格')
  await user.click(dialog.getByRole('button', { name: '发送预约' }))
  expect(await dialog.findByText('该时段已约满，请选择其他时段')).toBeTruthy()
  const [first] = await dialog.findAllByRole('button', { name: /GMT\+8/ })
  if (!first) throw new Error('no other time is offered')
  await user.click(first)
  await waitFor(() => expect(dialog.queryByText('该时段已约满，请选择其他时段')).toBeNull())
  await user.click(dialog.getByRole('button', { name: '发送预约' }))
  expect(await screen.findByText('预约已发送')).toBeTruthy()
})

test('who buys nothing learns who may', async () => {
  const { dialog } = await openDialog(userTypes.tourist)
  expect(await dialog.findByText(/洽谈预约面向采购商（/)).toBeTruthy()
})

test('a guest is prompted to log in, and told what for', async () => {
  const user = await openPage(DETAIL)
  await user.click(await screen.findByRole('button', { name: '预约洽谈' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/登录后即可预约与.*洽谈/)).toBeTruthy()
  // It is drawn beside the page.
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('there is no button where no time is set', async () => {
  await openPage('/exhibitors.html#/Detail?id=2')
  expect(await screen.findByRole('button', { name: '在线聊天' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '预约洽谈' })).toBeNull()
})
