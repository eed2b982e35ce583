import { inArray } from 'drizzle-orm'
import { addressesOf, erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { codes } from './codes.schema'

/** Codes sent to the addresses of a person. */
export const personalDataOfCodes: PersonalData[] = [
  erase('login', codes, {
    part: 'address',
    columns: [codes.address],
    hidden: [codes.codeHash],
    rows: (person) => inArray(codes.address, addressesOf(person)),
  }),
]
