import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail, type Refusal } from '#server/platform/http/fail.ts'
import { type Pair, readBlocks } from './blocks.queries'

interface CallContext {
  /** The side that begins or agrees to something new. */
  side: Side
}

/** The refusal of something new between two, by what is known of their blocks; undefined: nothing stands in its way. */
function findRefusal(blockers: readonly Side[], { side }: CallContext): Refusal | undefined {
  if (blockers.includes(side)) return fail('TradeBlockedByYou')
  return blockers.some((one) => one !== side) ? fail('TradeBlocked') : undefined
}

/**
 * That a buyer and an exhibitor still take something new from each other. Checked in the transaction that writes it: a
 * block waits until that has ended, so once a block is answered nothing new is. Throws TradeBlockedByYou where the calling
 * side has blocked the other, else TradeBlocked.
 */
export async function assertNotBlocked(db: Db, pair: Pair, context: CallContext): Promise<void> {
  const blocks = await readBlocks(db, [pair])
  const refusal = findRefusal(
    blocks.map(({ bySide }) => bySide),
    context,
  )
  if (refusal) throw refusal
}

/** Whether this side has blocked the other; in a transaction it stays so until its end. */
export const hasBlocked = async (db: Db, pair: Pair, side: Side): Promise<boolean> =>
  (await readBlocks(db, [pair])).some(({ bySide }) => bySide === side)

/** The refusals between many pairs at once, for messages: the side that blocked each pair. */
export async function findBlockRefusals(
  db: Db,
  pairs: readonly Pair[],
): Promise<(pair: Pair, side: Side) => Refusal | undefined> {
  const blocks = await readBlocks(db, pairs)
  return ({ exhibitorId, accountId }, side) => {
    const own = blocks.filter((one) => one.exhibitorId === exhibitorId && one.accountId === accountId)
    return findRefusal(
      own.map(({ bySide }) => bySide),
      { side },
    )
  }
}
