import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { leavings } from '#src/mocks/people/session/leavings.ts'
import { MOCK_CAPTCHA, MOCK_PASSWORD } from '#src/mocks/foundation/accounts/accounts.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(leavings)

async function openDialog() {
  await openPage('/personal.html#/security')
  await userEvent.click(await screen.findByRole('button', { name: '查看并注销…' }))
  return within(await screen.findByRole('dialog', { name: '注销账号' }))
}

test('what goes and what stays is reported first, then the password and the phrase are requested', async () => {
  signInAs(userTypes.buyer)
  const dialog = await openDialog()
  const goes = within(await dialog.findByRole('region', { name: '将删除' }))
  expect(goes.getAllByRole('listitem')[0]?.textContent).toBe('注册申请与材料1 条')
  const stays = within(dialog.getByRole('region', { name: '将保留，但不再写明是您' }))
  expect(stays.getAllByRole('listitem')[0]?.textContent).toBe('订单与付款账目须依法保存6 条')
  await userEvent.type(dialog.getByLabelText(/当前密码$/), 'Wrong#2026')
  await userEvent.type(dialog.getByLabelText(/请输入“注销账号”$/), '注销')
  await userEvent.click(dialog.getByRole('button', { name: '注销账号' }))
  expect(await dialog.findByText('请准确输入要求的文字')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/请输入“注销账号”$/), '账号')
  await userEvent.click(dialog.getByRole('button', { name: '注销账号' }))
  expect(await dialog.findByText('当前密码错误')).toBeTruthy()
  expect(leavings).toEqual([])
  await userEvent.clear(dialog.getByLabelText(/当前密码$/))
  await userEvent.type(dialog.getByLabelText(/当前密码$/), MOCK_PASSWORD)
  await userEvent.click(dialog.getByRole('button', { name: '注销账号' }))
  expect(await screen.findByText(/已受理注销申请，账号将于 .+ 删除/)).toBeTruthy()
  expect(leavings).toHaveLength(1)
})

test('who is the only admin reads why it cannot be, and is not prompted for anything', async () => {
  signInAs(userTypes.exhibitingDelegation)
  const dialog = await openDialog()
  expect(await dialog.findByText(/您是展商唯一的管理员/)).toBeTruthy()
  expect(document.querySelector('[role="dialog"] input')).toBeNull()
  expect(dialog.queryByRole('button', { name: '注销账号' })).toBeNull()
})

test('a login of somebody who is leaving offers to keep the account', async () => {
  leavings.push({ userId: '6', until: '2026-12-01 10:24' })
  await openPage('/login.html#/')
  const main = within(await screen.findByRole('main'))
  const labelled = (name: RegExp) => main.findByLabelText<HTMLInputElement>(name, { selector: 'input' })
  await userEvent.type(await labelled(/^手机号或邮箱/), '13800138006')
  await userEvent.type(await labelled(/^密码/), MOCK_PASSWORD)
  await userEvent.type(await labelled(/^图形验证码/), MOCK_CAPTCHA)
  await userEvent.click(main.getByRole('checkbox'))
  await userEvent.click(main.getByRole('button', { name: '登录' }))
  await userEvent.click(await screen.findByRole('button', { name: '撤回注销并登录' }))
  await waitFor(() => expect(leavings).toEqual([]))
})
