import { boxOf, centroidOf, type Box } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { FloorPlan, PlanBooth, Point } from '#contract/fair/floor-plan/schemas.ts'

/** A booth with what its drawing needs, computed once for a plan. */
export interface Marked {
  booth: PlanBooth
  box: Box
  centre: Point
  /** An SVG path, in metres. */
  path: string
  /** The colour of its industry, from 1; 0: nobody is there; `NO_INDUSTRY`: somebody without one. */
  hue: number
}

/** Colours of the legend; a plan with more industries begins again. */
const HUES = 8
const NO_INDUSTRY = HUES + 1

/** The colour of an industry of this plan, from 1; 0: it has none. */
export function hueOf({ industries }: FloorPlan, industryId: number | null | undefined): number {
  const index = industries.findIndex(({ id }) => id === industryId)
  return index < 0 ? 0 : (index % HUES) + 1
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

export function markBooths(plan: FloorPlan): Marked[] {
  return plan.booths.map((booth) => ({
    booth,
    box: boxOf(booth.points),
    centre: centroidOf(booth.points),
    path: pathOf(booth.points),
    hue: booth.exhibitor ? hueOf(plan, booth.exhibitor.industryId) || NO_INDUSTRY : 0,
  }))
}

/** What the numbers of a row have in common: `1A` of `1A-03`. */
export const rowOf = (number: string): string => /^(.+)[-–]\d+$/.exec(number)?.[1] ?? ''

/** The rows of a plan, each with its middle and its booths in order. */
export function rowsOf(marked: readonly Marked[]): { name: string; centre: Point; booths: Marked[] }[] {
  const rows = new Map<string, Marked[]>()
  for (const one of marked) {
    const name = rowOf(one.booth.number)
    rows.set(name, [...(rows.get(name) ?? []), one])
  }
  return [...rows].map(([name, booths]) => {
    const { left, right, top, bottom } = boxOf(booths.map(({ centre }) => centre))
    return { name, booths, centre: { x: (left + right) / 2, y: (top + bottom) / 2 } }
  })
}
