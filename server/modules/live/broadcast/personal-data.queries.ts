import { type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { broadcasts } from './broadcast.schema'
import { liveEncoders } from './encoder.schema'

/** Who opened a broadcast, or the key of an encoder. */
export const personalDataOfBroadcasts: PersonalData[] = trace(broadcasts.openedBy, liveEncoders.openedBy)
