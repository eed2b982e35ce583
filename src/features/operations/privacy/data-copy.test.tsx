import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { copies } from '#src/mocks/operations/privacy/copies.ts'
import { retentions } from '#src/mocks/operations/privacy/retention.ts'
import { MOCK_PASSWORD } from '#src/mocks/foundation/accounts/accounts.ts'
import { resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
resetRows(copies, retentions)

test('a copy is requested with the password, and can be fetched when it is ready', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/security')
  const section = within(await screen.findByRole('region', { name: '我的资料副本' }))
  const open = await section.findByRole<HTMLButtonElement>('button', { name: '申请资料副本' })
  await userEvent.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: '申请资料副本' }))
  await userEvent.type(dialog.getByLabelText(/当前密码$/), 'Wrong#2026')
  await userEvent.click(dialog.getByRole('button', { name: '申请资料副本' }))
  expect(await dialog.findByText('当前密码错误')).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText(/当前密码$/))
  await userEvent.type(dialog.getByLabelText(/当前密码$/), MOCK_PASSWORD)
  await userEvent.click(dialog.getByRole('button', { name: '申请资料副本' }))
  expect(await section.findByText(/申请的副本已备好，可在 .+ 前下载/)).toBeTruthy()
  expect(section.getByRole('button', { name: '下载副本' })).toBeTruthy()
  expect(copies.at(-1)?.userId).toBe('6')
})

test('the organizer shortens a time only when they have been notified what goes', async () => {
  signInAs(userTypes.organizer)
  await openPage('/organizer.html#/retention')
  const days = await screen.findByRole('spinbutton', { name: '已发出的短信和邮件' })
  const row = within(days.closest('li') ?? document.body)
  expect(row.getByText('下次清除：214 条')).toBeTruthy()
  await userEvent.clear(days)
  await userEvent.type(days, '30')
  await userEvent.click(row.getByRole('button', { name: '保存' }))
  const dialog = within(await screen.findByRole('dialog', { name: '缩短保存期限' }))
  expect(retentions[0]?.days).toBe(180)
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存，将按新的期限清除')).toBeTruthy()
  expect(retentions[0]).toMatchObject({ days: 30, version: 1 })
})
