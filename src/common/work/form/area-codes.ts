import type { Country } from '#contract/foundation/places/schemas.ts'
import type { Language } from '#contract/core/language.ts'

/**
 * The area codes of the countries in their order, each once, with the names of the first two that share it. The chosen
 * one is there even before the list has come.
 */
export function listAreaCodes(countries: readonly Country[], language: Language, chosen: string) {
  const isChinese = language === 'zh-CN'
  const names = new Map<string, string[]>([[chosen, []]])
  for (const { areaCode, country, cnCountry } of countries) {
    names.set(areaCode, [...(names.get(areaCode) ?? []), isChinese ? cnCountry : country])
  }
  const rank = new Map(countries.map(({ areaCode }, index) => [areaCode, index]))
  return [...names]
    .toSorted(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
    .map(([value, all]) => ({ value, label: [value, all.slice(0, 2).join(isChinese ? '、' : ', ')].join(' ').trim() }))
}
