import { type LeavingBlock, leavingBlocks } from '#contract/operations/privacy/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import type { Register } from '../register'

/** What keeps an account from being deleted, with how much of each. */
export async function countBlocks(
  { blocks }: Pick<Register, 'blocks'>,
  db: Db,
  account: Account,
  now = new Date(),
): Promise<{ block: LeavingBlock; count: number }[]> {
  const found: { block: LeavingBlock; count: number }[] = []
  for (const block of leavingBlocks) {
    const count = await blocks[block](db, account, now)
    if (count > 0) found.push({ block, count })
  }
  return found
}
