import { boxOf, contains, type Box } from '#contract/fair/floor-plan/geometry/polygons.ts'
import { distance, distanceToSegment } from '#contract/fair/floor-plan/geometry/points.ts'
import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'

export const partKinds = ['booth', 'landmark', 'edge', 'wall'] as const
export type PartKind = (typeof partKinds)[number]

/** A part of a drawing by its place in its list: numbers of booths may be there twice while one draws. */
export type PartKey = `${PartKind}:${number}`

export const keyOf = (kind: PartKind, index: number): PartKey => `${kind}:${index}`

/** The places in their list of those of one kind. */
export function indexesOf(keys: Iterable<PartKey>, kind: PartKind): Set<number> {
  return new Set([...keys].filter((key) => key.startsWith(`${kind}:`)).map((key) => Number(key.split(':')[1])))
}

/** The points of an aisle's edge. */
export function endsOf({ aisles }: PlanDrawing, index: number): Point[] {
  const edge = aisles.edges[index]
  return aisles.nodes.filter(({ id }) => id === edge?.from || id === edge?.to).map(({ x, y }) => ({ x, y }))
}

function pointsOf(drawing: PlanDrawing, kind: PartKind, index: number): readonly Point[] {
  if (kind === 'booth') return drawing.booths[index]?.points ?? []
  if (kind === 'wall') return drawing.walls[index] ?? []
  if (kind === 'edge') return endsOf(drawing, index)
  const landmark = drawing.landmarks[index]
  return landmark ? [landmark] : []
}

/** The box around a part; undefined where it is not there. */
export function boxOfPart(drawing: PlanDrawing, key: PartKey): Box | undefined {
  const [kind, index] = key.split(':')
  const found = partKinds.find((one) => one === kind)
  const points = found ? pointsOf(drawing, found, Number(index)) : []
  return points.length > 0 ? boxOf(points) : undefined
}

/** The box around several. */
export function boxOfParts(drawing: PlanDrawing, keys: Iterable<PartKey>): Box | undefined {
  const corners = [...keys].flatMap((key) => {
    const box = boxOfPart(drawing, key)
    return box
      ? [
          { x: box.left, y: box.top },
          { x: box.right, y: box.bottom },
        ]
      : []
  })
  return corners.length > 0 ? boxOf(corners) : undefined
}

function countOf({ booths, landmarks, aisles, walls }: PlanDrawing): Record<PartKind, number> {
  return { booth: booths.length, landmark: landmarks.length, edge: aisles.edges.length, wall: walls.length }
}

/** Everything that can be selected. */
export function allParts(drawing: PlanDrawing): PartKey[] {
  const counts = countOf(drawing)
  return partKinds.flatMap((kind) => Array.from({ length: counts[kind] }, (_, index) => keyOf(kind, index)))
}

/** Those of the keys that the drawing still has. */
export const presentParts = (drawing: PlanDrawing, keys: Iterable<PartKey>): PartKey[] =>
  [...keys].filter((key) => boxOfPart(drawing, key) !== undefined)

const isNearLine = (line: readonly Point[], at: Point, near: number) =>
  line.slice(1).some((to, index) => distanceToSegment(at, line[index] ?? to, to) <= near)

/** The part that is meant at a place, the topmost first; `near` in metres. */
export function partAt(drawing: PlanDrawing, at: Point, near: number): PartKey | undefined {
  const { landmarks, booths, walls, aisles } = drawing
  const landmark = landmarks.findIndex((one) => distance(one, at) <= near * 2)
  if (landmark >= 0) return keyOf('landmark', landmark)
  const booth = booths.findLastIndex(({ points }) => contains(points, at))
  if (booth >= 0) return keyOf('booth', booth)
  const wall = walls.findIndex((line) => isNearLine(line, at, near))
  if (wall >= 0) return keyOf('wall', wall)
  const edge = aisles.edges.findIndex((_, index) => isNearLine(endsOf(drawing, index), at, near))
  return edge >= 0 ? keyOf('edge', edge) : undefined
}

/** The parts that lie whole within a frame. */
export function partsWithin(drawing: PlanDrawing, frame: Box): PartKey[] {
  return allParts(drawing).filter((key) => {
    const box = boxOfPart(drawing, key)
    return (
      box && box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
    )
  })
}
