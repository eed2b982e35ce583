import { listAddresses } from '#contract/commerce/addresses/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { getRegionTree, listCountries } from '#contract/foundation/places/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useAddresses = () => useEndpoint(listAddresses, {}, { keep: true })

// `keep`: a language switch must not empty the lists for a moment, or what was chosen would be gone.
export const useCountries = () => useEndpoint(listCountries, {}, { keep: true })
/** The divisions of mainland China, requested where one is to be chosen. */
export const useRegions = (requested: boolean) => useEndpoint(getRegionTree, {}, { keep: true, enabled: requested })

/** Changes the addresses; the list is requested again, whether it went well or not. */
export const useAddressChange = <E extends AnyEndpoint>(endpoint: E, { alerts = false }: { alerts?: boolean } = {}) =>
  useChange(endpoint, [listAddresses], { alerts })
