import { distance } from '#contract/fair/floor-plan/geometry/points.ts'
import { boxOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { joinAisles, type AisleLine } from '#contract/fair/floor-plan/layout/aisle-graph.ts'
import type { LandmarkKind } from '#contract/fair/floor-plan/rules.ts'
import type { DrawnBooth, PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { indexesOf, type PartKey } from './parts'
import { moveParts } from './move'

/** The least number that no booth has, after the last one of the same row where there is one. */
export function nextNumber(taken: ReadonlySet<string>, after = 'A-00'): string {
  const [, prefix = '', digits = '0'] = /^(.*?)(\d*)$/.exec(after) ?? []
  for (let n = Number(digits) + 1; ; n++) {
    const number = `${prefix}${String(n).padStart(Math.max(2, digits.length), '0')}`
    if (!taken.has(number)) return number
  }
}

const takenIn = ({ booths }: PlanDrawing) => new Set(booths.map(({ number }) => number))

/** Adds booths with numbers of their own; one that is named keeps its name, unless it is taken here or `elsewhere`. */
export function addBooths(
  drawing: PlanDrawing,
  booths: readonly (Pick<DrawnBooth, 'utilities'> & {
    points: readonly Point[]
    number?: string
    door?: Point | null
  })[],
  elsewhere: Iterable<string> = [],
): PlanDrawing {
  const taken = new Set([...takenIn(drawing), ...elsewhere])
  let last = drawing.booths.at(-1)?.number
  const added = booths.map(({ points, number, door = null, utilities = [] }): DrawnBooth => {
    const own = number && !taken.has(number) ? number : nextNumber(taken, last)
    taken.add(own)
    last = own
    return { number: own, points: [...points], door, ...(utilities.length > 0 ? { utilities } : {}) }
  })
  return { ...drawing, booths: [...drawing.booths, ...added] }
}

export const rectangle = (a: Point, b: Point): Point[] => {
  const { left, top, right, bottom } = boxOf([a, b])
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

export const addWall = (drawing: PlanDrawing, points: readonly Point[]): PlanDrawing => ({
  ...drawing,
  walls: [...drawing.walls, [...points]],
})

export function addLandmark(drawing: PlanDrawing, kind: LandmarkKind, at: Point): PlanDrawing {
  const ids = new Set(drawing.landmarks.map(({ id }) => id))
  let n = 1
  while (ids.has(`${kind}-${n}`)) n += 1
  return {
    ...drawing,
    landmarks: [...drawing.landmarks, { id: `${kind}-${n}`, kind, ...at, name: { zh: '', en: '' } }],
  }
}

function linesOf({ aisles }: PlanDrawing): AisleLine[] {
  const nodes = new Map(aisles.nodes.map((node) => [node.id, node]))
  return aisles.edges.flatMap(({ from, to, stepFree }) => {
    const [a, b] = [nodes.get(from), nodes.get(to)]
    return a && b ? [{ from: a, to: b, steps: !stepFree }] : []
  })
}

/** Adds an aisle along a line, joined with the others where they cross or touch. */
export function addAisle(drawing: PlanDrawing, points: readonly Point[]): PlanDrawing {
  const lines = points.slice(1).flatMap((to, index): AisleLine[] => {
    const from = points[index]
    return from && distance(from, to) > 0 ? [{ from, to }] : []
  })
  return { ...drawing, aisles: joinAisles([...linesOf(drawing), ...lines]) }
}

/** A copy of the named booths, landmarks and walls, `by` metres away; the copies are named after those that were there; `from` is where they are copied from. */
export function copyParts(
  drawing: PlanDrawing,
  keys: Iterable<PartKey>,
  by: Point,
  from: PlanDrawing = drawing,
): { drawing: PlanDrawing; keys: PartKey[] } {
  const named = [...keys]
  const pick = <T>(list: readonly T[], kind: 'booth' | 'wall' | 'landmark') => {
    const chosen = indexesOf(named, kind)
    return list.filter((_, index) => chosen.has(index))
  }
  const own = pick(from.landmarks, 'landmark')
  let next = addBooths(
    drawing,
    pick(from.booths, 'booth').map(({ points, door, utilities }) => ({ points, door, utilities })),
  )
  for (const { kind, name, x, y } of own) {
    next = addLandmark(next, kind, { x, y })
    next = {
      ...next,
      landmarks: next.landmarks.map((one, at) => (at === next.landmarks.length - 1 ? { ...one, name } : one)),
    }
  }
  next = { ...next, walls: [...next.walls, ...pick(from.walls, 'wall')] }
  const added = (kind: 'booth' | 'wall' | 'landmark', first: number, end: number) =>
    Array.from({ length: end - first }, (_, index): PartKey => `${kind}:${first + index}`)
  const fresh = [
    ...added('booth', drawing.booths.length, next.booths.length),
    ...added('landmark', drawing.landmarks.length, next.landmarks.length),
    ...added('wall', drawing.walls.length, next.walls.length),
  ]
  return { drawing: moveParts(next, fresh, by), keys: fresh }
}
