import * as contract from '#contract/commerce/services/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

/** Every service on offer, in its order. */
export const useServices = () => useEndpoint(contract.listServices, {})

/** The days on which an advert space is gone. */
export const useTakenDays = (id: number, enabled: boolean) => useEndpoint(contract.listTakenDays, { id }, { enabled })

/** The booths of a service that can be ordered. */
export const useFreeBooths = (id: number) => useEndpoint(contract.listFreeBooths, { id })

/** What the own exhibitor has signed, and its hours of sessions. */
export const useServiceStanding = (enabled: boolean) => useEndpoint(contract.getServiceStanding, {}, { enabled })
