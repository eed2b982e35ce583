import type { Language } from '../../../contract/core/language'
import type { Region } from '../../../contract/places/schemas'
import { listAreas, listCities, listCountries } from './places'

/** Every country or region with what we know below it, in the order of their lists. */
export function buildRegionTree(language: Language): Region[] {
  const own = (zh: string, en: string) => (language === 'zh-CN' ? zh : en)
  return listCountries(language).map(({ id, code, country, cnCountry }) => ({
    code,
    name: own(cnCountry, country),
    children: listAreas(id).map(({ stateCode, state, cnState }) => ({
      code: stateCode,
      name: own(cnState, state),
      children: listCities(stateCode).map(({ city, cnCity }) => ({ code: '', name: own(cnCity, city) })),
    })),
  }))
}
