import { and, inArray, lt, ne, sql } from 'drizzle-orm'
import {
  addressesOf,
  erase,
  keep,
  type PersonalData,
  type RetentionRule,
} from '#server/modules/foundation/personal-data/index.ts'
import { outbox } from './outbox.schema'

/** The last e-mail an address is sent: it says that the account is deleted. */
const LAST_LETTER = 'accountDeleted'

/** Text messages and e-mails to the addresses of a person, and those that quote others to them at another address. */
export const personalDataOfOutbox: PersonalData[] = [
  erase('notices', outbox, {
    part: 'address',
    columns: [outbox.address],
    rows: (person) => and(inArray(outbox.address, addressesOf(person)), sql`${outbox.template} <> ${LAST_LETTER}`),
  }),
  erase('notices', outbox.readerId, { isTrace: true }),
  keep('notices', outbox, 'delivered', {
    part: 'lastLetter',
    rows: (person) => and(inArray(outbox.address, addressesOf(person)), sql`${outbox.template} = ${LAST_LETTER}`),
  }),
]

/** Text messages and e-mails that were delivered or given up, past their retention. */
export const retentionOfOutbox: RetentionRule = {
  table: outbox,
  where: (before) => and(ne(outbox.state, 'queued'), lt(outbox.createdAt, before)),
}
