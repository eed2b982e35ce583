import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearLogin, followOtherTabs, signIn } from '../session/session'
import { queryClient } from './query-client'

const logIn = (userId: string) => signIn({ user: { userId, userName: userId }, token: `token-of-${userId}` })
const key = ['own', 'orders']
const cached = () => queryClient.getQueryData(key)

beforeEach(() => logIn('1'))
afterEach(() => {
  queryClient.clear()
  clearLogin()
})

it.each([
  ['by a logout', () => clearLogin()],
  ['by a login as someone else', () => logIn('2')],
  [
    'in another tab',
    () => {
      const stop = followOtherTabs()
      localStorage.setItem('userInfo', JSON.stringify({ userId: '3', userName: '3' }))
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
      stop()
    },
  ],
])('what an account has read is gone when the account changes %s', (_, change) => {
  queryClient.setQueryData(key, ['order of the first'])
  change()
  expect(cached()).toBeUndefined()
})

it('stays for the same account and from guest to account', () => {
  queryClient.setQueryData(key, ['order'])
  logIn('1')
  expect(cached()).toEqual(['order'])
  clearLogin()
  queryClient.setQueryData(['public'], ['exhibit'])
  logIn('2')
  expect(queryClient.getQueryData(['public'])).toEqual(['exhibit'])
})

it('a list on the screen is emptied at once and read again for the new account', async () => {
  const read = vi.fn().mockResolvedValueOnce(['of the first']).mockResolvedValueOnce(['of the second'])
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn: read })
  const shown: unknown[] = []
  const stop = observer.subscribe(({ data }) => shown.push(data))
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(['of the first']))
  logIn('2')
  expect(observer.getCurrentResult().data).toBeUndefined()
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(['of the second']))
  stop()
})

it('an answer that is on its way to the former account is not shown', async () => {
  let answer: (rows: string[]) => void = () => undefined
  const read = vi
    .fn()
    .mockImplementationOnce(
      () =>
        new Promise<string[]>((resolve) => {
          answer = resolve
        }),
    )
    .mockResolvedValueOnce(['of the second'])
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn: read })
  const stop = observer.subscribe(() => undefined)
  logIn('2')
  answer(['of the first'])
  await vi.waitFor(() => expect(cached()).toEqual(['of the second']))
  stop()
})

it('what leaves the screen with the account is not read again', async () => {
  const read = vi.fn().mockResolvedValue(3)
  const stop = new QueryObserver(queryClient, { queryKey: ['unread'], queryFn: read }).subscribe(() => undefined)
  const staying = vi.fn().mockResolvedValue(['exhibit'])
  const stopStaying = new QueryObserver(queryClient, { queryKey: ['public'], queryFn: staying }).subscribe(
    () => undefined,
  )
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  clearLogin()
  stop()
  await vi.waitFor(() => expect(staying).toHaveBeenCalledTimes(2))
  expect(read).toHaveBeenCalledOnce()
  stopStaying()
})

describe('a change while the first answer is under way', () => {
  /** The first request is answered when `answer` is called, the second at once. */
  function slowThenFast() {
    let answer: (rows: string[]) => void = () => undefined
    const first = new Promise<string[]>((resolve) => {
      answer = resolve
    })
    return {
      read: vi.fn().mockReturnValueOnce(first).mockResolvedValueOnce(['of after']),
      answer: () => answer(['of before']),
    }
  }

  it('has it requested again, once, however many changes there are', async () => {
    const { read, answer } = slowThenFast()
    const stop = new QueryObserver(queryClient, { queryKey: key, queryFn: read }).subscribe(() => undefined)
    const invalidated = [1, 2, 3].map(() => queryClient.invalidateQueries({ queryKey: ['own'] }))
    answer()
    await Promise.all(invalidated)
    expect(read).toHaveBeenCalledTimes(2)
    expect(cached()).toEqual(['of after'])
    expect(queryClient.getQueryState(key)).toMatchObject({ fetchStatus: 'idle', isInvalidated: false })
    stop()
  })

  it('marks it as out of date where nothing on the screen reads it', async () => {
    const { read, answer } = slowThenFast()
    const waiting = queryClient.fetchQuery({ queryKey: key, queryFn: read })
    const invalidated = queryClient.invalidateQueries({ queryKey: key })
    answer()
    expect(await waiting).toEqual(['of before'])
    await invalidated
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('leaves other queries alone', async () => {
    const { read, answer } = slowThenFast()
    const waiting = queryClient.fetchQuery({ queryKey: key, queryFn: read })
    await queryClient.invalidateQueries({ queryKey: ['public'] })
    answer()
    expect(await waiting).toEqual(['of before'])
    expect(read).toHaveBeenCalledOnce()
  })
})
