import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logout } from '#contract/people/session/endpoints.ts'
import { ApiError } from '../request/api-error'
import { call } from '../request/call'
import { getSession, signIn } from '../session/session'
import { logOut } from './log-out'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const callMock = vi.mocked(call)

beforeEach(() => {
  callMock.mockReset().mockResolvedValue({})
  signIn({ user: { userId: '6', userName: 'chen' }, token: 'token-6' })
})
afterEach(() => vi.useRealTimers())

it('ends the session on the server while the token is still there, then here', async () => {
  callMock.mockImplementation(async () => {
    expect(localStorage.getItem('token')).toBe('token-6')
    return {}
  })
  await logOut()
  expect(callMock).toHaveBeenCalledExactlyOnceWith(logout, {}, { alerts: false, background: true })
  expect(getSession()).toBeNull()
})

it('signs out here even when the server refuses', async () => {
  callMock.mockRejectedValue(new ApiError('refused', 10500, 'broken'))
  await logOut()
  expect(getSession()).toBeNull()
})

it('signs out here even when the server does not answer', async () => {
  vi.useFakeTimers()
  callMock.mockImplementation(() => new Promise(() => undefined))
  const leaving = logOut()
  await vi.advanceTimersByTimeAsync(3_000)
  await leaving
  expect(getSession()).toBeNull()
})
