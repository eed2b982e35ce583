import { useMemo } from 'react'
import { planRoute, type PlannedRoute } from '#contract/fair/floor-plan/routing/plan-route.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import type { Trip } from './use-trip'

/** The shortest walk of a trip, to `timed` stops in their order; undefined where there is nothing to walk to. */
export function useRoute(
  plan: FloorPlan,
  { from, stops, stepFree }: Trip,
  timed: readonly string[],
): PlannedRoute | undefined {
  const list = stops.join(',')
  return useMemo(
    () => (list === '' ? undefined : planRoute(plan, from, list.split(','), { stepFree, timed })),
    [plan, from, list, stepFree, timed],
  )
}
