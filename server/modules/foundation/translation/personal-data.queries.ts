import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { translationRefusals } from './translation.schema'

/** Who does not allow translation by a service. Translations themselves can be read only with their originals. */
export const personalDataOfTranslation: PersonalData[] = [erase('chats', translationRefusals.accountId)]
