import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayName, dayToShow, today } from './fair-day'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-03T17:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const days = ['2026-07-03', '2026-07-04', '2026-07-05'].map((date) => ({ date }))

describe('the days of the fair', () => {
  it('turn at midnight in GMT+8', () => {
    expect(today()).toBe('2026-07-04')
  })

  it('show the one requested, else today, else the first', () => {
    expect(dayToShow(days, '2026-07-05')?.date).toBe('2026-07-05')
    expect(dayToShow(days, 'nonsense')?.date).toBe('2026-07-04')
    expect(dayToShow(days.slice(2), '')?.date).toBe('2026-07-05')
    expect(dayToShow([], '')).toBeUndefined()
  })

  it('are named in the reader’s language', () => {
    expect(dayName('2026-07-03', 'en-US')).toEqual({ day: 'Jul 3', weekday: 'Fri' })
    expect(dayName('2026-07-03', 'zh-CN')).toEqual({ day: '7月3日', weekday: '周五' })
  })
})
