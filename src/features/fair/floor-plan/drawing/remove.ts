import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { indexesOf, type PartKey } from './parts'

/** A drawing without the named parts; nodes that no aisle leads to go too. */
export function removeParts(drawing: PlanDrawing, keys: Iterable<PartKey>): PlanDrawing {
  const named = [...keys]
  if (named.length === 0) return drawing
  const gone = { booth: indexesOf(named, 'booth'), wall: indexesOf(named, 'wall') }
  const [landmarks, removed] = [indexesOf(named, 'landmark'), indexesOf(named, 'edge')]
  const edges = drawing.aisles.edges.filter((_, index) => !removed.has(index))
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]))
  return {
    ...drawing,
    booths: drawing.booths.filter((_, index) => !gone.booth.has(index)),
    walls: drawing.walls.filter((_, index) => !gone.wall.has(index)),
    landmarks: drawing.landmarks.filter((_, index) => !landmarks.has(index)),
    aisles: {
      edges,
      nodes: removed.size > 0 ? drawing.aisles.nodes.filter(({ id }) => used.has(id)) : drawing.aisles.nodes,
    },
  }
}
