import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { talks } from '#src/mocks/trade/appointments/talks.ts'
import { fill, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

resetRows(talks)
const LIST = '/organizer.html#/appointments?only=contested'
const contested = () => talks.find(({ contested: is }) => is)

test('an organizer decides a contested absence, with a reason, and it waits no more', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage(LIST)
  await user.click(await screen.findByRole('button', { name: /^裁定：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^裁定：/ }))
  expect(dialog.getByText('异议：我 14:05 到达展位，当时无人接待')).toBeTruthy()
  expect(dialog.getByText(/采购商被标记为未到场/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '裁定' }))
  expect(await dialog.findByText('请选择裁定结果')).toBeTruthy()
  expect(await dialog.findByText('请填写意见')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: '洽谈已经进行' }))
  fill(dialog.getByRole('textbox'), '展位登记本上有签到')
  await user.click(dialog.getByRole('button', { name: '裁定' }))
  expect(await screen.findByText('没有符合条件的洽谈')).toBeTruthy()
  expect(contested()).toMatchObject({ state: 'met', decision: { outcome: 'met', reason: '展位登记本上有签到' } })
})

test('what somebody else has decided meanwhile is reported in the dialog', async () => {
  signInAs(userTypes.organizer)
  const user = await openPage(LIST)
  await user.click(await screen.findByRole('button', { name: /^裁定：/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^裁定：/ }))
  Object.assign(contested() ?? {}, { decision: { outcome: 'noShow', reason: '核实' } })
  await user.click(dialog.getByRole('radio', { name: '维持未到场的记录' }))
  fill(dialog.getByRole('textbox'), '核实')
  await user.click(dialog.getByRole('button', { name: '裁定' }))
  expect(await screen.findByText('这一异议已由主办方裁定')).toBeTruthy()
})

test('whoever only reads decides nothing; both sides read what was decided', async () => {
  signInAs(userTypes.supervisor)
  await openPage(LIST)
  expect(await screen.findByText('一方未到场 · 有异议')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^裁定：/ })).toBeNull()
  const own = talks.find(({ purpose }) => purpose === '了解代理条件')
  Object.assign(own ?? {}, { contested: true, decision: { outcome: 'noShow', reason: '核实' } })
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/appointments?state=noShow')
  await waitFor(() => expect(screen.getByText(/主办方裁定：维持您未到场的记录。/)).toBeTruthy())
})
