import { listCategories } from '../../../contract/exhibits'
import { listIndustries } from '../../../contract/exhibitors'
import type { OutputOf } from '../../../contract/endpoint'
import { listHalls } from '../../../contract/halls'
import { type Country, listAreas, listCities, listCountries } from '../../../contract/regions'
import { useEndpoint } from '../../common/request/use-endpoint'

export type { Country }
export type Area = OutputOf<typeof listAreas>[number]

// `keep`: a language switch must not empty the lists for a moment, or what was chosen would be gone.
export const useCountries = () => useEndpoint(listCountries, {}, { keep: true })
export const useAreas = (countryId: number) =>
  useEndpoint(listAreas, { countryId }, { keep: true, enabled: countryId > 0 })
export const useCities = (stateCode: string) =>
  useEndpoint(listCities, { stateCode }, { keep: true, enabled: stateCode !== '' })
export const useHalls = () => useEndpoint(listHalls, {}, { keep: true })
export const useIndustries = () => useEndpoint(listIndustries, {}, { keep: true })

/** Categories of a hall; nothing is asked before one is chosen. */
export const useCategories = (hallId: number) =>
  useEndpoint(listCategories, { hallId }, { keep: true, enabled: hallId > 0 })
