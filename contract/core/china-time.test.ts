import { expect, it } from 'vitest'
import { chinaClock, chinaDay, chinaDayBounds, chinaMoment, chinaWeekTime } from './china-time'

const lateSunday = new Date('2026-11-22T15:59:00Z')
const earlyMonday = new Date('2026-11-22T16:00:00Z')

it('turns the day at midnight in GMT+8', () => {
  expect([lateSunday, earlyMonday].map(chinaDay)).toEqual(['2026-11-22', '2026-11-23'])
  expect([lateSunday, earlyMonday].map(chinaClock)).toEqual(['23:59', '00:00'])
  expect(chinaMoment(earlyMonday)).toBe('2026-11-23 00:00')
})

it('gives a day from its midnight to the next', () => {
  const { from, until } = chinaDayBounds('2026-11-22')
  expect([from, until].map((at) => at.toISOString())).toEqual(['2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z'])
})

it('counts the weekdays from Monday and the minutes from midnight', () => {
  expect(chinaWeekTime(lateSunday)).toEqual({ weekday: 7, minute: 1_439 })
  expect(chinaWeekTime(earlyMonday)).toEqual({ weekday: 1, minute: 0 })
})
