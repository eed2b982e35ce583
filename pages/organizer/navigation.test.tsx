import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { local } from '#src/common/session/storage.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { findPartOf, listGroups } from './parts'

overMocks()
beforeEach(() => {
  local.remove('openGroups')
  signInAs(userTypes.organizer)
})

const navigation = async () => within(await screen.findByRole('navigation', { name: '工作台栏目' }))
const group = async (name: RegExp) => (await navigation()).getByRole('button', { name })

test('the group of the current screen is open, the others say how much is open in them', async () => {
  await openPage('/organizer.html#/sign-ups')
  expect((await group(/^用户/)).getAttribute('aria-expanded')).toBe('true')
  expect((await group(/^贸易/)).getAttribute('aria-expanded')).toBe('false')
  const nav = await navigation()
  const current = nav.getByRole('link', { current: 'page' })
  expect(await nav.findByRole('button', { name: '贸易 2 项待办' })).toBeTruthy()
  expect(current.textContent).toBe('报名审核33 项待办')
  expect(nav.queryByRole('link', { name: /^采购需求/ })).toBeNull()
  await expectAccessible()
})

test('a group that was opened or closed stays so', async () => {
  const user = await openPage('/organizer.html#/sign-ups')
  await user.click(await group(/^设置/))
  await user.click(await group(/^用户/))
  await openPage('/organizer.html#/sign-ups')
  expect((await group(/^设置/)).getAttribute('aria-expanded')).toBe('true')
  expect((await group(/^用户/)).getAttribute('aria-expanded')).toBe('false')
  expect((await navigation()).getByRole('link', { name: '发件箱' })).toBeTruthy()
})

test('in a narrow window a button names the current part, shows all, and Escape closes them', async () => {
  const user = await openPage('/organizer.html#/imports')
  const menu = (await navigation()).getByRole('button', { name: /导入/ })
  await user.click(menu)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(menu.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(menu)
})

test('a path belongs to the most specific part', () => {
  const parts = listGroups({ userType: userTypes.organizer }).flatMap((one) => one.parts)
  const nameOf = (path: string) => findPartOf(path, parts)?.name
  expect(nameOf('/')).toBe('today')
  expect(nameOf('/content/hall/3')).toBe('content')
  expect(nameOf('/content/expo/1')).toBe('fair')
  expect(nameOf('/content/changes')).toBe('changes')
  expect(nameOf('/nowhere')).toBeUndefined()
})

test('who works for an exhibitor has no part of the fair’s', () => {
  expect(listGroups({ userType: userTypes.customerService, exhibitorId: 3 })).toEqual([])
  expect(listGroups(undefined)).toEqual([])
})
