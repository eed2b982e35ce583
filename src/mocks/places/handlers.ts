import * as contract from '../../../contract/places/endpoints'
import { MAINLAND } from '../../../contract/core/rules'
import { areaNamed, areas, citiesOf, countries, divisionOf } from './places'
import { say } from '../core/bilingual'
import { mock } from '../core/mock'

export const places = [
  mock(contract.listCountries, () => [...countries]),
  mock(contract.getCountryById, ({ input }) => countries.find(({ id }) => id === input.id) ?? null),
  mock(contract.listAreas, ({ input }) => (input.countryId === MAINLAND ? areas : [])),
  mock(contract.listCities, ({ input }) => citiesOf(input.stateCode)),
  mock(contract.getRegionTree, ({ language }) =>
    countries.map(({ id, code, country, cnCountry }) => ({
      code,
      name: say(language, [cnCountry, country]),
      children: (id === MAINLAND ? areas : []).map(({ stateCode, state, cnState }) => ({
        code: stateCode,
        name: say(language, [cnState, state]),
        children: citiesOf(stateCode).map(({ city, cnCity }) => {
          const { code: cityCode, districts } = divisionOf(cnCity)
          const children = districts.map((one) => ({ code: one.code, name: say(language, one.name) }))
          return { code: cityCode, name: say(language, [cnCity, city]), children }
        }),
      })),
    })),
  ),
  mock(contract.getAreaByState, ({ input }) => areaNamed(input.stateOrCity) ?? null),
]
