import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PRESENCE_SIGN_MS } from '#contract/trade/appointments/limits.ts'
import { openTalkSocket } from './talk-socket'

type Ask = (name: string, input: { again?: boolean }) => Promise<unknown>
const wire = vi.hoisted(() => ({
  requests: [] as { name: string; again: boolean }[],
  restore: undefined as ((ask: Ask) => Promise<void>) | undefined,
  onEvent: undefined as ((event: string, data: unknown) => void) | undefined,
  onState: undefined as ((state: string) => void) | undefined,
}))
const ask: Ask = async (name, { again = false }) => {
  wire.requests.push({ name, again })
}
vi.mock('#src/common/im/own-socket.ts', () => ({
  openOwnSocket: ({ restore, onEvent, onState }: Pick<typeof wire, 'restore' | 'onEvent' | 'onState'>) => {
    Object.assign(wire, { restore, onEvent, onState })
    return { ask, state: () => 'online', close: () => undefined }
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  wire.requests.splice(0)
})
afterEach(() => void vi.useRealTimers())

const nothing = () => undefined
const open = (onMinutes: () => void = nothing) =>
  openTalkSocket({
    id: 1,
    onEntered: nothing,
    onMessage: nothing,
    onCaption: nothing,
    onMinutes,
    onTaken: nothing,
    onRefused: nothing,
  })
const entered = { name: 'enterTalk', again: false }
const sign = { name: 'enterTalk', again: true }

it('gives a sign now and then from the moment it was let in until it leaves', async () => {
  const socket = open()
  await vi.advanceTimersByTimeAsync(PRESENCE_SIGN_MS)
  expect(wire.requests).toEqual([])
  await wire.restore?.(ask)
  await vi.advanceTimersByTimeAsync(2 * PRESENCE_SIGN_MS)
  expect(wire.requests).toEqual([entered, sign, sign])
  socket.leave('stay-of-a-browser')
  await vi.advanceTimersByTimeAsync(2 * PRESENCE_SIGN_MS)
  expect(wire.requests).toEqual([entered, sign, sign, { name: 'leaveTalk', again: false }])
})

it('gives none any more once another browser has the seat', async () => {
  const socket = open()
  await wire.restore?.(ask)
  socket.close()
  await vi.advanceTimersByTimeAsync(2 * PRESENCE_SIGN_MS)
  expect(wire.requests).toEqual([entered])
})

it('reads who agrees to minutes again whenever it is let in, and after events were lost', async () => {
  const onMinutes = vi.fn()
  const socket = open(onMinutes)
  wire.onState?.('online')
  expect(onMinutes).not.toHaveBeenCalled()
  await wire.restore?.(ask)
  wire.onState?.('online')
  wire.onState?.('offline')
  wire.onState?.('online')
  expect(onMinutes).toHaveBeenCalledTimes(2)
  wire.onEvent?.('behind', {})
  expect(onMinutes).toHaveBeenCalledTimes(3)
  socket.close()
})
