import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/commerce/transfers/endpoints.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { rememberOrders } from '#src/mocks/commerce/orders/restore.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { account } from '#src/mocks/commerce/transfers/transfers.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
const kept = account.now
beforeEach(() => {
  restore = rememberOrders()
  signInAs(userTypes.financeStaff)
})
afterEach(() => {
  restore()
  account.now = kept
})

const open = () => openPage('/organizer.html#/finance?part=transfers')
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const ORDER = 19
const numberOf = (id: number) => orders.find((one) => one.id === id)?.number ?? ''

it('takes a transfer as paid, and its order takes effect', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: `确认到账：${numberOf(ORDER)}` }))
  const input = await dialog()
  expect(input.getByText(/墨林古籍书社 转入 ¥1,980/)).toBeTruthy()
  const call = nextCall(contract.decideTransfer.path)
  await user.click(input.getByRole('button', { name: '确认到账' }))
  expect(await (await call).json()).toEqual({ id: 2, version: 1, confirm: true, reason: '' })
  await gone()
  expect(await screen.findByRole('heading', { name: '没有符合条件的转账' })).toBeTruthy()
  expect(orders.find(({ id }) => id === ORDER)).toMatchObject({ stored: 'paid', method: 'transfer' })
  await user.click(screen.getByRole('link', { name: '已到账' }))
  expect(await screen.findAllByRole('row')).toHaveLength(3)
  await expectAccessible()
})

it('gives a transfer back with a reason', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: `退回：${numberOf(ORDER)}` }))
  const input = await dialog()
  await user.click(input.getByRole('button', { name: /^退\s?回$/ }))
  expect(await input.findByText('请填写意见')).toBeTruthy()
  fill(input.getByRole('textbox'), '未查询到该笔款项')
  const call = nextCall(contract.decideTransfer.path)
  await user.click(input.getByRole('button', { name: /退\s?回$/ }))
  expect(await (await call).json()).toEqual({ id: 2, version: 1, confirm: false, reason: '未查询到该笔款项' })
  await gone()
})

it('shows what proves it', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '查看凭证 1：墨林古籍书社' }))
  expect(await (await dialog()).findByRole('img', { name: '转账凭证' })).toBeTruthy()
})

it('is read by organizers, who neither decide nor change the account', async () => {
  signInAs(userTypes.organizer)
  await open()
  expect(await screen.findByText('3500 4001 0400 0812 3')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '查看凭证 1：墨林古籍书社' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^确认到账/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '修改账户' })).toBeNull()
})

it('names the account that transfers go to, changes it and takes it away', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '修改账户' }))
  const form = await dialog()
  fill(form.getByRole('textbox', { name: /账号/ }), '12ab')
  await user.click(form.getByRole('button', { name: /^保\s?存$/ }))
  expect(await form.findByText('银行账号应为 6 至 40 位数字')).toBeTruthy()
  fill(form.getByRole('textbox', { name: /账号/ }), '6222 0012 3456 7890')
  await user.click(form.getByRole('button', { name: /保\s?存$/ }))
  await gone()
  expect(await screen.findByText('6222 0012 3456 7890')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '停用银行转账' }))
  await user.click((await dialog()).getByRole('button', { name: '停用银行转账' }))
  await gone()
  expect(await screen.findByRole('button', { name: '设置账户' })).toBeTruthy()
})

it('says so where finance has named none', async () => {
  server.use(mock(contract.getTransferAccount, () => null))
  await open()
  expect(await screen.findByText('尚未设置收款账户，目前不提供银行转账。')).toBeTruthy()
})
