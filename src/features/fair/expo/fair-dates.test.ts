import { expect, it } from 'vitest'
import { fairDates, phaseOf } from './fair-dates'

const from = '2026-05-01T01:00:00Z'
const until = '2026-05-05T10:00:00Z'

it('names the days by the clock of the fair', () => {
  expect(fairDates(from, until, 'zh-CN')).toBe('2026年5月1日—5月5日')
  expect(fairDates(from, until, 'en-US').replace(/\s/g, ' ')).toBe('May 1 – 5, 2026')
  expect(fairDates('2026-04-30T16:00:00Z', until, 'zh-CN')).toBe('2026年5月1日—5月5日')
  expect(fairDates('2026-12-30T01:00:00Z', '2027-01-02T10:00:00Z', 'zh-CN')).toBe('2026年12月30日—2027年1月2日')
})

it('is before, open or over', () => {
  const at = (instant: string) => phaseOf(from, until, Date.parse(instant))
  expect(at('2026-05-01T00:59:59Z')).toBe('before')
  expect(at(from)).toBe('open')
  expect(at('2026-05-05T09:59:59Z')).toBe('open')
  expect(at(until)).toBe('over')
})
