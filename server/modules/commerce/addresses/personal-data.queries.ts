import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { addresses } from './addresses.schema'

/** Delivery addresses. */
export const personalDataOfAddresses: PersonalData[] = [erase('addresses', addresses.accountId)]
