import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusedAnswer } from '#contract/catalog/errors.ts'
import type { ErrorName } from '#contract/core/refusals.ts'
import type { ImState } from './im-client'
import { openOwnSocket } from './own-socket'

/** As Socket.IO's client: after an answer that refuses it, it does not come back by itself. */
const socket = Object.assign(new EventEmitter(), {
  active: false,
  connect: vi.fn<() => void>(),
  disconnect: vi.fn<() => void>(),
  onAny: () => undefined,
})
vi.mock('socket.io-client', () => ({ io: () => socket }))

const states: ImState[] = []
const open = () =>
  openOwnSocket({
    auth: () => ({ token: '', visitor: '', language: 'zh-CN' }),
    onEvent: () => undefined,
    onState: (state) => states.push(state),
    restore: () => Promise.resolve(),
  })
const refuse = (name: ErrorName) =>
  socket.emit('connect_error', Object.assign(new Error(name), { data: refusedAnswer(name, {}, 'zh-CN') }))

beforeEach(() => {
  vi.useFakeTimers()
  socket.removeAllListeners()
  socket.connect.mockReset()
  states.length = 0
  return () => void vi.useRealTimers()
})

test('a session that has ended is told, and not tried again', () => {
  open()
  refuse('LoginExpired')
  vi.advanceTimersByTime(60_000)
  expect(states).toEqual(['kicked'])
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a server that failed to let it in is tried again', () => {
  open()
  refuse('Internal')
  expect(states).toEqual(['offline'])
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('what is closed meanwhile stays closed', () => {
  const opened = open()
  refuse('Internal')
  opened.close()
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).not.toHaveBeenCalled()
})

test('a server that disconnects it is tried again after a random delay, unless the session has ended', () => {
  open()
  socket.emit('disconnect', 'io server disconnect')
  expect(states).toEqual(['offline'])
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(socket.connect).toHaveBeenCalledOnce()
  socket.emit('kicked', {})
  socket.emit('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(60_000)
  expect(socket.connect).toHaveBeenCalledOnce()
})
