import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { decideCase, listCases } from '#contract/people/review/endpoints.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

test('demands have a queue of their own, by kind', async () => {
  signInAs(userTypes.reviewer)
  const first = nextCall(listCases.path)
  await openPage('/organizer.html#/demands?kind=named')
  expect(await (await first).json()).toMatchObject({ subject: 'demand', state: 'review', kind: 'named' })
  expect(await screen.findByRole('link', { name: '蓝印花布餐垫，限三家报价' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '民宿客房竹木灯具' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: '采购需求审核' })).toBeTruthy()
  // A demand is looked at by itself, and nobody cancels one.
  expect(screen.queryByRole('checkbox')).toBeNull()
  const states = within(screen.getByRole('navigation', { name: '按状态查看' }))
  expect(states.queryByRole('link', { name: /已取消/ })).toBeNull()
})

test('a demand is read with its picture and approved, which says what comes of it', async () => {
  signInAs(userTypes.reviewer)
  const user = await openPage('/organizer.html#/demands/1')
  expect(await screen.findByRole('row', { name: /采购数量 90 件 90 pieces/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: '打开原图（新窗口）' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^通过/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/这条需求将在供需大厅展示/)).toBeTruthy()
  const sent = nextCall(decideCase.path)
  await user.click(dialog.getByRole('button', { name: /通过$/ }))
  expect(await (await sent).json()).toMatchObject({ subject: 'demand', id: 1, action: 'approve' })
  // What is next in the queue follows.
  expect(await screen.findByRole('heading', { level: 1, name: '校园漆艺课材料包' })).toBeTruthy()
})
