import type { Point } from '#contract/fair/floor-plan/schemas.ts'
import { applyTo, type Matrix } from '../import/shapes'
import { type Line, pathOf } from './svg-geometry'

/** What an element draws that `<use>` refers to, in the coordinates of what contains it. */
interface Referred {
  lines: Line[]
  layer: string
}

interface Use {
  id: string
  matrix: Matrix
  layer: string
}

/** The ids that `<use>` refers to: of the others nothing is remembered. */
export const usedIds = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/<(?:svg:)?use\b[^>]*?href\s*=\s*["']#([^"']+)/g)].map(([, id = '']) => id))

/**
 * Remembers the shapes that `<use>` refers to, and draws them where they are used once all are known. A use within what is
 * used is left to the picture, so that a drawing grows by what it says alone.
 */
export function createUses(ids: ReadonlySet<string>) {
  const referred = new Map<string, Referred>()
  const uses: Use[] = []
  return {
    isReferred: (id: string | undefined): id is string => id !== undefined && ids.has(id),
    /** A shape within an element that is referred to. */
    remember: (id: string, data: string, { matrix, layer }: { matrix: Matrix; layer: string }) => {
      const known = referred.get(id) ?? { lines: [], layer }
      known.lines.push(...pathOf(data, matrix))
      referred.set(id, known)
    },
    add: (use: Use) => void uses.push(use),
    /** Draws every use, with the layer that it or else its shape is on. */
    draw: (onLine: (points: Point[], isClosed: boolean, layer: string) => void) => {
      for (const { id, matrix, layer } of uses) {
        const found = referred.get(id)
        for (const { points, isClosed } of found?.lines ?? [])
          onLine(
            points.map((one) => applyTo(matrix, one)),
            isClosed,
            layer || (found?.layer ?? ''),
          )
      }
    },
  }
}
