import { describe, expect, it } from 'vitest'
import { hoursText, isOpen } from './hours'

const at = (time: string) => new Date(`2026-11-${time}:00+08:00`)
// 2026-11-20 is a Friday.
const office = { weekdays: [1, 2, 3, 4, 5], from: 9 * 60, to: 18 * 60 }
const night = { weekdays: [5], from: 22 * 60, to: 2 * 60 }

describe('hours of a service', () => {
  it('are always when none are named', () => {
    expect(isOpen(null)).toBe(true)
    expect(hoursText(null, 'zh-CN')).toBe('')
  })

  it('begin with their first minute and end before their last, in China', () => {
    expect(isOpen(office, at('20T08:59'))).toBe(false)
    expect(isOpen(office, at('20T09:00'))).toBe(true)
    expect(isOpen(office, at('20T17:59'))).toBe(true)
    expect(isOpen(office, at('20T18:00'))).toBe(false)
    expect(isOpen(office, at('21T10:00'))).toBe(false)
    // It is Friday in China while it is Thursday in Greenwich.
    expect(isOpen({ weekdays: [5], from: 0, to: 60 }, new Date('2026-11-19T16:30:00Z'))).toBe(true)
  })

  it('run past midnight into the day after', () => {
    expect(isOpen(night, at('20T21:59'))).toBe(false)
    expect(isOpen(night, at('20T22:00'))).toBe(true)
    expect(isOpen(night, at('21T01:59'))).toBe(true)
    expect(isOpen(night, at('21T02:00'))).toBe(false)
    expect(isOpen(night, at('20T01:00'))).toBe(false)
    expect(isOpen({ ...night, weekdays: [7] }, at('23T01:00'))).toBe(true)
  })

  it('are all day where they end as they begin or at midnight', () => {
    expect(isOpen({ weekdays: [5], from: 0, to: 1_440 }, at('20T23:59'))).toBe(true)
    expect(isOpen({ weekdays: [], from: 0, to: 1_440 }, at('20T12:00'))).toBe(false)
  })

  it('are reported in the reader’s language', () => {
    expect(hoursText({ ...office, weekdays: [3, 1] }, 'zh-CN')).toBe('周一、周三 09:00–18:00 (GMT+8)')
    expect(hoursText({ ...office, weekdays: [3, 1] }, 'en-US')).toBe('Mon, Wed 09:00–18:00 (GMT+8)')
  })
})
