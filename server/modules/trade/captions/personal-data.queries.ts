import { lt } from 'drizzle-orm'
import { erase, type PersonalData, type RetentionRule, trace } from '#server/modules/foundation/personal-data/index.ts'
import { minutes, minutesAgreements, minutesLines } from './captions.schema'

/** Lines that the person spoke in meetings are deleted with the account; those of others stay theirs. */
export const personalDataOfCaptions: PersonalData[] = [
  ...trace(minutes.changedBy),
  erase('appointments', minutesLines.byAccount, { hidden: [minutesLines.clientKey] }),
  erase('appointments', minutesAgreements.byAccount),
]

/** Minutes past their retention, with their lines and next steps. */
export const retentionOfMinutes: RetentionRule = {
  table: minutes,
  where: (before) => lt(minutes.startedAt, before),
}
