import { listCategories } from '#contract/fair/exhibits/endpoints.ts'
import { listIndustries } from '#contract/fair/exhibitors/endpoints.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import type { Country } from '#contract/foundation/places/schemas.ts'
import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { listAreas, listCities, listCountries } from '#contract/foundation/places/endpoints.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type { Country }
export type Area = OutputOf<typeof listAreas>[number]

// `keep`: a language switch must not empty the lists for a moment, or what was chosen would be gone.
export const useCountries = () => useEndpoint(listCountries, {}, { keep: true })
export const useAreas = (countryId: number) =>
  useEndpoint(listAreas, { countryId }, { keep: true, enabled: countryId > 0 })
export const useCities = (stateCode: string) =>
  useEndpoint(listCities, { stateCode }, { keep: true, enabled: stateCode !== '' })
export const useHalls = () => useEndpoint(listHalls, {}, { keep: true })
/** Whether names can be translated. */
export const useTranslationService = () => useEndpoint(getTranslation, {}, { keep: true })
export const useIndustries = () => useEndpoint(listIndustries, {}, { keep: true })

/** Categories of a hall; no request before one is chosen. */
export const useCategories = (hallId: number) =>
  useEndpoint(listCategories, { hallId }, { keep: true, enabled: hallId > 0 })
