import * as z from 'zod/mini'
import { byId, Id, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { ENGLISH_NAME_MAX } from '#contract/core/contact/contact-rules.ts'
import { REGION_CODE_LENGTH } from '#contract/foundation/places/rules.ts'
import { DETAIL_MAX, POSTAL_CODE_MAX, REGION_TEXT_MAX } from './limits'

/** UTF-16 units; `rules.ts` counts the characters, also of what blanks surround. */
const words = {
  consignee: text(ENGLISH_NAME_MAX * 4),
  countryId: integer(0, 999),
  regionCode: text(REGION_CODE_LENGTH),
  state: text(REGION_TEXT_MAX * 4),
  city: text(REGION_TEXT_MAX * 4),
  detail: text(DETAIL_MAX * 4),
  postalCode: text(POSTAL_CODE_MAX * 4),
  areaCode: text(5).check(z.regex(/^\+\d{1,4}$/)),
  phone: text(40),
}

const Address = z.object({
  id: z.int(),
  /** Counts the changes. */
  version: z.int(),
  isDefault: z.boolean(),
  consignee: z.string(),
  countryId: z.int(),
  regionCode: z.string(),
  state: z.string(),
  city: z.string(),
  detail: z.string(),
  postalCode: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  /** Country, region and city in the reader's language, in the order in which that writes them. */
  place: z.string(),
  savedAt: Instant,
})
export type Address = z.output<typeof Address>

export const listAddresses = {
  input: nothing,
  output: z.object({
    /** The default first, then the newest. */
    list: z.array(Address),
    /** How many an account keeps at most. */
    max: z.int(),
  }),
}

export const saveAddress = {
  input: z.object({
    ...words,
    /** Null: it is a new one. */
    id: z.nullable(Id),
    /** As it was read; 0: it is a new one. */
    version: integer(0, 2_147_483_647),
    /** Made by the form: the same new one sent twice is kept once. */
    key: text(64).check(z.minLength(8)),
    /** Makes it the default; the one that is stays so until another is. */
    isDefault: z.boolean(),
  }),
  output: Address,
}

export const removeAddress = { input: byId, output: nothing }
export const setDefaultAddress = { input: byId, output: nothing }
