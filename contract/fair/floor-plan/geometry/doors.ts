import type { Aisles, DrawnBooth, Point } from '../schemas'
import { along, distance, partOnSegment } from './points'
import { centroidOf, sidesOf } from './polygons'

/** A place on an aisle. */
export interface Foot {
  /** The index of the edge. */
  edge: number
  /** How far along it, 0 at `from` and 1 at `to`. */
  part: number
  at: Point
  /** metres from the place that was projected */
  away: number
}

/** The edges of the aisles with their ends; those that name a node that does not exist are left out. */
export function edgeEnds({ nodes, edges }: Aisles): { index: number; from: Point; to: Point; stepFree: boolean }[] {
  const places = new Map<string, Point>(nodes.map((node) => [node.id, node]))
  return edges.flatMap(({ from, to, stepFree }, index) => {
    const [a, b] = [places.get(from), places.get(to)]
    return a && b ? [{ index, from: a, to: b, stepFree }] : []
  })
}

/** The place on the aisles that is nearest to a point; undefined without aisles. */
export function nearestFoot(p: Point, edges: ReturnType<typeof edgeEnds>): Foot | undefined {
  let nearest: Foot | undefined
  for (const { index, from, to } of edges) {
    const part = partOnSegment(p, from, to)
    const at = along(from, to, part)
    const away = distance(p, at)
    if (!nearest || away < nearest.away) nearest = { edge: index, part, at, away }
  }
  return nearest
}

/** Where one enters a booth: its door, else the middle of the side that is nearest to an aisle, else its centre. */
export function doorOf({ door, points }: DrawnBooth, edges: ReturnType<typeof edgeEnds>): Point {
  if (door) return door
  let best: { at: Point; away: number } | undefined
  for (const [a, b] of sidesOf(points)) {
    const at = along(a, b, 0.5)
    const away = nearestFoot(at, edges)?.away ?? Infinity
    if (!best || away < best.away) best = { at, away }
  }
  return best?.at ?? centroidOf(points)
}
