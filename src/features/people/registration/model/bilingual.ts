import type { Area, Country } from '../api'
import type { Language } from '#contract/core/language.ts'

export interface Both {
  zh: string
  en: string
}

/** Names in both languages of what the form chose. */
export interface PlaceNames {
  country: Both
  area: Both
  city: Both
}

const none: Both = { zh: '', en: '' }

/** Names of the chosen places; empty where the lists do not have them. */
export function placeNames(
  chosen: { countryId: string; area: string; city: string },
  lists: { countries: readonly Country[]; areas: readonly Area[]; cities: readonly Area[] },
): PlaceNames {
  const country = lists.countries.find(({ id }) => String(id) === chosen.countryId)
  const area = lists.areas.find(({ cnState }) => cnState === chosen.area)
  const city = lists.cities.find(({ cnCity }) => cnCity === chosen.city)
  return {
    country: country ? { zh: country.cnCountry, en: country.country } : none,
    area: area ? { zh: area.cnState, en: area.state } : none,
    city: city ? { zh: city.cnCity, en: city.city } : none,
  }
}

/**
 * A name in both languages. A Chinese form may lack the English one; an English form stands for the Chinese one
 * where that was not given (spec: access §3).
 */
export function toBilingual(own: string, other: string, language: Language): Both {
  const [mine, its] = [own.trim(), other.trim()]
  return language === 'zh-CN' ? { zh: mine, en: its } : { zh: its || mine, en: mine }
}
