import { sql } from 'drizzle-orm'
import { erase, keep, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { dataCopies, departures, retentions } from './privacy.schema'

/** Who set the retention of data. */
export const personalDataOfRetention: PersonalData[] = [...trace(retentions.changedBy)]

/** Requests for copies of data and for deletion. */
export const personalDataOfPrivacy: PersonalData[] = [
  erase('privacy', dataCopies.accountId, {
    hidden: [dataCopies.storageKey],
    // The sweep of copies removes the bytes, then the row.
    marks: { accountId: null, state: 'failed', until: sql`now()` },
  }),
  keep('privacy', departures.accountId, 'trace'),
]
