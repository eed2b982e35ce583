import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown, splitDuration } from './countdown'

const now = new Date('2026-05-01T00:00:00Z')

function shown(): string {
  return [...screen.getByRole('timer').querySelectorAll('b')].map((number) => number.textContent).join(' ')
}

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

it('takes seconds apart', () => {
  expect(splitDuration(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(splitDuration(59)).toMatchObject({ minutes: 0, seconds: 59 })
  expect(splitDuration(86_399)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 })
  expect(splitDuration(100 * 86_400 + 3_661)).toEqual({ days: 100, hours: 1, minutes: 1, seconds: 1 })
})

it('counts down and ends once', () => {
  const end = vi.fn<() => void>()
  render(<Countdown until="2026-05-02T00:00:02Z" onEnd={end} />)
  expect(shown()).toBe('01 00 00 02')
  act(() => void vi.advanceTimersByTime(3_000))
  expect(shown()).toBe('00 23 59 59')
  expect(end).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(86_399_000))
  expect(shown()).toBe('00 00 00 00')
  act(() => void vi.advanceTimersByTime(5_000))
  expect(shown()).toBe('00 00 00 00')
  expect(end).toHaveBeenCalledOnce()
})

it('follows the clock, not the ticks, when the tab was asleep', () => {
  render(<Countdown until="2026-05-01T01:00:00Z" />)
  vi.setSystemTime(new Date('2026-05-01T00:30:00Z'))
  act(() => void vi.advanceTimersByTime(1_000))
  expect(shown()).toBe('00 00 29 59')
})

it('stops with the page', () => {
  const { unmount } = render(<Countdown until="2026-05-01T01:00:00Z" />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
