import { sql } from 'drizzle-orm'
import { maskNumber } from '#server/platform/mask.ts'
import { eventsOf } from '#server/modules/foundation/history/index.ts'
import { snapshotsOf } from '#server/modules/people/review/index.ts'
import { erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { openCard } from './card'
import { registrations } from './registration.schema'

const ofRegistrations = (id: number) => sql`(select id from registration where account_id = ${id})`

/** The history and the reviewed versions of registrations: deleted before these, by which they are found. */
export const personalDataOfRegistrationReviews: PersonalData[] = [
  eventsOf('registration', 'registration', ofRegistrations),
  snapshotsOf('registration', 'registration', ofRegistrations),
]

/** Registrations. */
export const personalDataOfRegistration: PersonalData[] = [
  erase('registration', registrations.accountId, {
    hidden: [registrations.idNumberHash, registrations.clientKey],
    // ID numbers are stored sealed: their owner reads the last digits.
    mask: (vault, row) =>
      typeof row['idNumber'] === 'string'
        ? { ...row, idNumber: maskNumber(openCard(vault, { idNumber: row['idNumber'] }).number) }
        : row,
  }),
]
