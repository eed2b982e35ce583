import { boxOf, type Box } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'

/** metres to which everything is rounded that snaps to nothing: a centimetre */
const FINEST = 0.01

const roundTo = (value: number, step: number) => Math.round(value / step) * step
/** Without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
export const toCentimetres = (value: number): number => Math.round(value * 100) / 100

/** Lines to which edges snap. */
export interface Guides {
  xs: readonly number[]
  ys: readonly number[]
}

/** The edges of booths that are not moved. */
export function guidesOf({ booths }: PlanDrawing, moved: ReadonlySet<number> = new Set()): Guides {
  const boxes = booths.filter((_, index) => !moved.has(index)).map(({ points }) => boxOf(points))
  return {
    xs: [...new Set(boxes.flatMap(({ left, right }) => [left, right]))],
    ys: [...new Set(boxes.flatMap(({ top, bottom }) => [top, bottom]))],
  }
}

const nearest = (value: number, lines: readonly number[], reach: number): number | undefined => {
  let found: number | undefined
  for (const line of lines) {
    if (Math.abs(line - value) <= reach && (found === undefined || Math.abs(line - value) < Math.abs(found - value))) {
      found = line
    }
  }
  return found
}

export interface Snapping {
  /** metres; 0: no grid */
  grid: number
  guides?: Guides
  /** metres within which an edge attracts */
  reach?: number
}

const snapValue = (value: number, lines: readonly number[], { grid, reach = 0 }: Snapping) =>
  toCentimetres(nearest(value, lines, reach) ?? roundTo(value, grid > 0 ? grid : FINEST))

/** A place on the edge of a neighbour that is near, else on the grid. */
export function snapPoint({ x, y }: Point, snapping: Snapping): Point {
  const { xs, ys } = snapping.guides ?? { xs: [], ys: [] }
  return { x: snapValue(x, xs, snapping), y: snapValue(y, ys, snapping) }
}

function snapSpan(from: number, to: number, by: number, lines: readonly number[], snapping: Snapping): number {
  const { reach = 0, grid } = snapping
  const ofStart = nearest(from + by, lines, reach)
  if (ofStart !== undefined) return ofStart - from
  const ofEnd = nearest(to + by, lines, reach)
  if (ofEnd !== undefined) return ofEnd - to
  return roundTo(from + by, grid > 0 ? grid : FINEST) - from
}

/** How far a box really moves: until one of its edges meets a neighbour that is near, else to the grid. */
export function snapMove(box: Box, by: Point, snapping: Snapping): Point {
  const { xs, ys } = snapping.guides ?? { xs: [], ys: [] }
  return {
    x: toCentimetres(snapSpan(box.left, box.right, by.x, xs, snapping)),
    y: toCentimetres(snapSpan(box.top, box.bottom, by.y, ys, snapping)),
  }
}
