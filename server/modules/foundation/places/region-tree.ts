import type { Language } from '#contract/core/language.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import type { Region } from '#contract/foundation/places/schemas.ts'
import { type Division, nameDivision, provinces } from './divisions'
import { listCountries } from './places'

/** Every country or region with what we know below it, in the order of their lists. */
export function buildRegionTree(language: Language): Region[] {
  const leaf = (division: Division) => ({ code: division.code, name: nameDivision(division, language) })
  return listCountries(language).map(({ id, code, country, cnCountry }) => ({
    code,
    name: language === 'zh-CN' ? cnCountry : country,
    children: (id === MAINLAND ? provinces : []).map((province) => ({
      ...leaf(province),
      children: province.children.map((city) => ({ ...leaf(city), children: city.children.map(leaf) })),
    })),
  }))
}
