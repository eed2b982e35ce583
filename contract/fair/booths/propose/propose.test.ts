import { describe, expect, it } from 'vitest'
import { proposeBooths } from './propose'
import type { ProposalRules, UnplacedExhibitor } from './proposal-rules'
import type { FreeBooth } from './score'

/** Booths in a row, 3 m apart. */
const row = (count: number, areas: Record<number, number> = {}): FreeBooth[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `1A-${String(index + 1).padStart(2, '0')}`,
    level: 0,
    area: areas[index + 1] ?? 9,
    x: index * 3,
    y: 0,
  }))

const exhibitor = (id: number, more: Partial<UnplacedExhibitor> = {}): UnplacedExhibitor => ({
  id,
  industryId: 1,
  since: `2026-01-${String(id).padStart(2, '0')}T00:00:00.000Z`,
  ...more,
})

const together: ProposalRules = { industries: 'together', largerFirst: true }
const apart: ProposalRules = { industries: 'apart', largerFirst: true }

const propose = (exhibitors: UnplacedExhibitor[], free: FreeBooth[], rules = together) =>
  proposeBooths({ exhibitors, free, placed: [], rules })
const numberOf = (proposals: ReturnType<typeof propose>, id: number) =>
  proposals.find(({ exhibitorId }) => exhibitorId === id)?.number

it('those who joined first choose first, and nobody is given a booth twice', () => {
  const proposals = propose([exhibitor(3), exhibitor(1), exhibitor(2)], row(3))
  expect(proposals.map(({ exhibitorId }) => exhibitorId)).toEqual([1, 2, 3])
  expect(new Set(proposals.map(({ number }) => number)).size).toBe(3)
})

it('whoever needs more room comes first, and gets the smallest booth that is large enough', () => {
  const free = row(4, { 1: 36, 3: 18 })
  const proposals = propose([exhibitor(1, { area: 9 }), exhibitor(2, { area: 18 })], free)
  expect(proposals[0]).toMatchObject({ exhibitorId: 2, number: '1A-03', reasons: ['size'], conflicts: [] })
  expect(numberOf(proposals, 1)).not.toBe('1A-01')
  const inOrder = propose([exhibitor(1, { area: 9 }), exhibitor(2, { area: 18 })], free, {
    ...together,
    largerFirst: false,
  })
  expect(inOrder[0]?.exhibitorId).toBe(1)
})

it('a booth that is too small is named as a conflict, and so is none at all', () => {
  const proposals = propose([exhibitor(1, { area: 50 }), exhibitor(2)], row(1))
  expect(proposals).toEqual([
    { exhibitorId: 1, number: '1A-01', reasons: ['first'], conflicts: ['tooSmall'] },
    { exhibitorId: 2, number: '', reasons: [], conflicts: ['noBooth'] },
  ])
})

describe('industries', () => {
  const placed = [{ level: 0, x: 27, y: 0, industryId: 2 }]
  const free = row(9)

  it('stay together: the next booth is taken', () => {
    const [first] = proposeBooths({ exhibitors: [exhibitor(1, { industryId: 2 })], free, placed, rules: together })
    expect(first).toMatchObject({ number: '1A-09', reasons: ['neighbours'] })
  })

  it('stay apart where they compete: the farthest booth is taken', () => {
    const [first] = proposeBooths({ exhibitors: [exhibitor(1, { industryId: 2 })], free, placed, rules: apart })
    expect(first).toMatchObject({ number: '1A-01', reasons: ['apart'], conflicts: [] })
  })

  it('a competitor that cannot be avoided is named', () => {
    const input = { exhibitors: [exhibitor(1, { industryId: 2 })], free: free.slice(8), placed, rules: apart }
    expect(proposeBooths(input)[0]).toMatchObject({ number: '1A-09', conflicts: ['competitor'] })
  })

  it('on another level are no neighbours', () => {
    const above = [{ level: 1, x: 0, y: 0, industryId: 2 }]
    const input = { exhibitors: [exhibitor(1, { industryId: 2 })], free: row(1), placed: above, rules: apart }
    expect(proposeBooths(input)[0]?.conflicts).toEqual([])
  })
})

it('places two hundred exhibitors in a hall of a thousand booths within seconds', () => {
  const exhibitors = Array.from({ length: 200 }, (_, index) => exhibitor(index + 1, { industryId: index % 8 }))
  const started = performance.now()
  expect(propose(exhibitors, row(1_000)).every(({ number }) => number !== '')).toBe(true)
  expect(performance.now() - started).toBeLessThan(5_000)
})
