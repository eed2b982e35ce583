import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { mailingPeople } from './mailings.schema'

/** Who received a campaign. */
export const personalDataOfMailings: PersonalData[] = [
  erase('notices', mailingPeople.accountId, { hidden: [mailingPeople.tokenHash] }),
]
