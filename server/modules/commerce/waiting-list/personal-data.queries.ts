import { keep, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { waitingPlaces } from './waiting-list.schema'

/** Places on waiting lists: they count. */
export const personalDataOfWaitingList: PersonalData[] = [keep('waiting', waitingPlaces.accountId, 'counted')]
