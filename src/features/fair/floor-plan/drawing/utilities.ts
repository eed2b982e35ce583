import { type Utility, utilities } from '#contract/fair/floor-plan/rules.ts'
import type { DrawnBooth, PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { indexesOf, type PartKey } from './parts'

/** How many of the named booths have a utility. */
export function countUtility({ booths }: PlanDrawing, keys: Iterable<PartKey>, utility: Utility): number {
  return [...indexesOf(keys, 'booth')].filter((index) => booths[index]?.utilities?.includes(utility)).length
}

/** A booth with other utilities, in the order of the list; without any it is as one that was drawn without. */
function withUtilities(drawn: DrawnBooth, next: ReadonlySet<Utility>): DrawnBooth {
  const { utilities: _, ...booth } = drawn
  return next.size > 0 ? { ...booth, utilities: utilities.filter((one) => next.has(one)) } : booth
}

/** Gives the named booths a utility, or takes it from them; the same drawing where nothing changes. */
export function setUtility(
  drawing: PlanDrawing,
  keys: Iterable<PartKey>,
  utility: Utility,
  isSupplied: boolean,
): PlanDrawing {
  const named = [...keys]
  const chosen = indexesOf(named, 'booth')
  if (countUtility(drawing, named, utility) === (isSupplied ? chosen.size : 0)) return drawing
  return {
    ...drawing,
    booths: drawing.booths.map((booth, index) => {
      if (!chosen.has(index)) return booth
      const next = new Set(booth.utilities)
      if (isSupplied) next.add(utility)
      else next.delete(utility)
      return withUtilities(booth, next)
    }),
  }
}
