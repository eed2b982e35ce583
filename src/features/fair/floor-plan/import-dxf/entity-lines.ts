import type { IEllipseEntity, IEntity } from 'dxf-parser'
import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { isA } from './entities'

/** Points of a whole circle. */
const CIRCLE_STEPS = 32

const flat = ({ x, y }: Point): Point => ({ x, y })

function arc(center: Point, radius: number, start: number, end: number): Point[] {
  const span = end > start ? end - start : end - start + 2 * Math.PI
  const steps = Math.max(2, Math.ceil((CIRCLE_STEPS * span) / (2 * Math.PI)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (span * step) / steps
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) }
  })
}

/** The points after `from` on the way to `to`: `bulge` is the tangent of a quarter of the angle of the arc between them. */
function bulged(from: Point, to: Point, bulge: number): Point[] {
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2
  if (!bulge || half === 0) return [flat(to)]
  const angle = 4 * Math.atan(bulge)
  const radius = half / Math.sin(angle / 2)
  const away = radius * Math.cos(angle / 2)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const centre = {
    x: middle.x - (away * (to.y - from.y)) / (2 * half),
    y: middle.y + (away * (to.x - from.x)) / (2 * half),
  }
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const steps = Math.max(2, Math.ceil((CIRCLE_STEPS * Math.abs(angle)) / (2 * Math.PI)))
  return Array.from({ length: steps }, (_, step) => {
    const at = start + (angle * (step + 1)) / steps
    return { x: centre.x + Math.abs(radius) * Math.cos(at), y: centre.y + Math.abs(radius) * Math.sin(at) }
  })
}

function polyline(vertices: readonly (Point & { bulge?: number })[], isClosed: boolean): Point[] {
  const [first] = vertices
  if (!first) return []
  const points = [flat(first)]
  for (const [index, vertex] of vertices.entries()) {
    const next = vertices[index + 1] ?? (isClosed ? first : undefined)
    if (next) points.push(...bulged(vertex, next, vertex.bulge ?? 0))
  }
  return points
}

function ellipse({ center, majorAxisEndPoint: axis, axisRatio, startAngle, endAngle }: IEllipseEntity): Point[] {
  return arc({ x: 0, y: 0 }, 1, startAngle, endAngle).map(({ x, y }) => ({
    x: center.x + axis.x * x - axis.y * axisRatio * y,
    y: center.y + axis.y * x + axis.x * axisRatio * y,
  }))
}

/** What an entity draws, as points of a line; one that is closed ends where it begins. Empty: nothing, or no line. */
export function linesOf(entity: IEntity): Point[] {
  if (isA(entity, 'LINE')) return entity.vertices.map(flat)
  if (isA(entity, 'LWPOLYLINE')) return polyline(entity.vertices, entity.shape)
  if (isA(entity, 'POLYLINE')) {
    return entity.is3dPolygonMesh || entity.isPolyfaceMesh ? [] : polyline(entity.vertices, entity.shape)
  }
  if (isA(entity, 'CIRCLE')) return arc(entity.center, entity.radius, 0, 2 * Math.PI)
  if (isA(entity, 'ARC')) return arc(entity.center, entity.radius, entity.startAngle, entity.endAngle)
  if (isA(entity, 'ELLIPSE')) return ellipse(entity)
  if (isA(entity, 'SPLINE')) return (entity.fitPoints ?? entity.controlPoints ?? []).map(flat)
  if (isA(entity, 'SOLID')) {
    const [a, b, c, d] = entity.points
    // The third and the fourth corner are stored crosswise.
    return [a, b, d ?? c, c, a].flatMap((one) => (one ? [flat(one)] : []))
  }
  return []
}

/** Whether its line is a shape that people draw booths with: circles and curves are none. */
export const isOutline = (entity: IEntity): boolean =>
  isA(entity, 'LWPOLYLINE') || isA(entity, 'POLYLINE') || isA(entity, 'SOLID')
