import { reasonActions } from '#contract/people/review/rules.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { reviewReasons } from '#server/modules/people/review/review.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { both, cell, readTable } from './content'

/** The ready-made reasons that the demo fair's reviewer has kept. */
export async function seedReasons(db: Db): Promise<void> {
  const people = await db.select({ id: accounts.id, userType: accounts.userType }).from(accounts)
  const reviewer = people.find(({ userType }) => userType === userTypes.reviewer)
  if (!reviewer) throw new Error('the demo fair has no reviewer')
  await db.insert(reviewReasons).values(
    readTable('reasons.csv').map((row) => {
      const named = cell(row, 'action')
      const action = reasonActions.find((one) => one === named)
      if (!action) throw new Error(`the content names the action ${named}, which takes no reason`)
      return { clientKey: `demo-${cell(row, 'key')}`, action, text: both(row, 'text'), createdBy: reviewer.id }
    }),
  )
}
