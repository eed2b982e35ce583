import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { demandNudges } from './business.schema'

/** Who sent a reminder about a demand. */
export const personalDataOfBusiness: PersonalData[] = [...trace(demandNudges.byAccount)]
