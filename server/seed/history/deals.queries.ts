import { and, eq } from 'drizzle-orm'
import { approvedDemands, demands } from '#server/modules/trade/demands/demands.schema.ts'
import { offers, offerSteps } from '#server/modules/trade/offers/offers.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The offer of an exhibitor to a demand, by the demand's key in the content. Throws where there is none. */
export async function findOffer(db: Db, demandKey: string, exhibitorId: number) {
  const [row] = await db
    .select({ offer: offers, demand: approvedDemands })
    .from(offers)
    .innerJoin(demands, eq(demands.id, offers.demandId))
    .innerJoin(approvedDemands, eq(approvedDemands.demandId, demands.id))
    .where(and(eq(demands.clientKey, `demo/${demandKey}`), eq(offers.exhibitorId, exhibitorId)))
  if (!row) throw new Error(`there is no offer to ${demandKey}`)
  return row
}

/** When an offer was made: a statement of the demo alone, since an offer notes the present. */
export async function dateOffer(db: Db, offerId: number, at: Date): Promise<void> {
  await db.update(offers).set({ createdAt: at, updatedAt: at }).where(eq(offers.id, offerId))
  await db.update(offerSteps).set({ at }).where(eq(offerSteps.offerId, offerId))
}

export async function shortlistOffer(db: Db, offerId: number, shortlistedAt: Date): Promise<void> {
  await db.update(offers).set({ shortlistedAt, updatedAt: shortlistedAt, version: 2 }).where(eq(offers.id, offerId))
}
