import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { HEARTBEAT_MS } from '#contract/core/limits.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'
import { leaveExpired } from '../login/leave-expired'
import { onExpired } from '../request/on-expired'
import { startHeartbeat } from './heartbeat'
import { en } from '#tests/setup/english.ts'

const KEYS = ['token', 'userId', 'user_key', 'userInfo', 'isSignIn']

overMocks()

const account = () => screen.queryByRole('button', { name: '沈砚秋 的账户菜单' })
const main = () => within(screen.getByRole('main'))
const stored = () => KEYS.filter((key) => localStorage.getItem(key) !== null)

it('every request names language, reader and token; the logout leaves language and page as they are', async () => {
  signInAs(7)
  const input = nextCall('/ce-content/content/news/')
  const user = await openPage('/news.html?lang=en-US#/?columnId=3')
  const { headers } = await input
  expect(['language', 'userid', 'token', 'x-auth0-token'].map((name) => headers.get(name))).toEqual([
    'en-US',
    '7',
    'token-7',
    'token-7',
  ])
  await user.click(screen.getByRole('button', { name: en('common:session.signedInAs', { name: '沈砚秋' }) }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull())
  expect(window.location.href).toMatch(/columnId=3$/)
  expect(localStorage.getItem('langs')).toBe('en-US')
})

// Every code of it: src/common/request/call.test.ts. This is one from another service: only the remainder by 100000 counts.
it('a session that is over clears the login and alerts nobody', async () => {
  onTestFinished(onExpired(leaveExpired))
  signInAs(7)
  expect(stored()).toEqual(KEYS)
  const input = nextCall('/ce-content/content/news/')
  await openPage('/news.html?scenario=listNews:340001')
  expect((await input).headers.get('token')).toBe('token-7')
  expect(await main().findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(account()).toBeNull())
  expect(stored()).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.pathname).toBe('/news.html')
})

// All of them: src/common/request/call.test.ts.
it('the silent codes keep the login and alert nobody', async () => {
  signInAs(7)
  await openPage('/exhibitss.html?scenario=getExhibit:30001#/ExhibisDetail?id=1')
  expect(await main().findByRole('link')).toBeTruthy()
  expect(main().getByRole('heading')).toBeTruthy()
  expect(account()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(main().queryByRole('alert')).toBeNull()
})

it('a heartbeat that finds the session over signs out', async () => {
  signInAs(7)
  await openPage('/news.html?scenario=heartbeat:40001')
  expect(account()).toBeTruthy()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(startHeartbeat())
  vi.advanceTimersByTime(HEARTBEAT_MS)
  vi.useRealTimers()
  await waitFor(() => expect(account()).toBeNull())
  expect(stored()).toEqual([])
})
