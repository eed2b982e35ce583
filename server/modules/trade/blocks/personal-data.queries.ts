import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { tradeBlocks } from './blocks.schema'

/** Who is blocked, and who blocked them. */
export const personalDataOfBlocks: PersonalData[] = [
  erase('leads', tradeBlocks.accountId),
  ...trace(tradeBlocks.byAccount),
]
