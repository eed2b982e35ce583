import type { Language } from '#contract/core/language.ts'
import data from './districts.data.json'
import { type Area, listAreas, listCities } from './places'
import { MAINLAND } from '#contract/core/rules.ts'

/** A division of mainland China with both names, and what is directly below it. */
export interface Division {
  /** Six digits of GB/T 2260. */
  code: string
  zh: string
  en: string
  children: readonly Division[]
}

/** `330106 西湖区 Xihu District`, one after the other. */
const readDistricts = (written: string): Division[] =>
  written.split('; ').flatMap((one) => {
    const [, code = '', zh = '', en = ''] = /^(\d{6}) (\S+) (.+)$/.exec(one) ?? []
    return code === '' ? [] : [{ code, zh, en, children: [] }]
  })

const written: Record<string, Record<string, string[]> | undefined> = data.divisions

function toCity({ stateCode, city, cnCity }: Area): Division {
  const [code = '', districts = ''] = written[stateCode]?.[cnCity] ?? []
  return { code, zh: cnCity, en: city, children: readDistricts(districts) }
}

/** The 31 provinces with their cities and districts. */
export const provinces: readonly Division[] = listAreas(MAINLAND).map(({ stateCode, state, cnState }) => ({
  code: stateCode,
  zh: cnState,
  en: state,
  children: listCities(stateCode).map(toCity),
}))

const leaves = new Map<string, readonly Division[]>()
for (const province of provinces) {
  for (const city of province.children) {
    if (city.children.length === 0) leaves.set(city.code, [province, city])
    for (const district of city.children) leaves.set(district.code, [province, city, district])
  }
}

/** A division that has none below it, with those above it, the province first; undefined: there is none of that code. */
export const findDivision = (code: string): readonly Division[] | undefined => leaves.get(code)

/** Its name in a language. */
export const nameDivision = ({ zh, en }: Division, language: Language): string => (language === 'zh-CN' ? zh : en)
