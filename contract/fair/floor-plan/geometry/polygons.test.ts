import { expect, it } from 'vitest'
import { distanceToSegment, doCross } from './points'
import { areaOf, centroidOf, contains, crossingOf, doOverlap, isWithin } from './polygons'

const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }))
const square = at([0, 0], [4, 0], [4, 4], [0, 4])
/** An L: the square without its lower right quarter. */
const corner = at([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4])

it('area and centre, whichever way round the points go', () => {
  expect(areaOf(square)).toBe(16)
  expect(areaOf(corner.toReversed())).toBe(12)
  expect(centroidOf(square)).toEqual({ x: 2, y: 2 })
  expect(centroidOf(corner).x).toBeCloseTo(5 / 3)
  expect(centroidOf(at([0, 0], [2, 0]))).toEqual({ x: 1, y: 0 })
})

it('a point on the edge is in the polygon, one in the notch is not', () => {
  expect(contains(corner, { x: 1, y: 3 })).toBe(true)
  expect(contains(corner, { x: 4, y: 1 })).toBe(true)
  expect(contains(corner, { x: 3, y: 3 })).toBe(false)
})

it('segments cross within, not at their ends', () => {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
    { x: 2, y: 0 },
  ] as const
  expect(doCross(a, b, c, d)).toBe(true)
  expect(doCross(a, b, b, d)).toBe(false)
  expect(distanceToSegment({ x: 5, y: 2 }, a, d)).toBeCloseTo(Math.hypot(3, 2))
})

it('a polygon that crosses itself is found; one with a notch does not', () => {
  expect(crossingOf(at([0, 0], [4, 4], [4, 0], [0, 4]))).toBeDefined()
  expect(crossingOf(corner)).toBeUndefined()
})

it('neighbours that share a wall do not overlap; a booth in the notch is outside', () => {
  expect(doOverlap(square, at([4, 0], [8, 0], [8, 4], [4, 4]))).toBe(false)
  expect(doOverlap(square, at([1, 0], [5, 0], [5, 4], [1, 4]))).toBe(true)
  expect(isWithin(at([0, 0], [2, 0], [2, 2], [0, 2]), corner)).toBe(true)
  expect(isWithin(at([2, 2], [4, 2], [4, 4], [2, 4]), corner)).toBe(false)
  expect(isWithin(at([1, 1], [3, 1], [3, 3], [1, 3]), corner)).toBe(false)
})
