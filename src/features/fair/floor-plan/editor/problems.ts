import { checkPlan, type PlanProblem } from '#contract/fair/floor-plan/check/check-plan.ts'
import type { ManagedPlan } from '#contract/fair/floor-plan/editing/schemas.ts'
import { centroidOf } from '#contract/fair/floor-plan/geometry/polygons.ts'
import type { PlanDrawing, Point } from '#contract/fair/floor-plan/schemas.ts'

export interface EditorProblem {
  problem: PlanProblem | 'numberElsewhere' | 'boothTaken'
  booths: string[]
  at?: Point
}

/** What keeps a drawing from being published, as the server will say it too. */
export function findProblems(drawing: PlanDrawing, plan: ManagedPlan, published: PlanDrawing | null): EditorProblem[] {
  const elsewhere = new Set(plan.elsewhere)
  const shown = new Set(published?.booths.map(({ number }) => number))
  const drawn = new Set(drawing.booths.map(({ number }) => number))
  return [
    ...checkPlan(drawing),
    ...drawing.booths
      .filter(({ number }) => elsewhere.has(number))
      .map(({ number, points }) => ({ problem: 'numberElsewhere' as const, booths: [number], at: centroidOf(points) })),
    ...plan.taken
      .filter((number) => shown.has(number) && !drawn.has(number))
      .map((number) => ({ problem: 'boothTaken' as const, booths: [number] })),
  ]
}
