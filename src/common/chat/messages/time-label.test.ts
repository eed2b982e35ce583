import { expect, it } from 'vitest'
import { needsTimeLabel, formatTimeLabel } from './time-label'

const at = (text: string) => Date.parse(text) / 1_000
const now = at('2026-03-02T00:30:00+08:00')

it.each([
  ['2026-03-02T00:05:00+08:00', '00:05'],
  ['2026-03-01T23:59:00+08:00', '昨天 23:59'],
  ['2026-03-01T00:00:00+08:00', '昨天 00:00'],
  ['2026-02-28T23:59:59+08:00', '2026-02-28 23:59'],
  ['2025-03-02T00:05:00+08:00', '2025-03-02 00:05'],
])('%s is reported as %s by the fair’s clock', (time, label) => {
  expect(formatTimeLabel(at(time), now, '昨天')).toBe(label)
})

it('the time stands between messages more than 300 s apart', () => {
  expect([needsTimeLabel(undefined, 5), needsTimeLabel(0, 300), needsTimeLabel(0, 301)]).toEqual([true, false, true])
})
