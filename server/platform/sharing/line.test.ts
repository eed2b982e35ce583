import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLine } from './line'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = () => createLine({ perSecond: 20, longestMs: 300, most: 20 })

test('the first is called at once, the others one after the other; each key has a line of its own', () => {
  const { wait } = line()
  const called: string[] = []
  for (const name of ['a', 'b', 'c']) wait('mine', () => called.push(name))
  wait('other', () => called.push('other'))
  expect(called).toEqual(['a', 'other'])
  vi.advanceTimersByTime(50)
  expect(called).toEqual(['a', 'other', 'b'])
  vi.advanceTimersByTime(50)
  expect(called).toEqual(['a', 'other', 'b', 'c'])
})

test('who comes back as soon as they were called waits like the others', () => {
  const { wait } = line()
  let called = 0
  const again = () => {
    called += 1
    wait('mine', again)
  }
  wait('mine', again)
  vi.advanceTimersByTime(1_000)
  expect(called).toBe(21)
})

test('nobody waits longer than that, and no more than so many wait', () => {
  const { wait, isFull } = line()
  const then = vi.fn()
  for (let n = 0; n < 21; n += 1) expect(wait('mine', then)).toBe(true)
  expect(isFull('mine')).toBe(true)
  expect(wait('mine', then)).toBe(false)
  expect(isFull('other')).toBe(false)
  vi.advanceTimersByTime(300)
  expect(then).toHaveBeenCalledTimes(21)
  expect(isFull('mine')).toBe(false)
})
