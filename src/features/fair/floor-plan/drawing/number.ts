import { boxOf, centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { NUMBER_MAX } from '#contract/fair/floor-plan/limits.ts'
import type { DrawnBooth, PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { indexesOf, type PartKey } from './parts'

export interface Numbering {
  prefix: string
  /** The number of the first booth. */
  start: number
  /** Digits at least, filled with zeros. */
  digits: number
  /** `rows`: from left to right, row by row; `columns`: from above, column by column. */
  direction: 'rows' | 'columns'
  /** Every other row runs back. */
  serpentine: boolean
}

/** Booths of one row: their middles are nearer across it than half the depth of a booth. */
function rowsOf(booths: readonly { index: number; booth: DrawnBooth }[], across: 'x' | 'y') {
  const along = across === 'y' ? 'x' : 'y'
  const measured = booths
    .map(({ index, booth }) => {
      const { left, right, top, bottom } = boxOf(booth.points)
      return { index, centre: centroidOf(booth.points), depth: across === 'y' ? bottom - top : right - left }
    })
    .toSorted((a, b) => a.centre[across] - b.centre[across])
  const rows: (typeof measured)[] = []
  for (const one of measured) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first && one.centre[across] - first.centre[across] < Math.max(first.depth, one.depth) / 2) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.toSorted((a, b) => a.centre[along] - b.centre[along]))
}

/** Numbers the named booths by a pattern. */
export function numberBooths(drawing: PlanDrawing, keys: Iterable<PartKey>, pattern: Numbering): PlanDrawing {
  const chosen = indexesOf(keys, 'booth')
  const named = drawing.booths.map((booth, index) => ({ booth, index })).filter(({ index }) => chosen.has(index))
  const rows = rowsOf(named, pattern.direction === 'rows' ? 'y' : 'x')
  const order = rows.flatMap((row, index) => (pattern.serpentine && index % 2 === 1 ? row.toReversed() : row))
  const numbers = new Map(
    order.map(({ index }, at) => [
      index,
      `${pattern.prefix}${String(pattern.start + at).padStart(pattern.digits, '0')}`,
    ]),
  )
  return {
    ...drawing,
    booths: drawing.booths.map((booth, index) => ({
      ...booth,
      number: (numbers.get(index) ?? booth.number).slice(0, NUMBER_MAX),
    })),
  }
}
