import type { Box } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { DrawnBooth, PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'
import { boxOfPart, boxOfParts, indexesOf, type PartKey } from './parts'
import { toCentimetres } from './snap'

type Place = (point: Point) => Point

const rounded = ({ x, y }: Point): Point => ({ x: toCentimetres(x), y: toCentimetres(y) })

function placeBooth(booth: DrawnBooth, place: Place): DrawnBooth {
  return {
    ...booth,
    points: booth.points.map((point) => rounded(place(point))),
    door: booth.door && rounded(place(booth.door)),
  }
}

/** Puts every point of the named parts elsewhere; where aisles meet, those that are not named follow. */
export function placeParts(drawing: PlanDrawing, keys: Iterable<PartKey>, place: Place): PlanDrawing {
  const named = [...keys]
  const [booths, walls] = [indexesOf(named, 'booth'), indexesOf(named, 'wall')]
  const [landmarks, edges] = [indexesOf(named, 'landmark'), indexesOf(named, 'edge')]
  const nodes = new Set([...edges].flatMap((at) => [drawing.aisles.edges[at]?.from, drawing.aisles.edges[at]?.to]))
  return {
    ...drawing,
    booths: drawing.booths.map((booth, index) => (booths.has(index) ? placeBooth(booth, place) : booth)),
    walls: drawing.walls.map((wall, index) => (walls.has(index) ? wall.map((point) => rounded(place(point))) : wall)),
    landmarks: drawing.landmarks.map((one, index) =>
      landmarks.has(index) ? { ...one, ...rounded(place({ x: one.x, y: one.y })) } : one,
    ),
    aisles: {
      ...drawing.aisles,
      nodes: drawing.aisles.nodes.map((node) =>
        nodes.has(node.id) ? { ...node, ...rounded(place({ x: node.x, y: node.y })) } : node,
      ),
    },
  }
}

/** metres */
export function moveParts(drawing: PlanDrawing, keys: Iterable<PartKey>, by: Point): PlanDrawing {
  if (by.x === 0 && by.y === 0) return drawing
  return placeParts(drawing, keys, ({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

/** A quarter turn to the right around the middle of what is named. */
export function turnParts(drawing: PlanDrawing, keys: Iterable<PartKey>): PlanDrawing {
  const named = [...keys]
  const box = boxOfParts(drawing, named)
  if (!box) return drawing
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return placeParts(drawing, named, (point) => ({ x: x - (point.y - y), y: y + (point.x - x) }))
}

/** Stretches a part into another box. */
export function fitPart(drawing: PlanDrawing, key: PartKey, next: Box): PlanDrawing {
  const box = boxOfPart(drawing, key)
  if (!box) return drawing
  const [across, down] = [box.right - box.left || 1, box.bottom - box.top || 1]
  return placeParts(drawing, [key], ({ x, y }) => ({
    x: next.left + ((x - box.left) / across) * (next.right - next.left),
    y: next.top + ((y - box.top) / down) * (next.bottom - next.top),
  }))
}

export const sides = ['left', 'right', 'top', 'bottom'] as const
export type Side = (typeof sides)[number]

/** Moves each of the named parts to one side of the box around all. */
export function alignParts(drawing: PlanDrawing, keys: Iterable<PartKey>, side: Side): PlanDrawing {
  const named = [...keys]
  const around = boxOfParts(drawing, named)
  if (!around) return drawing
  return named.reduce((changed, key) => {
    const away = around[side] - (boxOfPart(changed, key)?.[side] ?? around[side])
    return moveParts(changed, [key], side === 'left' || side === 'right' ? { x: away, y: 0 } : { x: 0, y: away })
  }, drawing)
}

/** Gives the parts between the two outermost the same gaps. */
export function distributeParts(drawing: PlanDrawing, keys: Iterable<PartKey>, along: 'x' | 'y'): PlanDrawing {
  const [start, end] = along === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const boxes = [...keys]
    .flatMap((key) => {
      const box = boxOfPart(drawing, key)
      return box ? [{ key, box }] : []
    })
    .toSorted((a, b) => a.box[start] - b.box[start])
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last || boxes.length < 3) return drawing
  const taken = boxes.reduce((sum, { box }) => sum + box[end] - box[start], 0)
  const gap = (last.box[end] - first.box[start] - taken) / (boxes.length - 1)
  let at = first.box[start]
  return boxes.reduce((changed, { key, box }) => {
    const away = at - box[start]
    at += box[end] - box[start] + gap
    return moveParts(changed, [key], along === 'x' ? { x: away, y: 0 } : { x: 0, y: away })
  }, drawing)
}
