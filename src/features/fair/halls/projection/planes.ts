import type { Size, Side } from '../walk/plan'

/** px: x to the right, y down from the height of the eyes, z towards the entrance */
export type Point = readonly [x: number, y: number, z: number]

/** A rectangle in a room, as the box of an element that fills it. */
export interface Plane {
  width: number
  height: number
  /** Where the top left corner of the element is. */
  corner: Point
  /** Unit vectors along its upper and its left edge, away from that corner. */
  across: Point
  down: Point
}

/** px from the height of the eyes up to the ceiling, and down to the floor */
export const ABOVE = 560
export const BELOW = 440
const HEIGHT = ABOVE + BELOW

/** A wall, seen from inside the room. Mirrored: its reflection in the floor. */
export function wallPlane(side: Side, { width, depth }: Size, mirrored = false): Plane {
  const y = mirrored ? BELOW + HEIGHT : -ABOVE
  const down: Point = [0, mirrored ? -1 : 1, 0]
  const long = { width: depth, height: HEIGHT, down }
  const short = { width, height: HEIGHT, down }
  const walls: Record<Side, Plane> = {
    left: { ...long, corner: [-width / 2, y, depth / 2], across: [0, 0, -1] },
    right: { ...long, corner: [width / 2, y, -depth / 2], across: [0, 0, 1] },
    end: { ...short, corner: [-width / 2, y, -depth / 2], across: [1, 0, 0] },
    entrance: { ...short, corner: [width / 2, y, depth / 2], across: [-1, 0, 0] },
  }
  return walls[side]
}

function levelPlane(y: number, { width, depth }: Size): Plane {
  return { width, height: depth, corner: [-width / 2, y, -depth / 2], across: [1, 0, 0], down: [0, 0, 1] }
}

export const floorPlane = (size: Size) => levelPlane(BELOW, size)
export const ceilingPlane = (size: Size) => levelPlane(-ABOVE, size)

/** A sign or lamp that hangs in the room and faces the entrance; `top` is the middle of its upper edge. */
export function hungPlane([x, y, z]: Point, width: number, height: number): Plane {
  return { width, height, corner: [x - width / 2, y, z], across: [1, 0, 0], down: [0, 1, 0] }
}
