import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { isFollowed } from '#src/mocks/trade/follows/follows.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const FOLLOWS = '/personal.html#/follows'
const buyer = String(userTypes.buyer)
const rows = () => screen.findAllByRole('article')

test('the list has every kind, says what is gone, and is filtered in the address', async () => {
  signInAs(userTypes.buyer)
  await openPage(FOLLOWS)
  expect(await rows()).toHaveLength(6)
  expect(screen.getByRole('heading', { name: '该展品已不再展出' })).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: '类别' }))
  expect(tabs.getByRole('link', { name: '直播' }).getAttribute('href')).toContain('kind=live')
  await openPage(`${FOLLOWS}?kind=live`)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await openPage(`${FOLLOWS}?keyWord=zzz`)
  expect(await screen.findByText('没有名称相符的内容')).toBeTruthy()
})

test('an unfollowed object can be followed again; a deleted one needs confirmation', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage(`${FOLLOWS}?kind=exhibit`)
  const [first] = await rows()
  if (!first) throw new Error('nothing is followed')
  await user.click(within(first).getByRole('button', { name: /^移除/ }))
  expect(await screen.findByText('已移除')).toBeTruthy()
  expect(isFollowed(buyer, { kind: 'exhibit', id: 1 })).toBe(false)
  const undo = await screen.findByRole('button', { name: /^撤销/ })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.click(undo)
  await waitFor(() => expect(isFollowed(buyer, { kind: 'exhibit', id: 1 })).toBe(true))
  await waitFor(() => expect(screen.queryByText('已移除')).toBeNull())

  await user.click(screen.getByRole('button', { name: '移除该展品已不再展出' }))
  expect(screen.getByText('它已不再展出，移除后无法恢复。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保留' }))
  expect(isFollowed(buyer, { kind: 'exhibit', id: 999 })).toBe(true)
})

test('who follows nothing is led to where there is something, and a failure can be tried again', async () => {
  signInAs(userTypes.tourist)
  await openPage('/personal.html?scenario=listFollows:empty#/follows')
  expect((await screen.findByRole('link', { name: '看看展品' })).getAttribute('href')).toBe('./exhibitss.html')
  await openPage('/personal.html?scenario=listFollows:network#/follows')
  expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
})

test('an exhibitor reads how many follow it', async () => {
  signInAs(userTypes.exhibitor)
  await openPage('/personal.html#/stand')
  const counts = within(await screen.findByRole('region', { name: '关注与收藏' }))
  expect(await counts.findByText('128')).toBeTruthy()
})
