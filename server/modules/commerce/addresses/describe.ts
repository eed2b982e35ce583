import type { Language } from '#contract/core/language.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import { findCountry, findDivision, nameDivision } from '#server/modules/foundation/places/index.ts'
import type { AddressRow } from './addresses.queries'

/** The names from the region down as the language has them; the stored ones where a division was given up. */
function namesOf({ regionCode, state, city, district }: AddressRow, language: Language): string[] {
  const known = findDivision(regionCode)
  const names = known ? known.map((one) => nameDivision(one, language)) : [state, city, district]
  // A municipality is its own city.
  return names.filter((name, i) => name !== '' && name !== names[i - 1])
}

/** Country, region and city: from the widest down in Chinese, the other way round in English. */
export function placeOf(row: AddressRow, language: Language): string {
  const names = namesOf(row, language)
  const country = findCountry(row.countryId)
  if (language === 'zh-CN') {
    const isWithin = row.regionCode !== ''
    return [...(isWithin || !country ? [] : [country.cnCountry]), ...names].join(' ')
  }
  return [...names.toReversed(), ...(country ? [country.country] : [])].join(', ')
}

/** An address as its owner reads it. */
export function describeAddress(row: AddressRow, language: Language): Address {
  const { id, version, isDefault, consignee, countryId, regionCode, detail, postalCode, areaCode, phone } = row
  const isChosen = regionCode !== ''
  return {
    id,
    version,
    isDefault,
    consignee,
    countryId,
    regionCode,
    state: isChosen ? '' : row.state,
    city: isChosen ? '' : row.city,
    detail,
    postalCode,
    areaCode,
    phone,
    place: placeOf(row, language),
    savedAt: row.savedAt.toISOString(),
  }
}
