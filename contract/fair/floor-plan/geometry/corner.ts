import type { PlanDrawing, Point } from '../schemas'
import { type Box, boxOf } from './polygons'
import { along, distance, partOnSegment } from './points'

/** metres from a side within which an aisle passes it */
const REACH = 4

type Side = 'left' | 'right' | 'top' | 'bottom'

/**
 * Whether aisles pass a booth on two sides that meet: an aisle passes a side when it is within reach of its middle and
 * on its outer half. Booths are compared by the box around them. The places of the aisles are looked up once for a plan.
 */
export function cornerTest({ nodes, edges }: PlanDrawing['aisles']): (points: readonly Point[]) => boolean {
  const places = new Map(nodes.map((node) => [node.id, node]))
  const aisles = edges.flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)]
    return a && b ? [{ a, b, box: boxOf([a, b]) }] : []
  })
  return (points) => {
    const booth = boxOf(points)
    const { left, top, right, bottom } = booth
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const sides: Record<Side, Point> = {
      left: { x: left, y: middle.y },
      right: { x: right, y: middle.y },
      top: { x: middle.x, y: top },
      bottom: { x: middle.x, y: bottom },
    }
    const around = aisles.filter(({ box }) => isWithinReach(booth, box))
    const isPassed = (side: Side): boolean => {
      const outward = { x: sides[side].x - middle.x, y: sides[side].y - middle.y }
      return around.some(({ a, b }) => {
        const near = along(a, b, partOnSegment(sides[side], a, b))
        const isOutside = (near.x - sides[side].x) * outward.x + (near.y - sides[side].y) * outward.y > 0
        const isAcross = Math.abs((near.x - middle.x) * outward.y - (near.y - middle.y) * outward.x) <= REACH / 8
        return isOutside && isAcross && distance(near, sides[side]) <= REACH
      })
    }
    return (isPassed('left') || isPassed('right')) && (isPassed('top') || isPassed('bottom'))
  }
}

/** Whether an aisle in this box could be within reach of a booth in that one. */
const isWithinReach = (booth: Box, aisle: Box): boolean =>
  aisle.left <= booth.right + REACH &&
  aisle.right >= booth.left - REACH &&
  aisle.top <= booth.bottom + REACH &&
  aisle.bottom >= booth.top - REACH

/** The same for one booth. */
export const isCorner = (points: readonly Point[], aisles: PlanDrawing['aisles']): boolean => cornerTest(aisles)(points)
