import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { follows } from './follows.schema'

/** What an account follows and saved. */
export const personalDataOfFollows: PersonalData[] = [erase('follows', follows.accountId)]
