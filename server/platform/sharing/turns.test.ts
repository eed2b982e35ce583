import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that is under way until it is ended, and says when it has begun. */
function createWork() {
  const ends: (() => void)[] = []
  const begin = () => new Promise<void>((resolve) => ends.push(resolve))
  return { begin, begun: () => ends.length, end: (n: number) => ends[n]?.() }
}

test('one key waits for its own work, another for none of it', async () => {
  const inTurn = createTurns({ atOnce: 1, most: 10 })
  const [mine, others] = [createWork(), createWork()]
  const all = Array.from({ length: 3 }, () => inTurn('mine', mine.begin))
  void inTurn('other', others.begin)
  await vi.advanceTimersByTimeAsync(0)
  expect([mine.begun(), others.begun()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(40)
  mine.end(0)
  await all[0]
  await vi.advanceTimersByTimeAsync(79)
  expect(mine.begun()).toBe(1)
  // Twice as much rest as work.
  await vi.advanceTimersByTimeAsync(1)
  expect(mine.begun()).toBe(2)
})

test('what takes long waits for something else, and keeps nobody from their turn', async () => {
  const inTurn = createTurns({ atOnce: 1, most: 10 })
  const work = createWork()
  for (let n = 0; n < 3; n += 1) void inTurn('mine', work.begin)
  await vi.advanceTimersByTimeAsync(250)
  expect(work.begun()).toBe(2)
  // Its end gives no second turn.
  work.end(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(work.begun()).toBe(2)
})

test('work that fails ends its turn, and fails for its caller', async () => {
  const inTurn = createTurns({ atOnce: 1, most: 10 })
  await expect(inTurn('mine', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(1)
  expect(await inTurn('mine', async () => 'done')).toBe('done')
})

test('so many wait, and no more', async () => {
  const inTurn = createTurns({ atOnce: 1, most: 2 })
  const work = createWork()
  for (let n = 0; n < 3; n += 1) void inTurn('mine', work.begin)
  await expect(inTurn('mine', work.begin)).rejects.toThrow('TooManyRequests')
  expect(await inTurn('other', async () => 'done')).toBe('done')
})
