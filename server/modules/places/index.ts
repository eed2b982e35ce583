import * as contract from '../../../contract/places/endpoints'
import { type Route, serve } from '../../platform/http/serve'
import { areasOf, citiesOf, countryOf, listCountries, placeNamed } from './places'

export { countryOf } from './places'

export const places: Route[] = [
  serve(contract.listCountries, async ({ language }) => [...listCountries(language)]),
  serve(contract.getCountryById, async ({ input }) => countryOf(input.id) ?? null),
  serve(contract.listAreas, async ({ input }) => [...areasOf(input.countryId)]),
  serve(contract.listCities, async ({ input }) => [...citiesOf(input.stateCode)]),
  serve(contract.getAreaByState, async ({ input }) => placeNamed(input.stateOrCity) ?? null),
]
