import * as contract from '../../../contract/places/endpoints'
import { getCnIndustryByEn } from '../../../contract/registration/endpoints'
import { industries } from '../fixtures/exhibitors'
import { areaNamed, areas, citiesOf, countries } from '../fixtures/regions'
import { mock } from '../mock'

const MAINLAND = 156

export const regions = [
  mock(contract.listCountries, () => [...countries]),
  mock(contract.getCountryById, ({ input }) => countries.find(({ id }) => id === input.id) ?? null),
  mock(contract.listAreas, ({ input }) => (input.countryId === MAINLAND ? areas : [])),
  mock(contract.listCities, ({ input }) => citiesOf(input.stateCode)),
  mock(contract.getAreaByState, ({ input }) => areaNamed(input.stateOrCity) ?? null),
  mock(getCnIndustryByEn, ({ input }) =>
    industries.filter(({ name }) => input.industry.includes(name[1])).map(({ id, name }) => ({ id, name: name[0] })),
  ),
]
