import { describe, expect, it } from 'vitest'
import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import { noRequirements } from '#contract/fair/booths/requirements/rules.ts'
import type { Booth, HallBooths } from '#contract/fair/booths/schemas.ts'
import { checkRows } from './check-rows'
import type { SheetRow } from './read-file'
import { toParts } from './to-parts'

const company = (id: number) => ({ zh: `展商${id}`, en: id === 9 ? '' : `Company ${id}` })
const exhibitor = (id: number) => ({
  id,
  name: `展商${id}`,
  company: company(id),
  industryId: null,
  industry: '',
  categoryIds: [],
  shown: true,
})

const booth = (number: string, more: Partial<Booth> = {}): Booth => ({
  number,
  level: 0,
  area: 9,
  corner: false,
  utilities: [],
  status: more.exhibitor ? 'assigned' : 'free',
  exhibitor: null,
  order: null,
  heldUntil: null,
  x: 0,
  y: 0,
  ...more,
})

const order = { id: 1, number: 'B1', until: '2027-01-01T00:00:00.000Z', refunding: false, confirmed: true, fen: 1 }
const hall: HallBooths = {
  hallId: 1,
  booths: [
    booth('A1', { exhibitor: exhibitor(1) }),
    booth('A2', { exhibitor: exhibitor(2) }),
    booth('A3', { exhibitor: exhibitor(3) }),
    booth('A4'),
    booth('A5', { status: 'held', heldUntil: '2027-02-03' }),
    booth('A6', { status: 'held', exhibitor: exhibitor(6), order }),
    booth('A7'),
  ],
  unplaced: [7, 8, 9].map((id) => ({
    ...exhibitor(id),
    onSite: true,
    since: '2026-01-01T00:00:00.000Z',
    requirements: noRequirements,
  })),
}

let line = 1
const row = (number: string, who: Partial<SheetRow> = {}): SheetRow => ({
  number,
  exhibitorId: '',
  zh: '',
  en: '',
  line: (line += 1),
  ...who,
})
const outcomes = (...rows: SheetRow[]) =>
  checkRows(hall, rows).map(({ outcome, fault }) => (fault ? `${fault.column} ${fault.reason}` : outcome))

describe('a row', () => {
  it('names its exhibitor by id or by its exact name in either language', () => {
    expect(outcomes(row('A4', { exhibitorId: '7' }))).toEqual(['assign'])
    expect(outcomes(row('A4', { zh: '展商7' }))).toEqual(['assign'])
    expect(outcomes(row('A4', { en: 'Company 7' }))).toEqual(['assign'])
    expect(outcomes(row('A4', { zh: 'Company 7' }))).toEqual(['assign'])
    expect(outcomes(row('A4', { exhibitorId: '7', zh: '展商7', en: 'Company 7' }))).toEqual(['assign'])
  })

  it.each([
    ['number numberMissing', row('', { exhibitorId: '7' })],
    ['number numberUnknown', row('Z9', { exhibitorId: '7' })],
    ['exhibitorId idWrong', row('A4', { exhibitorId: '7a' })],
    ['exhibitorId idUnknown', row('A4', { exhibitorId: '77' })],
    ['zh nameUnknown', row('A4', { zh: '展商' })],
    ['en nameUnknown', row('A4', { en: 'company 7' })],
    ['zh differ', row('A4', { exhibitorId: '7', zh: '展商8' })],
    ['en differ', row('A4', { zh: '展商7', en: 'Company 8' })],
    ['number taken', row('A1', { exhibitorId: '7' })],
    ['number held', row('A5', { exhibitorId: '7' })],
    ['number ordered', row('A6', { exhibitorId: '7' })],
    ['exhibitorId ordered', row('A4', { exhibitorId: '6' })],
  ])('is refused: %s', (refusal, one) => {
    expect(outcomes(one)).toEqual([refusal])
  })

  it('is refused where two exhibitors have the name, and taken by the id', () => {
    const twins = { ...hall, unplaced: hall.unplaced.map((one) => ({ ...one, company: company(7) })) }
    expect(checkRows(twins, [row('A4', { zh: '展商7' })])[0]?.fault?.reason).toBe('nameAmbiguous')
    expect(checkRows(twins, [row('A4', { zh: '展商7', exhibitorId: '8' })])[0]?.outcome).toBe('assign')
  })

  it('is refused where an earlier one has the booth or the exhibitor, which is named', () => {
    const first = row('A4', { exhibitorId: '7' })
    const rows = checkRows(hall, [first, row('A4', { exhibitorId: '8' }), row('A7', { zh: '展商7' })])
    expect(rows.map(({ fault }) => fault)).toEqual([
      undefined,
      { column: 'number', reason: 'twice', values: { line: first.line } },
      { column: 'zh', reason: 'twice', values: { line: first.line } },
    ])
  })

  it('without an exhibitor changes nothing, and neither does what is so already', () => {
    expect(outcomes(row('A1'), row('A2', { exhibitorId: '2' }), row('A6', { exhibitorId: '6' }))).toEqual([
      'empty',
      'unchanged',
      'unchanged',
    ])
  })
})

describe('rows together', () => {
  it('move exhibitors to booths that others leave, and give them to those who have none', () => {
    const rows = [
      row('A2', { exhibitorId: '1' }),
      row('A1', { exhibitorId: '2' }),
      row('A4', { exhibitorId: '3' }),
      row('A3', { exhibitorId: '7' }),
    ]
    expect(outcomes(...rows)).toEqual(['move', 'move', 'move', 'assign'])
  })

  it('do not count on a move that is refused', () => {
    expect(
      outcomes(row('A5', { exhibitorId: '1' }), row('A1', { exhibitorId: '2' }), row('A2', { exhibitorId: '7' })),
    ).toEqual(['number held', 'number taken', 'number taken'])
  })
})

describe('the calls', () => {
  const partsOf = (...rows: SheetRow[]) => toParts(checkRows(hall, rows))

  it('send whoever makes room before who comes, and an exchange at once', () => {
    const rows = [row('A2', { exhibitorId: '1' }), row('A3', { exhibitorId: '2' }), row('A4', { exhibitorId: '3' })]
    expect(partsOf(...rows)[0]?.map(({ exhibitorId }) => exhibitorId)).toEqual([3, 2, 1])
    const exchange = [row('A7', { exhibitorId: '7' }), row('A2', { exhibitorId: '1' }), row('A1', { exhibitorId: '2' })]
    expect(partsOf(...exchange)[0]?.map(({ exhibitorId }) => exhibitorId)).toEqual([1, 2, 7])
  })

  const manyIn = (count: number): HallBooths => ({
    ...hall,
    booths: Array.from({ length: count }, (_, i) => booth(`B${i}`, { exhibitor: exhibitor(100 + i) })),
  })
  const shifted = (count: number) =>
    Array.from({ length: count }, (_, i) => row(`B${(i + 1) % count}`, { exhibitorId: String(100 + i) }))

  it('hold a ring in one call, and refuse one that is too long for it', () => {
    const [small, large] = [ASSIGNMENTS_MAX, ASSIGNMENTS_MAX + 1]
    expect(toParts(checkRows(manyIn(small), shifted(small))).map((part) => part.length)).toEqual([small])
    const refused = checkRows(manyIn(large), shifted(large))
    expect(new Set(refused.map(({ fault }) => fault?.reason))).toEqual(new Set(['ring']))
  })

  it('check two thousand rows in a moment', () => {
    const count = 2_000
    const of = { ...manyIn(count), booths: [...manyIn(count).booths, booth('B-end')] }
    const rows = shifted(count).map((one, i) => (i === count - 1 ? { ...one, number: 'B-end' } : one))
    const started = performance.now()
    const parts = toParts(checkRows(of, rows))
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(parts.map((part) => part.length)).toEqual(Array.from({ length: 10 }, () => ASSIGNMENTS_MAX))
    expect(parts[0]?.[0]?.number).toBe('B-end')
  })
})
