import { useEffect } from 'react'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { cachePage } from '#src/common/app/cache-page.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'

const calls = [listFloorPlans, getFloorPlan, getMainDetail].map(({ base, path }) => `${base}${path}`)

const prepare = () =>
  Promise.all([
    import('#src/features/fair/floor-plan/list/booth-list.tsx'),
    import('#src/features/fair/floor-plan/panel/booth-card.tsx'),
  ])

/** Caches the plans that were opened: halls have poor reception. */
export function useOfflinePlan(plan: FloorPlan): void {
  // oxlint-disable-next-line exhaustive-effect-dependencies -- another plan is when to look again
  useEffect(() => void whenIdle().then(() => cachePage({ page: '/themeExhibition.html', calls, prepare })), [plan])
}
