import * as contract from '#contract/foundation/places/endpoints.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import { areaNamed, areas, citiesOf, countries, divisionOf } from './places'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock } from '#src/mocks/core/mock.ts'

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
