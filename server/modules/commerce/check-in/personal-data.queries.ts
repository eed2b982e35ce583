import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { ticketEntries } from './check-in.schema'

/** Who admitted the holders of tickets. */
export const personalDataOfCheckIn: PersonalData[] = [...trace(ticketEntries.byAccount)]
