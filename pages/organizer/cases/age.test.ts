import { expect, it } from 'vitest'
import { waitingDays, isLate } from './age'

const NOW = Date.UTC(2026, 10, 21, 8)
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

it.each([
  [0, 'minutes', 0],
  [59, 'minutes', 59],
  [60, 'hours', 1],
  [47 * 60 + 59, 'hours', 47],
  [48 * 60, 'days', 2],
  [71 * 60, 'days', 2],
  [72 * 60, 'days', 3],
  [-5, 'minutes', 0],
])('%i minutes ago are reported in %s', (minutes, unit, count) => {
  expect(waitingDays(ago(minutes), NOW)).toEqual({ unit, count })
})

it('a case is late past 48 hours, not at them', () => {
  expect(isLate(ago(48 * 60), NOW)).toBe(false)
  expect(isLate(ago(48 * 60 + 1), NOW)).toBe(true)
})
