import { doorOf, edgeEnds, nearestFoot } from '../geometry/doors'
import { TOLERANCE } from '../geometry/points'
import { areaOf, boxOf, centroidOf, crossingOf, doOverlap, isWithin } from '../geometry/polygons'
import { BOOTHS_MAX, DOOR_REACH, LENGTH_MAX, POINTS_MAX } from '../limits'
import { buildNetwork } from '../routing/network'
import { startKinds } from '../rules'
import type { DrawnBooth, PlanDrawing, Point } from '../schemas'

/** What can be wrong with a plan. */
export const planProblems = [
  'notFinite',
  'tooManyBooths',
  'tooManyPoints',
  'outlineInvalid',
  'numberTwice',
  'boothCrossesItself',
  'boothNoArea',
  'boothOutside',
  'boothsOverlap',
  'boothUnreachable',
  'landmarkTwice',
  'aisleUnknownNode',
  'noEntrance',
] as const
export type PlanProblem = (typeof planProblems)[number]

export interface PlanError {
  problem: PlanProblem
  /** The numbers of the booths that it is about; empty for the plan as a whole. */
  booths: string[]
  /** Where it is, if it is somewhere. */
  at?: Point
}

const SQUARE_CENTIMETRE = TOLERANCE ** 2

/** Every point of a drawing. */
export function allPoints({ outline, walls, aisles, landmarks, booths }: PlanDrawing): Point[] {
  const ofBooths = booths.flatMap(({ points, door }) => (door ? [...points, door] : points))
  return [...outline, ...walls.flat(), ...aisles.nodes, ...landmarks, ...ofBooths]
}

const isFinitePoint = ({ x, y }: Point): boolean =>
  Number.isFinite(x) && Number.isFinite(y) && Math.max(Math.abs(x), Math.abs(y)) <= LENGTH_MAX

function repeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name)))
}

function checkShapes({ booths, outline }: PlanDrawing): PlanError[] {
  return booths.flatMap(({ number, points }): PlanError[] => {
    const at = centroidOf(points)
    const error = (problem: PlanProblem, where = at) => [{ problem, booths: [number], at: where }]
    const crossing = crossingOf(points)
    if (crossing) return error('boothCrossesItself', crossing)
    if (points.length < 3 || areaOf(points) <= SQUARE_CENTIMETRE) return error('boothNoArea')
    return isWithin(points, outline) ? [] : error('boothOutside')
  })
}

/** Compares only booths with boxes that touch: they are sorted from left to right. */
function checkOverlaps(booths: readonly DrawnBooth[]): PlanError[] {
  const errors: PlanError[] = []
  const boxes = booths.map((booth) => ({ booth, box: boxOf(booth.points) })).toSorted((a, b) => a.box.left - b.box.left)
  for (const [index, { booth, box }] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next++) {
      const other = boxes[next]
      if (!other || other.box.left >= box.right - TOLERANCE) break
      if (other.box.top >= box.bottom - TOLERANCE || other.box.bottom <= box.top + TOLERANCE) continue
      if (!doOverlap(booth.points, other.booth.points)) continue
      const at = centroidOf(other.booth.points)
      errors.push({ problem: 'boothsOverlap', booths: [booth.number, other.booth.number], at })
    }
  }
  return errors
}

/** Booths with a door that is far from every aisle, or on an aisle that no entrance leads to. */
function checkReach({ aisles, booths, landmarks }: PlanDrawing): PlanError[] {
  const starts = landmarks.filter(({ kind }) => startKinds.includes(kind))
  if (starts.length === 0) return [{ problem: 'noEntrance', booths: [] }]
  const edges = edgeEnds(aisles)
  const doors = booths.map((booth) => doorOf(booth, edges))
  const network = buildNetwork(aisles, [...starts, ...doors])
  const paths = starts.map((_, index) => network.from(index))
  return booths.flatMap(({ number }, index): PlanError[] => {
    const at = doors[index] ?? { x: 0, y: 0 }
    const isNear = (nearestFoot(at, edges)?.away ?? Infinity) <= DOOR_REACH
    const isReached = paths.some(({ metresTo }) => Number.isFinite(metresTo(starts.length + index)))
    return isNear && isReached ? [] : [{ problem: 'boothUnreachable', booths: [number], at }]
  })
}

/** What is wrong with a plan, each with the booths and the place; empty: it may be published. */
export function checkPlan(plan: PlanDrawing): PlanError[] {
  const points = allPoints(plan)
  if (plan.booths.length > BOOTHS_MAX) return [{ problem: 'tooManyBooths', booths: [] }]
  if (points.length > POINTS_MAX) return [{ problem: 'tooManyPoints', booths: [] }]
  const sizes = { x: plan.width, y: plan.height }
  if (!points.every(isFinitePoint) || !isFinitePoint(sizes) || Math.min(sizes.x, sizes.y) <= 0) {
    const wrong = plan.booths.filter((booth) => !booth.points.every(isFinitePoint))
    return [{ problem: 'notFinite', booths: wrong.map(({ number }) => number) }]
  }
  const crossing = crossingOf(plan.outline)
  if (crossing || areaOf(plan.outline) <= SQUARE_CENTIMETRE) {
    return [{ problem: 'outlineInvalid', booths: [], ...(crossing ? { at: crossing } : {}) }]
  }
  const nodes = new Set(plan.aisles.nodes.map(({ id }) => id))
  const isUnknown = plan.aisles.edges.some(({ from, to }) => !nodes.has(from) || !nodes.has(to))
  const twice = repeated(plan.booths.map(({ number }) => number))
  const landmarksTwice = repeated(plan.landmarks.map(({ id }) => id)).size > 0
  const shapes = checkShapes(plan)
  const broken = new Set(shapes.flatMap(({ booths }) => booths))
  const sound = { ...plan, booths: plan.booths.filter(({ number }) => !broken.has(number)) }
  return [
    ...(isUnknown ? [{ problem: 'aisleUnknownNode' as const, booths: [] }] : []),
    ...(landmarksTwice ? [{ problem: 'landmarkTwice' as const, booths: [] }] : []),
    ...[...twice].map((number) => ({ problem: 'numberTwice' as const, booths: [number] })),
    ...shapes,
    ...checkOverlaps(sound.booths),
    ...checkReach(sound),
  ]
}
