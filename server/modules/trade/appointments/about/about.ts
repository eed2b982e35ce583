import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { findDemandOfOffer, hasDemand } from '../about.queries'

interface Requested {
  buyerId: number
  exhibitorId: number
  demandId?: number | undefined
  offerId?: number | undefined
}

/**
 * What a talk is about: a demand of the buyer's that the exhibitor may see, or its offer to one, of which the demand
 * is known then. Throws DemandNotFound and OfferNotFound by the field.
 */
export async function getAbout(
  db: Db,
  { demandId, offerId, ...parties }: Requested,
): Promise<{ demandId: number | null; offerId: number | null }> {
  if (offerId !== undefined) {
    const found = await findDemandOfOffer(db, offerId, parties)
    if (found === undefined || (demandId !== undefined && demandId !== found)) {
      throw fail('OfferNotFound', { field: 'offerId' })
    }
    return { demandId: found, offerId }
  }
  if (demandId === undefined) return { demandId: null, offerId: null }
  if (!(await hasDemand(db, demandId, parties))) throw fail('DemandNotFound', { field: 'demandId' })
  return { demandId, offerId: null }
}
