import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heartbeat, verifyOnline } from '#contract/people/session/endpoints.ts'
import { call } from '../request/call'
import { startHeartbeat } from './heartbeat'
import { clearLogin, signIn } from './session'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>(() => Promise.resolve({ userId: 'u1' })) }))

const beats = vi.mocked(call)
const reader = { user: { userId: 'u1', userName: 'Li' }, token: 't1' }
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  beats.mockClear()
  clearLogin()
})

afterEach(() => {
  stop()
  clearLogin()
  vi.useRealTimers()
})

it('beats every 300000 ms while signed in', () => {
  signIn(reader)
  stop = startHeartbeat()
  vi.advanceTimersByTime(299_999)
  expect(beats).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(beats).toHaveBeenCalledExactlyOnceWith(heartbeat, {}, { alerts: false, background: true })
  vi.advanceTimersByTime(600_000)
  expect(beats).toHaveBeenCalledTimes(3)
})

it('is silent for a guest, begins with the login and ends with it', () => {
  stop = startHeartbeat()
  vi.advanceTimersByTime(900_000)
  expect(beats).not.toHaveBeenCalled()
  signIn(reader)
  vi.advanceTimersByTime(300_000)
  expect(beats).toHaveBeenCalledOnce()
  clearLogin()
  vi.advanceTimersByTime(900_000)
  expect(beats).toHaveBeenCalledOnce()
})

it('survives a lost beat', async () => {
  beats.mockRejectedValueOnce(new Error('lost'))
  signIn(reader)
  stop = startHeartbeat()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(beats).toHaveBeenCalledTimes(2)
})

it('ends when told to', () => {
  signIn(reader)
  stop = startHeartbeat()
  stop()
  vi.advanceTimersByTime(600_000)
  expect(beats).not.toHaveBeenCalled()
})

it('asks whether the session stands when the reader is back after five minutes, and not before', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get')
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  signIn(reader)
  stop = startHeartbeat()
  turn(true)
  vi.advanceTimersByTime(299_000)
  turn(false)
  expect(beats).not.toHaveBeenCalledWith(verifyOnline, {}, { alerts: false })
  turn(true)
  vi.advanceTimersByTime(300_000)
  turn(false)
  expect(beats).toHaveBeenCalledWith(verifyOnline, {}, { alerts: false })
})
