import type { Place } from '../walk/plan'
import type { Plane, Point } from './planes'

/** px before the eyes from which a plane is drawn */
const NEAR = 1

type Seen = readonly [x: number, y: number, depth: number]
type ToSeen = (point: Point, isDirection?: boolean) => Seen

/** From the room to what the visitor sees: x to their right, y down, depth ahead of them. */
function toSeen({ x, z, angle }: Place): ToSeen {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return (point, isDirection = false) => {
    const [right, back] = isDirection ? [point[0], point[2]] : [point[0] - x, point[2] - z]
    return [right * cos + back * sin, point[1], right * sin - back * cos]
  }
}

/** px ahead of the visitor of each corner; negative behind them */
function cornerDepths({ corner, across, down, width, height }: Plane, place: Place): number[] {
  const seen = toSeen(place)
  const [[, , start], [, , alongWidth], [, , alongHeight]] = [seen(corner), seen(across, true), seen(down, true)]
  const end = start + alongWidth * width
  return [start, end, start + alongHeight * height, end + alongHeight * height]
}

/** Whether no part of a plane is ahead of the visitor. */
export function isBehind(plane: Plane, place: Place): boolean {
  return cornerDepths(plane, place).every((depth) => depth < NEAR)
}

/** px ahead of the visitor of the middle of a plane */
export function depthOf(plane: Plane, place: Place): number {
  return cornerDepths(plane, place).reduce((sum, depth) => sum + depth / 4, 0)
}

/**
 * The transform that brings an element, with its top left corner as origin, to where the visitor sees its plane.
 * `focal` is the distance of the eyes from the screen, px. The result has no depth: every point lands on z = 0, so an engine
 * has nothing to sort or to intersect, and paints elements in their order in the document.
 */
export function project({ corner, across, down }: Plane, place: Place, focal: number): string {
  const seen = toSeen(place)
  const column = ([x, y, depth]: Seen) => [x, y, 0, depth / focal]
  const matrix = [column(seen(across, true)), column(seen(down, true)), [0, 0, 1, 0], column(seen(corner))]
  return `matrix3d(${matrix
    .flat()
    .map((number) => Number(number.toFixed(8)))
    .join(', ')})`
}
