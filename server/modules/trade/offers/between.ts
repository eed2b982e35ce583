import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertNotBlocked, hasBlocked } from '#server/modules/trade/blocks/index.ts'
import { findBuyerId, seesContact } from '#server/modules/trade/demands/index.ts'

/** The pair between which an offer to a demand stands. */
async function findPair(db: Db, { demandId, exhibitorId }: { demandId: number; exhibitorId: number }) {
  const accountId = await findBuyerId(db, demandId)
  if (accountId === undefined) throw new Error('a demand has a buyer')
  return { exhibitorId, accountId }
}

/**
 * That an exhibitor and the buyer of a demand still take something new from each other. An exhibitor that was not given
 * the demand's contact is refused by neither side's block: a refusal, together with its messages, would reveal
 * the buyer of the demand. Throws TradeBlocked, TradeBlockedByYou.
 */
export async function assertOpenBetween(
  db: Db,
  of: { demandId: number; exhibitorId: number },
  side: Side,
): Promise<void> {
  if (side === 'exhibitor' && !(await seesContact(db, of.demandId, of.exhibitorId))) return
  await assertNotBlocked(db, await findPair(db, of), { side })
}

/** Whether the buyer of a demand learns of an exhibitor's offer: they have not blocked it. */
export const isHeard = async (db: Db, of: { demandId: number; exhibitorId: number }): Promise<boolean> =>
  !(await hasBlocked(db, await findPair(db, of), 'buyer'))
