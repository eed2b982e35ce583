import { expect, it } from 'vitest'
import { checkOffer, findSlot, slotsOfDay, suitsTimes } from './rules'

const offer = { days: ['2026-11-01'], from: 540, until: 750, breaks: [{ from: 610, until: 640 }], slotMinutes: 30 }
const starts = (over: object) => slotsOfDay({ ...offer, ...over }, '2026-11-01').map(({ start }) => start.toISOString())

it('lays slots end to end around the breaks, none of them over the end', () => {
  expect(starts({})).toEqual([
    '2026-11-01T01:00:00.000Z',
    '2026-11-01T01:30:00.000Z',
    '2026-11-01T02:40:00.000Z',
    '2026-11-01T03:10:00.000Z',
    '2026-11-01T03:40:00.000Z',
  ])
  expect(slotsOfDay(offer, '2026-11-02')).toEqual([])
})

it('lays none across midnight', () => {
  expect(starts({ from: 1_395, until: 1_440, breaks: [] })).toEqual(['2026-11-01T15:15:00.000Z'])
  expect(starts({ from: 1_395, until: 1_500, breaks: [] })).toEqual(['2026-11-01T15:15:00.000Z'])
})

it('a slot suits a buyer if their hours of that day contain it, outside breaks', () => {
  const times = { days: ['2026-11-01'], from: 600, until: 720, breaks: [{ from: 630, until: 660 }] }
  const today = new Date('2026-11-01T00:00:00Z')
  const at = (clock: string, over: object = {}, seen = today) => {
    const start = new Date(`2026-11-01T${clock}:00+08:00`)
    return suitsTimes({ ...times, ...over }, { start, end: new Date(start.getTime() + 30 * 60_000) }, seen)
  }
  expect(['09:45', '10:00', '10:15', '10:45', '11:00', '11:30', '11:45'].map((clock) => at(clock))).toEqual([
    false,
    true,
    false,
    false,
    true,
    true,
    false,
  ])
  expect(at('10:00', { days: ['2026-11-02'] })).toBe(false)
  // Days that are past say nothing of those to come.
  expect(at('10:00', { days: ['2026-10-31'] })).toBeNull()
  expect(at('10:00', { days: [] })).toBeNull()
})

it('finds a slot by the moment of its start alone', () => {
  expect(findSlot(offer, new Date('2026-11-01T01:30:00Z'))?.end.toISOString()).toBe('2026-11-01T02:00:00.000Z')
  expect(findSlot(offer, new Date('2026-11-01T01:31:00Z'))).toBeUndefined()
})

const now = new Date('2026-11-01T00:00:00Z')

it.each([
  [{}, {}],
  [{ days: ['2026-10-31'] }, { days: 'AvailabilityDays' }],
  [{ days: ['2026-13-01'] }, { days: 'AvailabilityDays' }],
  [{ days: ['2027-01-01'] }, { days: 'AvailabilityDays' }],
  [{ until: 560, breaks: [] }, { until: 'AvailabilityHours' }],
  [{ from: 800 }, { until: 'AvailabilityHours', breaks: 'AvailabilityBreaks' }],
  [{ breaks: [{ from: 640, until: 610 }] }, { breaks: 'AvailabilityBreaks' }],
  [
    {
      breaks: [
        { from: 600, until: 630 },
        { from: 620, until: 650 },
      ],
    },
    { breaks: 'AvailabilityBreaks' },
  ],
])('judges %o', (over, wrong) => {
  expect(checkOffer({ ...offer, ...over }, { now })).toEqual(wrong)
})

it('takes days of a fair that is further off, and keeps those that were set before', () => {
  const later = { ...offer, days: ['2027-03-01', '2026-10-01'] }
  const fairEnd = new Date('2027-03-02T00:00:00Z')
  expect(checkOffer(later, { now, fairEnd, kept: ['2026-10-01'] })).toEqual({})
})
