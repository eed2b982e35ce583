import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/follows/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { addFollow, isFollowed as isKept, removeFollow } from '#src/mocks/trade/follows/follows.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const among = `/api${contract.listFollowed.path}`
const timesRequested = (path: string) => requestedPaths.filter((one) => one === path).length
const hearts = () => screen.findAllByRole('button', { name: /^(收藏|关注) / })
const pressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed')

it('every card of a list has a heart of its name, and one call says which are followed', async () => {
  signInAs(userTypes.buyer)
  const later = { kind: 'exhibit', id: 6 } as const
  addFollow(String(userTypes.buyer), later)
  await openPage('/exhibitss.html')
  const all = await hearts()
  expect(all.length).toBeGreaterThan(5)
  await waitFor(() => expect(all.filter((heart) => pressed(heart) === 'true')).toHaveLength(2))
  expect(timesRequested(among)).toBe(1)
  removeFollow(String(userTypes.buyer), later)
})

it.each([
  ['exhibitors.html', '关注'],
  ['news.html', '收藏'],
  ['activity.html', '收藏'],
  ['index.html#/intelligentSearchDetails?keyWord=瓷', '收藏'],
  ['exhibitss.html#/ExhibisDetail?id=1', '收藏'],
  ['exhibitors.html#/Detail?id=2', '关注'],
  ['news.html#/detail?id=2', '收藏'],
  ['activity.html#/live?id=2', '收藏'],
])('stands on %s', async (address, verb) => {
  await openPage(`/${address}`)
  expect(await screen.findAllByRole('button', { name: new RegExp(`^${verb} .`) })).not.toHaveLength(0)
})

it('is changed at once and kept; pressed twice it is as before', async () => {
  signInAs(userTypes.tourist)
  const user = await openPage('/exhibitss.html#/ExhibisDetail?id=3')
  await screen.findByRole('heading', { level: 1 })
  const [heart] = await hearts()
  if (!heart) throw new Error('no heart')
  expect(pressed(heart)).toBe('false')
  const id = String(userTypes.tourist)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((done) => {
    answer = done
  })
  server.use(
    http.post(`*${contract.follow.path}`, async () => {
      await answered
      addFollow(id, { kind: 'exhibit', id: 3 })
      return HttpResponse.json({ code: 0, msg: '', data: {} })
    }),
  )
  await user.click(heart)
  expect(pressed(heart)).toBe('true')
  expect(isKept(id, { kind: 'exhibit', id: 3 })).toBe(false)
  answer()
  await waitFor(() => expect(isKept(id, { kind: 'exhibit', id: 3 })).toBe(true))
  await user.click(heart)
  expect(pressed(heart)).toBe('false')
  await waitFor(() => expect(isKept(id, { kind: 'exhibit', id: 3 })).toBe(false))
})

it('a refusal of the server reverts the change and is shown', async () => {
  signInAs(userTypes.tourist)
  server.use(mock(contract.follow, () => refuse('TooManyFollows', { max: 1_000 })))
  const user = await openPage('/exhibitss.html#/ExhibisDetail?id=4')
  await screen.findByRole('heading', { level: 1 })
  const [heart] = await hearts()
  if (!heart) throw new Error('no heart')
  await user.click(heart)
  expect(await screen.findByText(/最多 1000 个/)).toBeTruthy()
  expect(pressed(heart)).toBe('false')
})

it('nothing is requested for a guest, who learns what the login is for when the heart is pressed', async () => {
  const user = await openPage('/exhibitss.html#/ExhibisDetail?id=5')
  await screen.findByRole('heading', { level: 1 })
  const [heart] = await hearts()
  if (!heart) throw new Error('no heart')
  await user.click(heart)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('登录后即可关注与收藏')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pressed(heart)).toBe('false')
  expect(timesRequested(among)).toBe(0)
})
