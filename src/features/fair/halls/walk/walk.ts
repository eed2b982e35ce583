import type { Place, Size } from './plan'

export type Move =
  /** px forwards; backwards when negative */
  | { kind: 'step'; by: number }
  /** degrees to the right; to the left when negative */
  | { kind: 'turn'; by: number }
  | { kind: 'go'; to: Place }

/** px that a visitor keeps from every wall */
export const WALL_MARGIN = 190

function within(value: number, span: number): number {
  const reach = Math.max(0, span / 2 - WALL_MARGIN)
  return Math.min(reach, Math.max(-reach, value))
}

/** The angle that looks the same way with the least turning from where one looks now. */
function nearestTurn(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360)
}

/** Where a move leads; nobody walks through a wall. */
export function stepTo(at: Place, move: Move, { width, depth }: Size): Place {
  if (move.kind === 'turn') return { ...at, angle: at.angle + move.by }
  if (move.kind === 'go') {
    const { x, z, angle } = move.to
    return { x: within(x, width), z: within(z, depth), angle: nearestTurn(at.angle, angle) }
  }
  const heading = (at.angle * Math.PI) / 180
  return {
    x: within(at.x + Math.sin(heading) * move.by, width),
    z: within(at.z - Math.cos(heading) * move.by, depth),
    angle: at.angle,
  }
}

/** Whether two places are the same to the eye. */
export function sameTo(eye: Place, other: Place): boolean {
  return Math.abs(eye.x - other.x) < 0.5 && Math.abs(eye.z - other.z) < 0.5 && Math.abs(eye.angle - other.angle) < 0.05
}

/** A place on the way from one to the other; `part` is 0 at the start and 1 at the end. */
export function between(from: Place, to: Place, part: number): Place {
  const mix = (a: number, b: number) => a + (b - a) * part
  return { x: mix(from.x, to.x), z: mix(from.z, to.z), angle: mix(from.angle, to.angle) }
}
