import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import type { ScanDays } from '#contract/fair/booths/visits/rules.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at what other organizers do */
const LOOK_MS = 30_000

/** The booths of a hall, and who has none. */
export const useBooths = (hallId: number) => useEndpoint(contract.listBooths, { hallId }, { every: LOOK_MS })

/** How often the codes of a hall's booths were scanned; only where that is shown. */
export const useBoothScans = (hallId: number, days: ScanDays, isShown: boolean) =>
  useEndpoint(contract.listBoothScans, { hallId, days }, { enabled: isShown, every: LOOK_MS, keep: true })

export const useBoothEvents = (hallId: number, number: string) =>
  useEndpoint(contract.listBoothEvents, { hallId, number })

/** Changes something of booths; what shows them is requested again, whether it went well or not. */
export const useBoothChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listBooths, contract.listBoothEvents, getFloorPlan, listFloorPlans], { alerts: false })
