import { expect, it } from 'vitest'
import { checkOffer, findSlot, slotsOfDay } from './rules'

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

it('takes days of a fair that is further off, and keeps those that were laid out before', () => {
  const later = { ...offer, days: ['2027-03-01', '2026-10-01'] }
  const fairEnd = new Date('2027-03-02T00:00:00Z')
  expect(checkOffer(later, { now, fairEnd, kept: ['2026-10-01'] })).toEqual({})
})
