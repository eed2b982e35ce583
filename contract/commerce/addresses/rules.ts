import { ENGLISH_NAME_MAX, NAME_MAX, phone } from '#contract/core/contact/contact-rules.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { MAINLAND } from '#contract/core/rules.ts'
import { CONSIGNEE_MIN, DETAIL_MAX, POSTAL_CODE_MAX, REGION_TEXT_MAX } from './limits'
import { addressRuleTexts } from './rule-texts'

addRuleTexts(addressRuleTexts)

/** A delivery address as it is written (spec: live §3). */
export interface AddressWords {
  consignee: string
  /** Numeric code of ISO 3166; 0: none is chosen. */
  countryId: number
  /** In mainland China: six digits of GB/T 2260 of a division with none below it; elsewhere empty. */
  regionCode: string
  /** Outside mainland China, where there is one; else empty. */
  state: string
  /** Outside mainland China; else empty. */
  city: string
  detail: string
  /** May be left out. */
  postalCode: string
  /** +086, +852 … */
  areaCode: string
  phone: string
}

function consignee(value: string): RuleBreach | undefined {
  if (value === '') return 'consignee.empty'
  const max = /\p{Script=Han}/u.test(value) ? NAME_MAX : ENGLISH_NAME_MAX
  const length = countCharacters(value)
  return length < CONSIGNEE_MIN || length > max ? 'consignee.length' : undefined
}

function postalCode(countryId: number, value: string): RuleBreach | undefined {
  if (value === '') return undefined
  if (countryId === MAINLAND) return /^\d{6}$/.test(value) ? undefined : 'postalCode.china'
  return value.length <= POSTAL_CODE_MAX && /^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$/.test(value)
    ? undefined
    : 'postalCode.abroad'
}

const isLong = (value: string, max: number): boolean => countCharacters(value) > max

function region({ countryId, regionCode, state, city }: AddressWords): Record<string, RuleBreach | undefined> {
  if (countryId === MAINLAND) return { regionCode: regionCode === '' ? 'region.empty' : undefined }
  return {
    state: isLong(state, REGION_TEXT_MAX) ? 'region.long' : undefined,
    city: city === '' ? 'addressCity.empty' : isLong(city, REGION_TEXT_MAX) ? 'addressCity.long' : undefined,
  }
}

/** What people type around what they mean, and what belongs to another kind of country, left out. */
export function normalizeAddress(words: AddressWords): AddressWords {
  const isMainland = words.countryId === MAINLAND
  return {
    ...words,
    consignee: words.consignee.trim(),
    regionCode: isMainland ? words.regionCode : '',
    state: isMainland ? '' : words.state.trim(),
    city: isMainland ? '' : words.city.trim(),
    detail: words.detail.trim(),
    postalCode: words.postalCode.trim(),
    phone: words.phone.trim(),
  }
}

/** What is wrong with an address, by field (spec: live §3); the names of its places are the server's to know. */
export function checkAddress(written: AddressWords): Record<string, RuleBreach | undefined> {
  const words = normalizeAddress(written)
  return {
    consignee: consignee(words.consignee),
    countryId: words.countryId > 0 ? undefined : 'country.empty',
    ...(words.countryId > 0 ? region(words) : {}),
    detail:
      words.detail === '' ? 'addressDetail.empty' : isLong(words.detail, DETAIL_MAX) ? 'addressDetail.long' : undefined,
    postalCode: postalCode(words.countryId, words.postalCode),
    phone: phone(words.areaCode, words.phone),
  }
}
