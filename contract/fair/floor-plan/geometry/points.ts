import type { Point } from '../schemas'

/** metres within which two places are the same: what is drawn is measured in centimetres */
export const TOLERANCE = 0.01

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The point on the way from `a` to `b`; `part` is 0 at `a` and 1 at `b`. */
export const along = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** Twice the signed area of the triangle; positive when `c` is to the right of the way from `a` to `b` (y grows downwards). */
export const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** How far along the segment the nearest point to `p` is, 0 to 1. */
export function partOnSegment(p: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  if (length === 0) return 0
  return Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length))
}

/** metres from a point to a segment */
export const distanceToSegment = (p: Point, a: Point, b: Point): number =>
  distance(p, along(a, b, partOnSegment(p, a, b)))

/** Whether two segments cross in a point that is an end of neither. */
export function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const [lengthOne, lengthOther] = [distance(a, b), distance(c, d)]
  // In metres from the line, so that ends that lie on it within the tolerance do not count.
  const [sideC, sideD] = [turnOf(a, b, c) / lengthOne, turnOf(a, b, d) / lengthOne]
  const [sideA, sideB] = [turnOf(c, d, a) / lengthOther, turnOf(c, d, b) / lengthOther]
  const opposite = (one: number, other: number) =>
    (one > TOLERANCE && other < -TOLERANCE) || (one < -TOLERANCE && other > TOLERANCE)
  return opposite(sideC, sideD) && opposite(sideA, sideB)
}
