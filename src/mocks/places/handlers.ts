import * as contract from '../../../contract/places/endpoints'
import { areaNamed, areas, citiesOf, countries } from './places'
import { mock } from '../core/mock'

const MAINLAND = 156

export const places = [
  mock(contract.listCountries, () => [...countries]),
  mock(contract.getCountryById, ({ input }) => countries.find(({ id }) => id === input.id) ?? null),
  mock(contract.listAreas, ({ input }) => (input.countryId === MAINLAND ? areas : [])),
  mock(contract.listCities, ({ input }) => citiesOf(input.stateCode)),
  mock(contract.getAreaByState, ({ input }) => areaNamed(input.stateOrCity) ?? null),
]
