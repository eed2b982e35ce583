/** Where things are in a room: px of the scene, its middle the origin, x to the right, z towards the entrance. */

export type Side = 'left' | 'end' | 'right' | 'entrance'

export interface Size {
  width: number
  depth: number
}

/** A point of a wall; `along` is px to the right of its middle as one faces it. */
export interface Spot {
  side: Side
  along: number
}

/** Where a visitor stands and looks: 0° at the end wall, 90° at the right one. */
export interface Place {
  x: number
  z: number
  angle: number
}

export interface Plan {
  size: Size
  /** In the order in which one passes them: up the left wall, along the end, back down the right wall. */
  spots: Spot[]
}

const HALL_WIDTH = 1_900
const CORRIDOR_WIDTH = 1_300
const SPACING = 470
const CORNER = 130
/** px between the entrance and the first pictures: room to turn round and see the door one came by */
const ENTRY = 330
const DOOR = 440
const DEPTH_MIN = 2_500
/** px between doors that follow one another on a wall */
const DOOR_SPACING = 620
/** px of corridor before its first doors: nearer ones would not be in sight from the entrance */
const VESTIBULE = 1_250
/** The end wall bears its lettering in the middle and a picture on either side. */
const BESIDE_SIGN = 2
const SIGN_ALONE_BELOW = 4

/** A room for that many pictures; `doors` keeps the far ends of its long walls free. */
export function planRoom(count: number, doors: boolean, width = HALL_WIDTH): Plan {
  const end = count < SIGN_ALONE_BELOW ? 0 : BESIDE_SIGN
  const left = Math.ceil((count - end) / 2)
  const far = CORNER + (doors ? DOOR : 0)
  const depth = Math.max(DEPTH_MIN, left * SPACING + ENTRY + far)
  // A wall with few pictures hangs them in its middle.
  const slack = (depth - ENTRY - far - left * SPACING) / 2
  const spots = Array.from({ length: count }, (_, i): Spot => {
    if (i < left) return { side: 'left', along: -depth / 2 + ENTRY + slack + SPACING * (i + 0.5) }
    if (i < left + end) return { side: 'end', along: (i === left ? -1 : 1) * (width / 2 - 285) }
    return { side: 'right', along: -depth / 2 + far + slack + SPACING * (i - left - end + 0.5) }
  })
  return { size: { width, depth }, spots }
}

/** Where the doors of a room are: on to the next right of the end wall, back to the last left of it. */
export function doorSpots({ depth }: Size): Record<'next' | 'previous' | 'exit', Spot> {
  const reach = depth / 2 - CORNER - DOOR / 2
  return {
    previous: { side: 'left', along: reach },
    next: { side: 'right', along: -reach },
    exit: { side: 'entrance', along: 0 },
  }
}

/** A corridor with doors left and right in turn, the first nearest to the entrance. */
export function planCorridor(count: number): Plan {
  const depth = Math.max(DEPTH_MIN, VESTIBULE + Math.ceil(count / 2) * DOOR_SPACING + CORNER)
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const along = -depth / 2 + VESTIBULE + DOOR_SPACING * (Math.floor(i / 2) + 0.5)
    return i % 2 === 0 ? { side: 'left', along } : { side: 'right', along: -along }
  })
  return { size: { width: CORRIDOR_WIDTH, depth }, spots }
}

/** Where one stands to see what is on the wall, facing it. */
export function standBefore({ side, along }: Spot, { width, depth }: Size, distance: number): Place {
  const places: Record<Side, Place> = {
    left: { x: distance - width / 2, z: -along, angle: -90 },
    end: { x: along, z: distance - depth / 2, angle: 0 },
    right: { x: width / 2 - distance, z: along, angle: 90 },
    entrance: { x: -along, z: depth / 2 - distance, angle: 180 },
  }
  return places[side]
}

/** The same standing place, turned towards the spot. */
export function facing(at: Place, spot: Spot, size: Size): Place {
  const { x, z } = standBefore(spot, size, 0)
  return { ...at, angle: (Math.atan2(x - at.x, at.z - z) * 180) / Math.PI }
}
