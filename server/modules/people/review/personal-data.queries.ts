import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { reviewReasons, reviewSnapshots } from './review.schema'

/** Who wrote the reasons that reviewers choose from. */
export const personalDataOfReview: PersonalData[] = [...trace(reviewReasons.createdBy)]

/** An account is deleted: the reviewed versions of its cases go with it. `ids` selects the cases. */
export const snapshotsOf = (
  kind: PersonalData['kind'],
  subject: (typeof reviewSnapshots.$inferSelect)['subject'],
  ids: (accountId: number) => SQL,
): PersonalData =>
  erase(kind, reviewSnapshots, {
    part: subject,
    hidden: [reviewSnapshots.lines],
    rows: ({ id }) => and(eq(reviewSnapshots.subject, subject), inArray(reviewSnapshots.subjectId, ids(id))),
  })
