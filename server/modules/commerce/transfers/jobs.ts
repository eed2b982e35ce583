import { TRANSFER_MS } from '#contract/commerce/transfers/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import { holdOrder, extendHold } from '#server/modules/commerce/orders/index.ts'
import { notifyFinance } from './notify-finance'
import * as queries from './transfers.queries'

/** ms before an order's time has ended that finance is notified again of a transfer at which it has not looked */
const AHEAD_MS = 86_400_000
/** attended to in one look */
const BATCH = 100

/** Keeps orders open while finance has not processed their transfer, since the money may have been sent, and reminds finance. */
export async function processDueTransfers(
  { db, write }: Pick<Database, 'db' | 'write'>,
  sender: Sender,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() + AHEAD_MS)
  for (const orderId of await queries.listForgotten(db, before, BATCH)) {
    await write(async (writing) => {
      const order = await holdOrder(writing, orderId)
      // Decided, paid otherwise or prolonged by another server meanwhile.
      if (order?.state !== 'pending' || order.heldUntil >= before) return
      if (!(await queries.isSubmitted(writing, orderId))) return
      await extendHold(writing, orderId, new Date(now.getTime() + TRANSFER_MS))
      await notifyFinance(writing, sender, order)
    })
  }
}
