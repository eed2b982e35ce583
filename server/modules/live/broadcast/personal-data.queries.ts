import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { broadcasts } from './broadcast.schema'
import { broadcastCaptioning } from './captions.schema'
import { liveEncoders } from './encoder.schema'

/** Who opened a broadcast, or the key of an encoder, and who agreed to captions. What was spoken belongs to the recording. */
export const personalDataOfBroadcasts: PersonalData[] = [
  ...trace(broadcasts.openedBy, liveEncoders.openedBy),
  erase('lives', broadcastCaptioning.byAccount),
]
