import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { getHallSetup, getOwnSetup, type saveHallSetup } from '#contract/fair/booths/setup/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** What is set for the exhibitors of a hall, as organizers edit it. */
export const useHallSetup = (hallId: number) => useEndpoint(getHallSetup, { hallId })

/** What is set for the hall of the own booth, requested again by who follows a notice of a change. */
export const useOwnSetup = () => useEndpoint(getOwnSetup, {}, { fresh: true })

export const useSetupChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [getHallSetup], { alerts: false })

/** A save of a hall under way. */
export type SetupSaving = ReturnType<typeof useSetupChange<typeof saveHallSetup>>
