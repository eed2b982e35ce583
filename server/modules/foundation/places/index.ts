import * as contract from '#contract/foundation/places/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { buildRegionTree } from './region-tree'
import { listAreas, listCities, findCountry, listCountries, findPlace } from './places'

export { findDivision, nameDivision } from './divisions'
export { findCountry, findCountryByName } from './places'

export const places: Route[] = [
  serve(contract.listCountries, async ({ language }) => [...listCountries(language)]),
  serve(contract.getCountryById, async ({ input }) => findCountry(input.id) ?? null),
  serve(contract.listAreas, async ({ input }) => [...listAreas(input.countryId)]),
  serve(contract.listCities, async ({ input }) => [...listCities(input.stateCode)]),
  serve(contract.getRegionTree, async ({ language }) => buildRegionTree(language)),
  serve(contract.getAreaByState, async ({ input }) => findPlace(input.stateOrCity) ?? null),
]
