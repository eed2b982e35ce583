import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import * as contract from '#contract/commerce/services/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** ms between two looks at what waits */
const LOOK_MS = 30_000

export const useManagedServices = () => useEndpoint(contract.listManagedServices, {})
export const useContracts = (filter: InputOf<typeof contract.listContracts>) =>
  useEndpoint(contract.listContracts, filter, { keep: true })
export const useBookedAdverts = (filter: InputOf<typeof contract.listBookedAdverts>) =>
  useEndpoint(contract.listBookedAdverts, filter, { keep: true })
/** How many adverts wait to be reviewed; requested separately from their list, which is refreshed when it is opened. */
export const useWaitingAdverts = () =>
  useEndpoint(contract.listBookedAdverts, { page: 1, limit: 1, state: 'review' }, { every: LOOK_MS })

/** Changes something of the services; the lists are requested again, whether it went well or not. */
export const useDeskChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [contract.listManagedServices, contract.listContracts, contract.listBookedAdverts], {
    alerts: false,
  })
