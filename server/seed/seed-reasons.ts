import { reasonActions } from '../../contract/review/rules'
import { userTypes } from '../../contract/core/permissions'
import { accounts } from '../modules/accounts/accounts.schema'
import { reviewReasons } from '../modules/review/review.schema'
import type { Db } from '../platform/db/database'
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
