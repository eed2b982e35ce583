import type { Point } from '../schemas'
import { along, distanceToSegment, doCross, TOLERANCE } from './points'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The sides of a polygon, the last one back to its first point. */
export function sidesOf(points: readonly Point[]): [Point, Point][] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length]
    return to ? [[from, to] satisfies [Point, Point]] : []
  })
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

function signedArea(points: readonly Point[]): number {
  return sidesOf(points).reduce((sum, [a, b]) => sum + (a.x * b.y - b.x * a.y) / 2, 0)
}

/** square metres */
export const areaOf = (points: readonly Point[]): number => Math.abs(signedArea(points))

/** The centre of the surface; of what has none, the middle of its points. */
export function centroidOf(points: readonly Point[]): Point {
  const area = signedArea(points)
  if (Math.abs(area) < TOLERANCE ** 2) {
    const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
    return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) }
  }
  let [x, y] = [0, 0]
  for (const [a, b] of sidesOf(points)) {
    const cross = a.x * b.y - b.x * a.y
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
  }
  return { x: x / (6 * area), y: y / (6 * area) }
}

const isOnEdge = (points: readonly Point[], p: Point): boolean =>
  sidesOf(points).some(([a, b]) => distanceToSegment(p, a, b) <= TOLERANCE)

/** Whether a point is in a polygon or on its edge. */
export function contains(points: readonly Point[], p: Point): boolean {
  let inside = false
  for (const [a, b] of sidesOf(points)) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside || isOnEdge(points, p)
}

const isInside = (points: readonly Point[], p: Point): boolean => contains(points, p) && !isOnEdge(points, p)

/** The first place at which two sides of a polygon cross. */
export function crossingOf(points: readonly Point[]): Point | undefined {
  const sides = sidesOf(points)
  for (const [index, [a, b]] of sides.entries()) {
    for (const [c, d] of sides.slice(index + 1)) if (doCross(a, b, c, d)) return along(a, b, 0.5)
  }
  return undefined
}

/** Corners, the middles of sides, and the centre. */
const samplesOf = (points: readonly Point[]): Point[] => [
  ...points,
  ...sidesOf(points).map(([a, b]) => along(a, b, 0.5)),
  centroidOf(points),
]

/** Whether two polygons have surface in common; edges that touch are none. */
export function doOverlap(one: readonly Point[], other: readonly Point[]): boolean {
  const crosses = sidesOf(one).some(([a, b]) => sidesOf(other).some(([c, d]) => doCross(a, b, c, d)))
  if (crosses) return true
  return samplesOf(one).some((p) => isInside(other, p)) || samplesOf(other).some((p) => isInside(one, p))
}

/** Whether a polygon lies in another one or touches its edge from within. */
export function isWithin(inner: readonly Point[], outer: readonly Point[]): boolean {
  const crosses = sidesOf(inner).some(([a, b]) => sidesOf(outer).some(([c, d]) => doCross(a, b, c, d)))
  return !crosses && samplesOf(inner).every((p) => contains(outer, p) || !contains(inner, p))
}
