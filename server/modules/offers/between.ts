import type { Side } from '../../../contract/appointments/rules'
import type { Db } from '../../platform/db/database'
import { assertNotBlocked } from '../blocks'
import { findBuyerId, seesContact } from '../demands'

/**
 * That an exhibitor and the buyer of a demand still take something new from each other. Of a demand whose contact the
 * exhibitor was not given its own block is not told: else it would learn whose demand it is by blocking its leads one by
 * one. Throws TradeBlocked, TradeBlockedByYou.
 */
export async function assertOpenBetween(
  db: Db,
  { demandId, exhibitorId }: { demandId: number; exhibitorId: number },
  side: Side,
): Promise<void> {
  const accountId = await findBuyerId(db, demandId)
  if (accountId === undefined) throw new Error('a demand has a buyer')
  const isAnonymous = side === 'exhibitor' && !(await seesContact(db, demandId, exhibitorId))
  await assertNotBlocked(db, { exhibitorId, accountId }, { side, isAnonymous })
}
