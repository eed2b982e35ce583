import { describe, expect, it } from 'vitest'
import { proposeBooths } from './propose'
import type { ProposalRules, Required, UnplacedExhibitor } from './proposal-rules'
import type { FreeBooth, Neighbour } from './rate-booth'

/** Booths in a row, 3 m apart, each of 9 m² and without utilities unless it is described. */
const row = (count: number, booths: Record<number, Partial<FreeBooth>> = {}): FreeBooth[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `1A-${String(index + 1).padStart(2, '0')}`,
    level: 0,
    area: 9,
    utilities: [],
    corner: false,
    x: index * 3,
    y: 0,
    ...booths[index + 1],
  }))

const requires = (more: Partial<Required> = {}): Required => ({ area: null, utilities: [], corner: false, ...more })
const exhibitor = (id: number, more: Partial<UnplacedExhibitor> = {}): UnplacedExhibitor => ({
  id,
  industryId: 1,
  categoryIds: [],
  since: `2026-01-${String(id).padStart(2, '0')}T00:00:00.000Z`,
  requirements: requires(),
  ...more,
})
const needing = (id: number, more: Partial<Required>) => exhibitor(id, { requirements: requires(more) })

const all: ProposalRules = { industriesTogether: true, competitorsApart: true, largerFirst: true }
const none: ProposalRules = { industriesTogether: false, competitorsApart: false, largerFirst: false }

const propose = (
  exhibitors: UnplacedExhibitor[],
  free: FreeBooth[],
  { rules = all, placed = [] }: { rules?: ProposalRules; placed?: Neighbour[] } = {},
) => proposeBooths({ exhibitors, free, placed, rules })

describe('the order', () => {
  it('is that in which they joined, and nobody is given a booth twice', () => {
    const proposals = propose([exhibitor(3), exhibitor(1), exhibitor(2)], row(3))
    expect(proposals.map(({ exhibitorId }) => exhibitorId)).toEqual([1, 2, 3])
    expect(new Set(proposals.map(({ number }) => number)).size).toBe(3)
  })

  it('begins with those who need more room, then more utilities, unless that is off', () => {
    const exhibitors = [
      needing(1, { area: 9 }),
      needing(2, { area: 18 }),
      needing(3, { area: 9, utilities: ['water'] }),
      exhibitor(4),
    ]
    const orderBy = (rules: ProposalRules) =>
      propose(exhibitors, row(4), { rules }).map(({ exhibitorId }) => exhibitorId)
    expect(orderBy(all)).toEqual([2, 3, 1, 4])
    expect(orderBy({ ...all, largerFirst: false })).toEqual([1, 2, 3, 4])
  })
})

describe('the area', () => {
  it('is that of the smallest booth that is large enough', () => {
    const [first] = propose([needing(1, { area: 12 })], row(4, { 1: { area: 36 }, 3: { area: 18 } }))
    expect(first).toMatchObject({ number: '1A-03', reasons: ['size'], conflicts: [] })
  })

  it('of the smallest booth does where none is required: large ones are left to others', () => {
    const free = row(3, { 1: { area: 36 } })
    expect(propose([exhibitor(1)], free, { rules: none })[0]).toMatchObject({ number: '1A-02', reasons: ['first'] })
  })

  it('that no booth has is named with the largest one, and so is none at all', () => {
    const proposals = propose([needing(1, { area: 50 }), exhibitor(2)], row(1))
    expect(proposals).toEqual([
      { exhibitorId: 1, number: '1A-01', reasons: ['first'], conflicts: ['tooSmall'], missing: [] },
      { exhibitorId: 2, number: '', reasons: [], conflicts: ['noBooth'], missing: [] },
    ])
    expect(propose([needing(1, { area: 50 })], row(3, { 2: { area: 18 } }))[0]?.number).toBe('1A-02')
  })

  it('outweighs utilities', () => {
    const free = row(2, { 1: { area: 9, utilities: ['water'] }, 2: { area: 18 } })
    const [first] = propose([needing(1, { area: 18, utilities: ['water'] })], free)
    expect(first).toMatchObject({ number: '1A-02', conflicts: ['utilities'], missing: ['water'] })
  })
})

describe('utilities', () => {
  it('that are required decide, and the missing ones are named where no booth has all', () => {
    const free = row(3, { 2: { utilities: ['power'] }, 3: { utilities: ['power', 'water'] } })
    const [first] = propose([needing(1, { utilities: ['power', 'water'] })], free)
    expect(first).toMatchObject({ number: '1A-03', reasons: ['utilities'], conflicts: [], missing: [] })
    const [second] = propose([needing(1, { utilities: ['power', 'water', 'network'] })], free.slice(0, 2))
    expect(second).toMatchObject({ number: '1A-02', conflicts: ['utilities'], missing: ['water', 'network'] })
  })

  it('that nobody requires are left to others', () => {
    const free = row(2, { 1: { utilities: ['power', 'compressedAir'] }, 2: { utilities: ['power'] } })
    expect(propose([needing(1, { utilities: ['power'] })], free)[0]?.number).toBe('1A-02')
  })

  it('outweigh a competitor next to the booth', () => {
    const placed = [{ level: 0, x: 0, y: 3, industryId: 2, categoryIds: [7] }]
    const free = row(9, { 1: { utilities: ['water'] } })
    const one = exhibitor(1, { categoryIds: [7], requirements: requires({ utilities: ['water'] }) })
    expect(propose([one], free, { placed })[0]).toMatchObject({ number: '1A-01', conflicts: ['competitor'] })
  })
})

describe('competitors', () => {
  const placed = [{ level: 0, x: 27, y: 0, industryId: 2, categoryIds: [7] }]
  const free = row(9)
  const one = exhibitor(1, { industryId: 2, categoryIds: [5, 7] })

  it('of the same industry are near each other, but no neighbours', () => {
    const [first] = propose([one], free, { placed })
    // 27 m − 18 m is the nearest place beyond 8 m.
    expect(first).toMatchObject({ number: '1A-07', reasons: ['apart'], conflicts: [] })
  })

  it('are neighbours where the rule is off', () => {
    const rules = { ...all, competitorsApart: false }
    expect(propose([one], free, { placed, rules })[0]).toMatchObject({ number: '1A-09', reasons: ['neighbours'] })
  })

  it('that cannot be avoided are named, at the farthest booth', () => {
    const [first] = propose([one], free.slice(7), { placed })
    expect(first).toMatchObject({ number: '1A-08', conflicts: ['competitor'] })
  })

  it('without a common category, or on another level, are none', () => {
    const other = exhibitor(1, { industryId: 2, categoryIds: [5] })
    expect(propose([other], free.slice(8), { placed })[0]?.conflicts).toEqual([])
    const above = [{ level: 1, x: 24, y: 0, industryId: 2, categoryIds: [7] }]
    expect(propose([one], free.slice(8), { placed: above })[0]?.conflicts).toEqual([])
  })

  it('outweigh a corner', () => {
    const corners = row(9, { 9: { corner: true } })
    const needsCorner = { ...one, requirements: requires({ corner: true }) }
    expect(propose([needsCorner], corners, { placed })[0]).toMatchObject({ number: '1A-07', conflicts: ['noCorner'] })
  })

  it('among those without a booth are kept apart too', () => {
    const rivals = [exhibitor(1, { categoryIds: [7] }), exhibitor(2, { categoryIds: [7] })]
    expect(propose(rivals, row(5)).map(({ number }) => number)).toEqual(['1A-01', '1A-04'])
  })
})

describe('a corner', () => {
  it('that is required outweighs the industry, and a booth without one is named', () => {
    const placed = [{ level: 0, x: 0, y: 3, industryId: 1, categoryIds: [] }]
    const one = needing(1, { corner: true })
    expect(propose([one], row(9, { 9: { corner: true } }), { placed })[0]).toMatchObject({
      number: '1A-09',
      reasons: ['corner'],
    })
    expect(propose([one], row(9), { placed })[0]).toMatchObject({ number: '1A-01', conflicts: ['noCorner'] })
  })

  it('that is not required is left to others', () => {
    expect(propose([exhibitor(1)], row(2, { 1: { corner: true } }))[0]?.number).toBe('1A-02')
  })
})

describe('industries', () => {
  const placed = [{ level: 0, x: 27, y: 0, industryId: 2, categoryIds: [] }]
  const one = exhibitor(1, { industryId: 2 })

  it('stay together: the next booth is taken, also where it is larger than needed', () => {
    const [first] = propose([one], row(9, { 9: { area: 18 } }), { placed })
    expect(first).toMatchObject({ number: '1A-09', reasons: ['neighbours'] })
  })

  it('are of no account where the rule is off', () => {
    expect(propose([one], row(9), { placed, rules: none })[0]).toMatchObject({ number: '1A-01', reasons: ['first'] })
  })
})

it('places two hundred exhibitors in a hall of a thousand booths within seconds', () => {
  const exhibitors = Array.from({ length: 200 }, (_, index) =>
    exhibitor(index + 1, {
      industryId: index % 8,
      categoryIds: [index % 30, 30 + (index % 7)],
      requirements: requires({ area: 9, utilities: ['power', 'water'], corner: index % 5 === 0 }),
    }),
  )
  const started = performance.now()
  expect(propose(exhibitors, row(1_000)).every(({ number }) => number !== '')).toBe(true)
  expect(performance.now() - started).toBeLessThan(5_000)
})
