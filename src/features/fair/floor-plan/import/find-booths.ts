import {
  areaOf,
  boxOf,
  centroidOf,
  contains,
  crossingOf,
  type Box,
} from '#contract/fair/floor-plan/geometry/polygons.ts'
import { distance, distanceToSegment, TOLERANCE } from '#contract/fair/floor-plan/geometry/points.ts'
import { BOOTHS_MAX, NUMBER_MAX } from '#contract/fair/floor-plan/limits.ts'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { toCentimetres } from '../drawing/snap'
import { BOOTH_AREA, CANDIDATES_MAX, CORNERS_MAX } from './limits'
import type { Shapes } from './shapes'

/** A booth that was found in a file, in metres; without a number where the file has none inside it. */
export interface FoundBooth {
  points: Point[]
  number?: string
}

export interface Found {
  booths: FoundBooth[]
  walls: Point[][]
  /** There are more than a plan may have; none are offered. */
  tooMany: boolean
}

interface Candidate {
  points: Point[]
  box: Box
  area: number
}

/** Walls of a plan, and the points of each: more are details of a building. */
const WALLS_MAX = 200
const WALL_POINTS_MAX = 60
/** Of the larger one: two shapes that have more in common are one that is drawn twice. */
const SAME_PART = 0.8

/** Without corners that repeat or lie on a side. */
function simplify(points: readonly Point[]): Point[] {
  const apart = points.filter(
    (point, index) => distance(point, points.at(index - 1) ?? point) > TOLERANCE || points.length === 1,
  )
  return apart.filter((point, index) => {
    const [before, after] = [apart.at(index - 1), apart[(index + 1) % apart.length]]
    return !before || !after || distanceToSegment(point, before, after) > TOLERANCE
  })
}

/** What a shape could be as a booth; undefined: it is none. */
function toCandidate(polygon: readonly Point[], metresPerUnit: number): Candidate | undefined {
  const rough = areaOf(polygon) * metresPerUnit ** 2
  if (rough < BOOTH_AREA.least * 0.99 || rough > BOOTH_AREA.most * 1.01) return undefined
  const points = simplify(
    polygon.map(({ x, y }) => ({ x: toCentimetres(x * metresPerUnit), y: toCentimetres(y * metresPerUnit) })),
  )
  if (points.length < 3 || points.length > CORNERS_MAX || crossingOf(points)) return undefined
  return { points, box: boxOf(points), area: areaOf(points) }
}

/** The shapes that could be booths, up to one more than are compared. */
function toCandidates(shapes: Shapes, metresPerUnit: number): Candidate[] {
  const candidates: Candidate[] = []
  for (const polygon of shapes.polygons) {
    const candidate = toCandidate(polygon, metresPerUnit)
    if (candidate) candidates.push(candidate)
    if (candidates.length > CANDIDATES_MAX) break
  }
  return candidates
}

const isInBox = (inner: Box, outer: Box) =>
  inner.left >= outer.left - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.top >= outer.top - TOLERANCE &&
  inner.bottom <= outer.bottom + TOLERANCE

/** Shapes drawn twice once, and none that contains others: that is a hall, a block or a legend. */
function withoutContainers(candidates: readonly Candidate[]): Candidate[] {
  const byArea = candidates.toSorted((a, b) => b.area - a.area)
  const dropped = new Set<Candidate>()
  const fromLeft = candidates.toSorted((a, b) => a.box.left - b.box.left)
  const order = new Map(byArea.map((one, index) => [one, index]))
  for (const outer of byArea) {
    let low = 0
    let high = fromLeft.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((fromLeft[middle]?.box.left ?? 0) < outer.box.left - TOLERANCE) low = middle + 1
      else high = middle
    }
    for (let index = low; index < fromLeft.length; index++) {
      const inner = fromLeft[index]
      if (!inner || inner.box.left > outer.box.right) break
      const isSmaller = (order.get(inner) ?? 0) > (order.get(outer) ?? 0)
      if (!isSmaller || dropped.has(inner) || !isInBox(inner.box, outer.box)) continue
      if (!contains(outer.points, centroidOf(inner.points))) continue
      if (inner.area >= outer.area * SAME_PART) dropped.add(inner)
      else {
        dropped.add(outer)
        break
      }
    }
  }
  return candidates.filter((one) => !dropped.has(one))
}

/** Whether a text in a booth is its number: it has a digit, and is no size. */
function toNumber(text: string): string | undefined {
  const number = text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()
  const isSize = /\d\s*[x×*]\s*\d|\d\s*(?:m²|m2|㎡|sqm|sq\b|平)/i.test(number)
  return /\d/.test(number) && !isSize && number.length <= NUMBER_MAX ? number : undefined
}

/** The booths and walls in the shapes of a file, in metres. */
export function findBooths(shapes: Shapes, metresPerUnit: number): Found {
  const tooMany = { booths: [], walls: [], tooMany: true }
  const all = toCandidates(shapes, metresPerUnit)
  if (all.length > CANDIDATES_MAX) return tooMany
  const candidates = withoutContainers(all)
  if (candidates.length > BOOTHS_MAX) return tooMany
  const texts = shapes.texts
    .map(({ text, at }) => ({ text, at: { x: at.x * metresPerUnit, y: at.y * metresPerUnit } }))
    .toSorted((a, b) => a.at.x - b.at.x)
  const booths = candidates.map(({ points, box }): FoundBooth => {
    const inside = texts.filter(
      ({ at }) =>
        at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom && contains(points, at),
    )
    const numbers = inside.flatMap(({ text }) => toNumber(text) ?? []).toSorted((a, b) => a.length - b.length)
    return numbers[0] === undefined ? { points } : { points, number: numbers[0] }
  })
  const walls = shapes.walls.length > WALLS_MAX ? [] : shapes.walls
  return {
    booths,
    walls: walls
      .filter((line) => line.length <= WALL_POINTS_MAX)
      .map((line) =>
        line.map(({ x, y }) => ({ x: toCentimetres(x * metresPerUnit), y: toCentimetres(y * metresPerUnit) })),
      ),
    tooMany: false,
  }
}
