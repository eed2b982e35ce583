import { LENGTH_MAX } from '#contract/fair/floor-plan/limits.ts'
import type { Background, PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { addBooths, rectangle } from '../drawing/add'
import type { Found } from './find-booths'

/** metres: a picture is not taken for larger because its pixels are whole */
const SLACK = 0.05

/** A drawing with what was imported, and how many booths were given another number than the file has. */
export function addImported(
  drawing: PlanDrawing,
  background: Background,
  found: Found | undefined,
  elsewhere: readonly string[],
): { drawing: PlanDrawing; renumbered: number } {
  const isEmpty = drawing.booths.length === 0
  const [width, height] = [background.width, background.height].map((side) =>
    Math.min(LENGTH_MAX, Math.ceil(side - SLACK)),
  )
  // A sheet without booths becomes as large as the picture; one that is drawn on keeps its outline.
  const sheet =
    isEmpty && width && height
      ? { width, height, outline: rectangle({ x: 0, y: 0 }, { x: width, y: height }) }
      : { width: Math.max(drawing.width, width ?? 0), height: Math.max(drawing.height, height ?? 0) }
  const under = { ...drawing, ...sheet, background }
  if (!found) return { drawing: under, renumbered: 0 }
  const added = addBooths({ ...under, walls: [...under.walls, ...found.walls] }, found.booths, elsewhere)
  const renumbered = found.booths.filter(
    ({ number }, index) => added.booths[drawing.booths.length + index]?.number !== number,
  )
  return { drawing: added, renumbered: renumbered.length }
}
