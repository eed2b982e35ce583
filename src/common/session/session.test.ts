import { renderHook, act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearLogin, followOtherTabs, getSession, onceSignedIn, onSession, signIn, useSession } from './session'
import { session } from './storage'

const user = { userId: 'u1', userName: 'Li Qing', userType: 6 }

function otherTab(change: () => void, key: string | null): void {
  change()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => clearLogin())

describe('signing in', () => {
  it('writes the keys of the spec', () => {
    signIn({ user, token: 't1' })
    expect(localStorage.getItem('token')).toBe('t1')
    expect(localStorage.getItem('userId')).toBe('u1')
    expect(JSON.parse(localStorage.getItem('user_key') ?? '')).toEqual({ userId: 'u1', token: 't1' })
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ userId: 'u1', userName: 'Li Qing' })
    expect(localStorage.getItem('isSignIn')).toBe('true')
    expect(getSession()).toEqual({ user, token: 't1' })
  })

  it('is read from isSignIn', () => {
    signIn({ user, token: 't1' })
    localStorage.removeItem('isSignIn')
    window.dispatchEvent(new StorageEvent('storage', { key: 'isSignIn' }))
    clearLogin()
    localStorage.setItem('token', 't1')
    localStorage.setItem('userInfo', JSON.stringify(user))
    expect(getSession()).toBeNull()
  })
})

it('half a login is none', async () => {
  vi.resetModules()
  localStorage.setItem('isSignIn', 'true')
  localStorage.setItem('userInfo', '{broken')
  localStorage.setItem('token', 'token-7')
  // As a page has it that starts.
  const started = await import('./session')
  expect(started.getSession()).toBeNull()
  localStorage.setItem('userInfo', JSON.stringify(user))
  vi.resetModules()
  expect((await import('./session')).getSession()).toEqual({ user, token: 'token-7' })
})

it('loads what the signed-in need with the first login, and again after it was lost', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue()
  onceSignedIn(load)
  expect(load).not.toHaveBeenCalled()
  signIn({ user, token: 't1' })
  await load.mock.results[0]?.value.catch(() => undefined)
  signIn({ user, token: 't2' })
  expect(load).toHaveBeenCalledTimes(2)
  signIn({ user, token: 't3' })
  expect(load).toHaveBeenCalledTimes(2)
})

describe('signing out', () => {
  it('removes every key of the login', () => {
    signIn({ user, token: 't1' })
    session.set('exhibitionActivitiesId', '7')
    localStorage.setItem('langs', 'en-US')
    clearLogin()
    expect(Object.keys({ ...localStorage })).toEqual(['langs'])
    expect(session.get('exhibitionActivitiesId')).toBeUndefined()
    expect(getSession()).toBeNull()
  })

  it('is reported to whoever shows the reader', () => {
    signIn({ user, token: 't1' })
    const { result } = renderHook(() => useSession())
    expect(result.current?.user.userName).toBe('Li Qing')
    act(() => clearLogin())
    expect(result.current).toBeNull()
  })
})

describe('other tabs', () => {
  let stop: () => void
  beforeEach(() => {
    stop = followOtherTabs()
  })
  afterEach(() => stop())

  it('sign this one out', () => {
    signIn({ user, token: 't1' })
    const listener = vi.fn<() => void>()
    const quiet = onSession(listener)
    otherTab(() => localStorage.removeItem('isSignIn'), 'isSignIn')
    expect(getSession()).toBeNull()
    expect(listener).toHaveBeenCalled()
    quiet()
  })

  it('sign this one out by clearing everything', () => {
    signIn({ user, token: 't1' })
    otherTab(() => localStorage.clear(), null)
    expect(getSession()).toBeNull()
  })

  it('sign this one in', () => {
    expect(getSession()).toBeNull()
    otherTab(() => {
      localStorage.setItem('token', 't2')
      localStorage.setItem('userInfo', JSON.stringify(user))
      localStorage.setItem('isSignIn', 'true')
    }, 'isSignIn')
    expect(getSession()?.token).toBe('t2')
  })
})
