import { expect, it } from 'vitest'
import { expiredBackups, untilNext } from '#scripts/lib/deploy/expired-backups.mjs'

const names = [
  '2026-10-03T02-30-00',
  '2026-10-01T02-30-00',
  'monday',
  '2026-10-02T02-30-00',
  '2026-10-04T02-30-00.part',
]

it('the newest backups are retained, and folders that are no finished backups', () => {
  expect(expiredBackups(names, 2)).toEqual(['2026-10-01T02-30-00'])
  expect(expiredBackups(names, 3)).toEqual([])
  expect(expiredBackups(names, 14)).toEqual([])
})

it.each([
  ['02:30', '2026-10-01T02:00:00Z', 30],
  ['02:30', '2026-10-01T02:30:00Z', 24 * 60],
  ['02:30', '2026-12-31T03:30:00Z', 23 * 60],
])('the next %s after %s is in %d minutes', (time, now, minutes) => {
  expect(untilNext(time, new Date(now))).toBe(minutes * 60_000)
})
