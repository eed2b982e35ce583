import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { members } from '#src/mocks/people/team/people.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const TEAM = '/personal.html#/team'

async function openTeam(address = TEAM) {
  signInAs(userTypes.exhibitor)
  return openPage(address)
}
const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')
const inRow = async (name: string) => {
  const row = await rowOf(name)
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}

test('the list says who is there, as what, and until when an invitation is good', async () => {
  await openTeam()
  expect((await inRow('沈砚秋')).getByText('您')).toBeTruthy()
  expect((await inRow('沈砚秋')).queryByRole('button')).toBeNull()
  const invited = await inRow('林听雨')
  expect(invited.getByText('已邀请')).toBeTruthy()
  expect(invited.getByText(/有效期至 .* GMT\+8/)).toBeTruthy()
  expect((await inRow('玛雅·科尔')).getByText('邀请已失效')).toBeTruthy()
  expect((await inRow('温小满')).getByText('3 个会话')).toBeTruthy()
  const changes = within(await screen.findByRole('region', { name: '变更记录' }))
  expect(await changes.findByText('沈砚秋 将 乔一诺 的角色由业务员改为主播')).toBeTruthy()
})

test('who has no team is notified, one that is alone sees what comes, and a failure can be tried again', async () => {
  signInAs(userTypes.buyer)
  await openPage(TEAM)
  expect(await screen.findByText('团队由参展商管理员管理')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '团队' })).toBeNull()
  await openTeam('/personal.html?scenario=listTeam:empty#/team')
  expect(await screen.findByText('团队中还没有成员')).toBeTruthy()
  await openTeam('/personal.html?scenario=listTeam:network#/team')
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
})

test('an invitation is judged by the field, refused by the field, and sent once', async () => {
  const user = await openTeam()
  await user.click(await screen.findByRole('button', { name: '邀请成员' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '发送邀请' }))
  expect(await dialog.findByText('请输入邮箱')).toBeTruthy()
  expect(await dialog.findByText('请输入姓名')).toBeTruthy()
  const email = dialog.getByRole('textbox', { name: '邮箱' })
  await user.type(email, 'buyer@demo.yunzhan.example')
  await user.type(dialog.getByRole('textbox', { name: '姓名' }), '周予安')
  await user.click(dialog.getByRole('radio', { name: /主播/ }))
  await user.click(dialog.getByRole('button', { name: '发送邀请' }))
  expect(await dialog.findByText('该邮箱已用于其他云展账号，请换一个邮箱')).toBeTruthy()
  await user.clear(email)
  await user.type(email, ' zhou@sunmu.example ')
  const sent = nextCall('/team/invite')
  await user.click(dialog.getByRole('button', { name: '发送邀请' }))
  expect(await (await sent).json()).toMatchObject({ email: 'zhou@sunmu.example', name: '周予安', role: 'anchor' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await inRow('周予安')).getByText('已邀请')).toBeTruthy()
  members.pop()
})

test('who is removed has their work given to a colleague who can do it', async () => {
  const user = await openTeam()
  await user.click((await inRow('温小满')).getByRole('button', { name: '移除成员：温小满' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('温小满 手头有 3 个会话，请选择由谁接手。')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '移除' }))
  expect((await dialog.findAllByText('请选择接手的同事')).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('combobox', { name: '由谁接手' }))
  const offered = { selector: '.ant-select-item-option-content' }
  const successor = await screen.findByText('陆知白 · 管理员', offered)
  // Who hosts sessions answers nobody.
  expect(screen.queryByText(/乔一诺/, offered)).toBeNull()
  await user.click(successor)
  const sent = nextCall('/team/remove')
  await user.click(dialog.getByRole('button', { name: '移除' }))
  expect(await (await sent).json()).toEqual({ id: 102, role: 'customerService', handOverTo: 101 })
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /温小满/ })).toBeNull())
  const changes = within(screen.getByRole('region', { name: '变更记录' }))
  expect(await changes.findByText('沈砚秋 移除了 温小满（客服），由 陆知白 接手其工作')).toBeTruthy()
})

test('another role asks for a colleague only where it cannot go on with what is in hand', async () => {
  const user = await openTeam()
  await user.click((await inRow('乔一诺')).getByRole('button', { name: '更改角色：乔一诺' }))
  const dialog = within(await screen.findByRole('dialog'))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: '更改角色' })
  expect(submit.disabled).toBe(true)
  await user.click(dialog.getByRole('radio', { name: /管理员/ }))
  expect(dialog.queryByRole('combobox')).toBeNull()
  await user.click(dialog.getByRole('radio', { name: /客服/ }))
  expect(await dialog.findByText('乔一诺 手头有 2 场直播，请选择由谁接手。')).toBeTruthy()
  expect(dialog.getByRole('combobox', { name: '由谁接手' })).toBeTruthy()
})

test('an invitation is sent again and withdrawn, after a question', async () => {
  const user = await openTeam()
  await user.click((await inRow('玛雅·科尔')).getByRole('button', { name: /重新发送邀请/ }))
  expect(await (await inRow('玛雅·科尔')).findByText('已邀请')).toBeTruthy()
  await user.click((await inRow('玛雅·科尔')).getByRole('button', { name: /撤回邀请/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/member-105@sunmu\.example 的链接将立即失效/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '撤回邀请' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /玛雅/ })).toBeNull())
})
