import type { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSlowReaders } from './slow-readers'

const reader = (bytes: number, frames: number, bytesOfFrame = 0) => ({
  conn: {
    transport: { socket: { bufferedAmount: bytes } },
    writeBuffer: Array.from({ length: frames }, () => ({ data: 'x'.repeat(bytesOfFrame) })),
    close: vi.fn(),
  },
})

function look(...readers: ReturnType<typeof reader>[]): { closed: boolean[]; counted: number } {
  const onClosed = vi.fn()
  const sockets = new Map(readers.map((one, i) => [String(i), one]))
  // oxlint-disable-next-line no-unsafe-type-assertion -- the part of a server that is looked at
  const stop = closeSlowReaders({ sockets: { sockets } } as unknown as Server, onClosed)
  vi.advanceTimersByTime(600)
  stop()
  return { closed: readers.map(({ conn }) => conn.close.mock.calls.length > 0), counted: onClosed.mock.calls.length }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who has more than a megabyte or 512 frames waiting is closed, and nobody else', () => {
  expect(look(reader(0, 0), reader(1_048_577, 0), reader(1_048_576, 512), reader(0, 513))).toEqual({
    closed: [false, true, false, true],
    counted: 2,
  })
})

test('bytes that wait behind the frame that is being written count too', () => {
  const readers = [reader(24_288, 10, 102_400), reader(24_288, 11, 102_400)]
  expect(look(...readers).closed).toEqual([false, true])
})

test('it is closed at once: an orderly end would wait behind what is not read', () => {
  const slow = reader(2_000_000, 0)
  look(slow)
  expect(slow.conn.close).toHaveBeenCalledWith(true)
})
