import { type AddressWords, checkAddress } from '#contract/commerce/addresses/rules.ts'
import type { Address } from '#contract/commerce/addresses/schemas.ts'
import { MAINLAND } from '#contract/core/rules.ts'

/** What the form of an address holds. */
export interface AddressValues extends Omit<AddressWords, 'countryId'> {
  countryId: string
  isDefault: boolean
}

const EMPTY: AddressValues = {
  consignee: '',
  countryId: String(MAINLAND),
  regionCode: '',
  state: '',
  city: '',
  detail: '',
  postalCode: '',
  areaCode: '+086',
  phone: '',
  isDefault: false,
}

/** What stands in the form at first: what is kept, or nothing. */
export function toValues(address: Address | undefined): AddressValues {
  if (!address) return EMPTY
  const { consignee, countryId, regionCode, state, city, detail, postalCode, areaCode, phone, isDefault } = address
  return {
    consignee,
    countryId: String(countryId),
    regionCode,
    state,
    city,
    detail,
    postalCode,
    areaCode,
    phone,
    isDefault,
  }
}

/** What is sent of it. */
export const toWords = ({ isDefault: _isDefault, ...values }: AddressValues): AddressWords => ({
  ...values,
  countryId: Number(values.countryId),
})

export const checkValues = (values: AddressValues) => checkAddress(toWords(values))
