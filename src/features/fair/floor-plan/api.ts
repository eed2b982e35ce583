import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** The halls that have a floor plan. */
export const useFloorPlans = (enabled = true) => useEndpoint(listFloorPlans, {}, { enabled })

/** The plan of one level of a hall; no request without a hall. */
export const useFloorPlan = (hallId: number | undefined, level: number) =>
  useEndpoint(getFloorPlan, { hallId: hallId ?? 0, level }, { enabled: hallId !== undefined })
