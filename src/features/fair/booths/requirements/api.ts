import { getOwnBoothRequirements, saveOwnBoothRequirements } from '#contract/fair/booths/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** What the own exhibitor needs of its booth. */
export const useOwnRequirements = () => useEndpoint(getOwnBoothRequirements, {})

export const useSaveOwnRequirements = () =>
  useChange(saveOwnBoothRequirements, [getOwnBoothRequirements], { alerts: false })
