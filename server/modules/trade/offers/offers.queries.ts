import { and, asc, count, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listOwnOffers as contract } from '#contract/trade/offers/endpoints.ts'
import type { OfferState } from '#contract/trade/offers/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { tradeBlocks } from '#server/modules/trade/blocks/blocks.schema.ts'
import { demandRecords } from '#server/modules/trade/demands/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { hallRecords } from '#server/modules/fair/halls/index.ts'
import { offers, offerSteps } from './offers.schema'

export type Offer = typeof offers.$inferSelect
export type OfferStep = typeof offerSteps.$inferSelect

function selectOffers(db: Db) {
  const { id, company, logoUrl, booth, vrShowUrl } = exhibitorRecords
  return db
    .select({ offer: offers, exhibitor: { id, company, logoUrl, booth, vrShowUrl }, hall: hallRecords.name })
    .from(offers)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, offers.exhibitorId))
    .leftJoin(hallRecords, eq(hallRecords.id, exhibitorRecords.hallId))
    .$dynamic()
}
export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

/** That a demand's buyer reads an offer to it: not of an exhibitor they have blocked, unless it was shortlisted before. */
const isRead = (): SQL => sql`(${offers.shortlistedAt} is not null or not exists (
  select 1 from ${tradeBlocks} join ${demandRecords} on ${demandRecords.accountId} = ${tradeBlocks.accountId}
  where ${demandRecords.id} = ${offers.demandId} and ${tradeBlocks.exhibitorId} = ${offers.exhibitorId}
    and ${tradeBlocks.bySide} = 'buyer'))`

/** Offers to a demand as its buyer reads them: accepted ones, those that stand, the others; the lowest price first. */
export async function listByDemand(db: Db, demandId: number): Promise<OfferRow[]> {
  const place = sql`case ${offers.state} when 'accepted' then 0 when 'standing' then 1 else 2 end`
  return selectOffers(db)
    .where(and(eq(offers.demandId, demandId), isRead()))
    .orderBy(place, asc(offers.price), asc(offers.id))
}

function inState(state: OfferState | undefined): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'standing') return and(eq(offers.state, 'standing'), gt(offers.validUntil, sql`now()`))
  if (state === 'expired') return and(eq(offers.state, 'standing'), lte(offers.validUntil, sql`now()`))
  return eq(offers.state, state)
}

/** The offers of an exhibitor, the latest changed first. */
export async function listByExhibitor(db: Db, exhibitorId: number, input: ParsedInputOf<typeof contract>) {
  const where = and(
    eq(offers.exhibitorId, exhibitorId),
    inState(input.state),
    input.demandId ? eq(offers.demandId, input.demandId) : undefined,
  )
  const [total] = await db.select({ n: count() }).from(offers).where(where)
  const rows = await selectOffers(db)
    .where(where)
    .orderBy(desc(offers.updatedAt), desc(offers.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}

export async function findOffer(db: Db, id: number): Promise<OfferRow | undefined> {
  const [row] = await selectOffers(db).where(eq(offers.id, id))
  return row
}

/** What a form has added already. */
export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.accountId, accountId), eq(offers.clientKey, clientKey)))
  return row?.id
}

export async function insertOffer(db: Db, row: typeof offers.$inferInsert): Promise<Offer> {
  const [added] = await db.insert(offers).values(row).returning()
  if (!added) throw new Error('the offer was not added')
  return added
}

/** Changes an offer that stands and is still as it was seen; undefined when somebody was first. */
export async function changeStanding(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof offers.$inferInsert>,
): Promise<Offer | undefined> {
  const [changed] = await db
    .update(offers)
    .set({ ...change, version: sql`${offers.version} + 1`, updatedAt: new Date() })
    .where(and(eq(offers.id, id), eq(offers.version, version), eq(offers.state, 'standing')))
    .returning()
  return changed
}

/** Accepts an offer as it was seen, unless its last day has ended; undefined when somebody was first. */
export async function setAccepted(
  db: Db,
  { id, version, quantity }: { id: number; version: number; quantity: number },
): Promise<Offer | undefined> {
  const { state, shortlistedAt, validUntil } = offers
  const [changed] = await db
    .update(offers)
    .set({
      state: 'accepted',
      accepted: quantity,
      shortlistedAt: sql`coalesce(${shortlistedAt}, now())`,
      version: sql`${offers.version} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(offers.id, id), eq(offers.version, version), eq(state, 'standing'), gt(validUntil, sql`now()`)))
    .returning()
  return changed
}

export async function addStep(db: Db, step: typeof offerSteps.$inferInsert): Promise<void> {
  await db.insert(offerSteps).values(step)
}

/** What happened to these offers, the first first. */
export async function listSteps(db: Db, ids: readonly number[]): Promise<OfferStep[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(offerSteps)
    .where(inArray(offerSteps.offerId, [...ids]))
    .orderBy(asc(offerSteps.id))
}
