import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { erase, type PersonalData, strip, trace } from '#server/modules/foundation/personal-data/index.ts'
import { reviewEvents } from './history.schema'

/** The history of accounts, and who decided on cases. */
export const personalDataOfHistory: PersonalData[] = [
  strip('account', reviewEvents, {
    part: 'account',
    rows: ({ id }) => and(eq(reviewEvents.subject, 'account'), eq(reviewEvents.subjectId, id)),
    set: { reason: '' },
    why: 'trace',
  }),
  ...trace(reviewEvents.byAccount),
]

/** An account is deleted: the history of its cases goes with it. `ids` selects the cases. */
export const eventsOf = (
  kind: PersonalData['kind'],
  subject: (typeof reviewEvents.$inferSelect)['subject'],
  ids: (accountId: number) => SQL,
): PersonalData =>
  erase(kind, reviewEvents, {
    part: subject,
    rows: ({ id }) => and(eq(reviewEvents.subject, subject), inArray(reviewEvents.subjectId, ids(id))),
  })
