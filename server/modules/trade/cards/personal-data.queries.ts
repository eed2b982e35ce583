import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { cardsOfPeople, meetings } from './cards.schema'

/** Business cards and their exchanges. */
export const personalDataOfCards: PersonalData[] = [
  erase('cards', cardsOfPeople.accountId),
  erase('cards', meetings.accountId),
  ...trace(meetings.byAccount),
]
