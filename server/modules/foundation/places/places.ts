import type { Country } from '#contract/foundation/places/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import data from './places.data.json'

/** A province, with an empty city, or a city in it (spec: access §3). */
export interface Area {
  /** Six digits of GB/T 2260. */
  stateCode: string
  state: string
  cnState: string
  city: string
  cnCity: string
}

/** China, Hong Kong, Macao, Taiwan: the order in which they head the list. */
const GREATER_CHINA: readonly number[] = [MAINLAND, 344, 446, 158]

/** Where the names of Intl are not those in official use. */
const officialNames: Record<string, { zh: string; en: string } | undefined> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
  PS: { zh: '巴勒斯坦', en: 'Palestine' },
  MM: { zh: '缅甸', en: 'Myanmar' },
  CV: { zh: '佛得角', en: 'Cabo Verde' },
  FK: { zh: '马尔维纳斯群岛（福克兰群岛）', en: 'Falkland Islands (Malvinas)' },
}

const createRegionNames = (language: Language) => new Intl.DisplayNames(language, { type: 'region' })
const [chinese, english] = [createRegionNames('zh-CN'), createRegionNames('en-US')]

const countries: readonly Country[] = data.countries.map(({ code, id, areaCode }) => ({
  id,
  code,
  areaCode,
  country: officialNames[code]?.en ?? english.of(code) ?? code,
  cnCountry: officialNames[code]?.zh ?? chinese.of(code) ?? code,
}))

const byId = new Map(countries.map((country) => [country.id, country]))

function sorted(language: Language): readonly Country[] {
  const { compare } = new Intl.Collator(language)
  const name = ({ country, cnCountry }: Country) => (language === 'zh-CN' ? cnCountry : country)
  const rank = ({ id }: Country) => (isGreaterChina(id) ? GREATER_CHINA.indexOf(id) : GREATER_CHINA.length)
  return countries.toSorted((a, b) => rank(a) - rank(b) || compare(name(a), name(b)))
}

const byName = new Map(
  countries.flatMap(({ id, country, cnCountry }) => [country, cnCountry].map((name) => [name, id])),
)

/** The id of a country by its name in either language; undefined: there is none of that name. */
export const findCountryByName = (name: string): number | undefined => byName.get(name)

/** Whether the id is mainland China's. */
export const isMainland = (countryId: number): boolean => countryId === MAINLAND

/** Whether the id is mainland China's, Hong Kong's, Macao's or Taiwan's. */
export const isGreaterChina = (countryId: number): boolean => GREATER_CHINA.includes(countryId)

const lists: Record<Language, readonly Country[]> = { 'zh-CN': sorted('zh-CN'), 'en-US': sorted('en-US') }

/** China, Hong Kong, Macao, Taiwan, then the others by their names in the language. Ids are numeric codes of ISO 3166. */
export const listCountries = (language: Language): readonly Country[] => lists[language]

/** A country or region by its numeric code of ISO 3166. */
export const findCountry = (id: number): Country | undefined => byId.get(id)

const provinces: readonly Area[] = data.provinces.map(({ stateCode, state, cnState }) => ({
  stateCode,
  state,
  cnState,
  city: '',
  cnCity: '',
}))

const citiesByState = new Map(
  data.provinces.map(({ cities, ...province }): [string, Area[]] => [
    province.stateCode,
    cities.map(([cnCity = '', city = '']) => ({ ...province, city, cnCity })),
  ]),
)

/** The 31 provinces of mainland China; none of any other country. */
export const listAreas = (countryId: number): readonly Area[] => (isMainland(countryId) ? provinces : [])

/** The cities of a province, and what else stands directly under it; none of an unknown code. */
export const listCities = (stateCode: string): readonly Area[] => citiesByState.get(stateCode) ?? []

const PROVINCE_ENDING = /(?:省|市|(?:壮族|回族|维吾尔)?自治区)$/
const CITY_ENDING =
  /(?:市|地区|盟|林区|县|(?:(?:朝鲜|土家|苗|藏|羌|彝|布依|侗|哈尼|壮|傣|白|景颇|傈僳|回|蒙古|柯尔克孜|哈萨克|黎)族?)+自治[州县])$/

/** One spelling for `Xi'an`, `xian` and `XI’AN`, for `Lüliang` and `Luliang`. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const listSpellings = ({ state, cnState, city, cnCity }: Area): Set<string> =>
  new Set(
    (cnCity === ''
      ? [state, cnState, cnState.replace(PROVINCE_ENDING, '')]
      : [city, cnCity, cnCity.replace(CITY_ENDING, '')]
    ).map(fold),
  )

const named = [...provinces, ...[...citiesByState.values()].flat()].map((area) => ({
  area,
  spellings: listSpellings(area),
}))

/**
 * A province, else a city, by its name in either language, with or without its ending (省, 市 …); with a `stateCode`, a
 * city of that province. Some cities share a name in English (Suzhou, Fuzhou): alone they are not found, as either might
 * be meant.
 */
export function findPlace(text: string, stateCode?: string): Area | undefined {
  const spelling = fold(text)
  const found = named.flatMap(({ area, spellings }) => (spellings.has(spelling) ? [area] : []))
  if (stateCode !== undefined) return found.find((area) => area.stateCode === stateCode && area.cnCity !== '')
  const province = found.find(({ cnCity }) => cnCity === '')
  return province ?? (found.length === 1 ? found[0] : undefined)
}
