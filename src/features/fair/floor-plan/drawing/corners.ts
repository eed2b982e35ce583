import { along, distance, distanceToSegment, partOnSegment } from '#contract/fair/floor-plan/geometry/points.ts'
import { sidesOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import type { DrawnBooth, PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { toCentimetres } from './snap'

/** A booth or a wall by its place in its list: what has corners. */
export interface Cornered {
  kind: 'booth' | 'wall'
  index: number
}

/** Corners that a shape has at least. */
const fewest = { booth: 3, wall: 2 } as const

const bounded = (value: number): number => toCentimetres(Math.min(Math.max(value, -LENGTH_MAX), LENGTH_MAX))
const placed = ({ x, y }: Point): Point => ({ x: bounded(x), y: bounded(y) })

export const cornersOf = ({ booths, walls }: PlanDrawing, { kind, index }: Cornered): readonly Point[] =>
  (kind === 'booth' ? booths[index]?.points : walls[index]) ?? []

/** The sides on which a corner can be added: the last one of a booth leads back to its first corner. */
export function sidesWithin(drawing: PlanDrawing, of: Cornered): [Point, Point][] {
  const sides = sidesOf(cornersOf(drawing, of))
  return of.kind === 'booth' ? sides : sides.slice(0, -1)
}

/** The side of a booth that is nearest to a place, and how far along it the place is, 0 to 1; undefined without sides. */
export function nearestSide(points: readonly Point[], at: Point): { side: number; part: number } | undefined {
  let nearest: { side: number; part: number; away: number } | undefined
  for (const [side, [a, b]] of sidesOf(points).entries()) {
    const away = distanceToSegment(at, a, b)
    if (!nearest || away < nearest.away) nearest = { side, part: partOnSegment(at, a, b), away }
  }
  return nearest
}

/** The place on a side of a booth; undefined: it has no such side. */
export function placeOn(points: readonly Point[], side: number, part: number): Point | undefined {
  const [a, b] = sidesOf(points)[side] ?? []
  return a && b ? placed(along(a, b, part)) : undefined
}

/** A booth with other corners; its door stays on its side, or on the nearest one where `side` no longer is. */
function reshape(booth: DrawnBooth, points: Point[], keepsSides: boolean): DrawnBooth {
  const { door } = booth
  if (!door) return { ...booth, points }
  const was = keepsSides ? nearestSide(booth.points, door) : nearestSide(points, door)
  return { ...booth, points, door: (was && placeOn(points, was.side, was.part)) ?? door }
}

function withCorners(drawing: PlanDrawing, { kind, index }: Cornered, points: Point[], keepsSides = false) {
  return kind === 'booth'
    ? {
        ...drawing,
        booths: drawing.booths.map((one, at) => (at === index ? reshape(one, points, keepsSides) : one)),
      }
    : { ...drawing, walls: drawing.walls.map((one, at) => (at === index ? points : one)) }
}

/** Puts a corner elsewhere, to the centimetre and within the greatest length; the same drawing where it is there already. */
export function moveCorner(drawing: PlanDrawing, of: Cornered, corner: number, to: Point): PlanDrawing {
  const corners = cornersOf(drawing, of)
  const [from, next] = [corners[corner], placed(to)]
  if (!from || distance(from, next) === 0) return drawing
  return withCorners(drawing, of, corners.with(corner, next), true)
}

/** Adds a corner in the middle of a side, after the corner where the side begins. */
export function addCorner(drawing: PlanDrawing, of: Cornered, side: number): PlanDrawing {
  const [a, b] = sidesWithin(drawing, of)[side] ?? []
  if (!a || !b) return drawing
  return withCorners(drawing, of, cornersOf(drawing, of).toSpliced(side + 1, 0, placed(along(a, b, 0.5))))
}

/** Whether a shape has more corners than it needs. */
export const canLoseCorner = (drawing: PlanDrawing, of: Cornered): boolean =>
  cornersOf(drawing, of).length > fewest[of.kind]

/** Removes a corner; the same drawing where the shape would have too few. */
export function removeCorner(drawing: PlanDrawing, of: Cornered, corner: number): PlanDrawing {
  const corners = cornersOf(drawing, of)
  if (!canLoseCorner(drawing, of) || !corners[corner]) return drawing
  return withCorners(drawing, of, corners.toSpliced(corner, 1))
}
