import type { DrawnBooth } from '../schemas'
import { boxOf } from './polygons'

/** metres between booths that have a wall in common, and along which they have it at least */
const GAP = 0.2
const SHARED = 0.5

/** The booths that have a wall in common with one, in the order of the plan. Booths are compared by the boxes around them. */
export function neighboursOf(booth: DrawnBooth, all: readonly DrawnBooth[]): DrawnBooth[] {
  const own = boxOf(booth.points)
  return all.filter((other) => {
    if (other.number === booth.number) return false
    const box = boxOf(other.points)
    const across = Math.min(own.right, box.right) - Math.max(own.left, box.left)
    const down = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top)
    return Math.min(across, down) >= -GAP && Math.max(across, down) >= SHARED
  })
}
