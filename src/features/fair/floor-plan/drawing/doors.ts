import { doorOf, edgeEnds } from '#contract/fair/floor-plan/geometry/doors.ts'
import { distance } from '#contract/fair/floor-plan/geometry/points.ts'
import { sidesOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { nearestSide, placeOn } from './corners'
import { toCentimetres } from './snap'

const withDoor = (drawing: PlanDrawing, index: number, door: Point | null): PlanDrawing => ({
  ...drawing,
  booths: drawing.booths.map((one, at) => (at === index ? { ...one, door } : one)),
})

/** Where the door of a booth is: on which side, and metres from the corner where the side begins; undefined: it has none. */
export function findDoor({ booths }: PlanDrawing, index: number) {
  const booth = booths[index]
  const nearest = booth?.door ? nearestSide(booth.points, booth.door) : undefined
  if (!booth || !nearest) return undefined
  const [a, b] = sidesOf(booth.points)[nearest.side] ?? []
  const length = a && b ? distance(a, b) : 0
  return { side: nearest.side, metres: toCentimetres(nearest.part * length), length: toCentimetres(length) }
}

/** Puts the door of a booth on a side, so many metres from the corner where the side begins, or at its end. */
export function setDoor(drawing: PlanDrawing, index: number, side: number, metres: number): PlanDrawing {
  const points = drawing.booths[index]?.points ?? []
  const [a, b] = sidesOf(points)[side] ?? []
  if (!a || !b) return drawing
  const length = distance(a, b)
  const part = length === 0 ? 0 : Math.min(Math.max(metres / length, 0), 1)
  const door = placeOn(points, side, part)
  const before = drawing.booths[index]?.door
  if (!door || (before && distance(before, door) === 0)) return drawing
  return withDoor(drawing, index, door)
}

/** Puts the door of a booth where the edge of the booth is nearest to a place. */
export function placeDoor(drawing: PlanDrawing, index: number, at: Point): PlanDrawing {
  const points = drawing.booths[index]?.points ?? []
  const nearest = nearestSide(points, at)
  const [a, b] = sidesOf(points)[nearest?.side ?? -1] ?? []
  return nearest && a && b ? setDoor(drawing, index, nearest.side, nearest.part * distance(a, b)) : drawing
}

/** Gives a booth a door where one enters it without: in the middle of the side that is nearest to an aisle. */
export function addDoor(drawing: PlanDrawing, index: number): PlanDrawing {
  const booth = drawing.booths[index]
  return booth ? placeDoor(drawing, index, doorOf({ ...booth, door: null }, edgeEnds(drawing.aisles))) : drawing
}

export const removeDoor = (drawing: PlanDrawing, index: number): PlanDrawing =>
  drawing.booths[index]?.door ? withDoor(drawing, index, null) : drawing
