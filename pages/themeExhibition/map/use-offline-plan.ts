import { useEffect } from 'react'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { fetchParts } from './parts'

const calls = [listFloorPlans, getFloorPlan, getMainDetail].map(({ base, path }) => `${base}${path}`)

async function cacheWhenIdle(): Promise<void> {
  await whenIdle()
  const { cachePage } = await import('#src/common/app/offline/cache-page.ts')
  cachePage({ page: '/themeExhibition.html', calls, prepare: fetchParts })
}

/** Caches the plans that were opened: halls have poor reception. */
export function useOfflinePlan(plan: FloorPlan): void {
  // oxlint-disable-next-line exhaustive-effect-dependencies -- another plan is when to look again
  useEffect(() => void cacheWhenIdle().catch(() => undefined), [plan])
}
