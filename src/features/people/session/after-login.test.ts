import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkCallback } from '#contract/people/session/endpoints.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { signIn } from '#src/common/session/session.ts'
import { session } from '#src/common/session/storage.ts'
import { closeAlert, notices } from '#src/common/ui/notices/notices.ts'
import { addressQuery, leaveAfterLogin, withAuthCode } from './after-login'

vi.mock('#src/common/request/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const callMock = vi.mocked(call)

async function left(): Promise<string[]> {
  const gone: string[] = []
  await leaveAfterLogin('code-1', (address) => gone.push(address))
  return gone
}

beforeEach(() => {
  callMock.mockReset()
})
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the query of an address', () => {
  it.each([
    ['?callback=%2Fnews.html', '#/', '/news.html'],
    ['', '#/?callback=%2Fnews.html', '/news.html'],
    ['?callback=a', '#/?callback=b', 'a'],
    ['', '#/', ''],
  ])('%s%s', (search, hash, value) => {
    expect(addressQuery('callback', { search, hash })).toBe(value)
  })
})

it('another site gets the code within its query, before its hash', () => {
  expect(withAuthCode('https://sister.example/in?a=1#/x', 'c')).toBe(
    'https://sister.example/in?a=1&sso=1&authCode=c#/x',
  )
})

describe('after the login', () => {
  it('the reader goes on to where the login came between', async () => {
    session.set('returnPath', '/news.html#/detail?id=3')
    expect(await left()).toEqual(['/news.html#/detail?id=3'])
    expect(session.get('returnPath')).toBeUndefined()
    expect(callMock).not.toHaveBeenCalled()
  })

  it.each([
    [1, './personal.html#/'],
    [8, './personal.html#/'],
    [12, './personal.html#/'],
    [13, './personal.html#/'],
    [14, './personal.html#/'],
    [5, './index.html#/'],
    [6, './index.html#/'],
  ])('who was on the way to nowhere comes, as user type %i, to %s', async (userType, address) => {
    signIn({ token: 'token-1', user: { userId: '1', userName: 'a', userType } })
    expect(await left()).toEqual([address])
    session.set('returnPath', '/login.html#/register')
    expect(await left()).toEqual([address])
  })

  it('a callback is gone to as the server gives it', async () => {
    window.history.replaceState(null, '', '/login.html?callback=./news.html#/')
    callMock.mockResolvedValue({ target: '/news.html', foreign: false })
    expect(await left()).toEqual(['/news.html'])
    expect(callMock).toHaveBeenCalledExactlyOnceWith(
      checkCallback,
      { callback: './news.html', authCode: 'code-1' },
      { alerts: false },
    )
  })

  it('another site is given the code', async () => {
    window.history.replaceState(null, '', '/login.html#/?callback=https%3A%2F%2Fsister.example%2Fin')
    callMock.mockResolvedValue({ target: 'https://sister.example/in', foreign: true })
    expect(await left()).toEqual(['https://sister.example/in?sso=1&authCode=code-1'])
  })

  it('a refused callback is never opened: a message is shown, then the home page', async () => {
    window.history.replaceState(null, '', '/login.html?callback=https://evil.example/#/')
    callMock.mockRejectedValue(new ApiError('refused', 10122, 'not allowed'))
    const gone = await left()
    expect(gone).toEqual([])
    expect(notices.get().box?.text).toBe('not allowed')
    closeAlert()
    expect(gone).toEqual(['./index.html'])
  })
})
