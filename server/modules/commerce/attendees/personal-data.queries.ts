import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { maskHolderIn } from '#server/modules/commerce/tickets/index.ts'
import { attendees } from './attendees.schema'

/** Saved attendees. */
export const personalDataOfAttendees: PersonalData[] = [
  erase('attendees', attendees.accountId, { hidden: [attendees.holderHash], mask: maskHolderIn }),
]
