import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listOwnDemands as contract } from '#contract/trade/demands/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { tradeBlocks } from '#server/modules/trade/blocks/blocks.schema.ts'
import { exhibitorRecords, shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { shownCategories } from '#server/modules/fair/exhibits/index.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'
import { approvedDemands, demandExhibitors, demands, isOpen } from './demands.schema'
import { demandCases } from './cases'

export type DemandRow = typeof demands.$inferSelect

/** As many as the buyer reads: of an exhibitor that they have blocked none that was not shortlisted before. */
const offerCount = sql<number>`(select count(*)::int from ${offers} where ${offers.demandId} = ${demands.id}
  and ${offers.state} in ('standing', 'accepted') and (${offers.shortlistedAt} is not null or not exists (
    select 1 from ${tradeBlocks} where ${tradeBlocks.exhibitorId} = ${offers.exhibitorId}
      and ${tradeBlocks.accountId} = ${demands.accountId} and ${tradeBlocks.bySide} = 'buyer')))`

function selectOwn(db: Db) {
  return db
    .select({ demand: demands, shown: approvedDemands, offers: offerCount })
    .from(demands)
    .leftJoin(approvedDemands, eq(approvedDemands.demandId, demands.id))
    .$dynamic()
}
export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number]

type Filter = ParsedInputOf<typeof contract>

function inState(state: Filter['state']): SQL | undefined {
  if (state === undefined) return undefined
  if (state === 'shown') return isOpen()
  if (state === 'ended') return and(isNotNull(approvedDemands.demandId), sql`not (${isOpen()})`)
  return eq(demands.state, state)
}

/** A buyer's demands, the latest changed first. */
export async function listOwn(db: Db, accountId: number, input: Filter) {
  const where = and(eq(demands.accountId, accountId), inState(input.state))
  const [total] = await db
    .select({ n: count() })
    .from(demands)
    .leftJoin(approvedDemands, eq(approvedDemands.demandId, demands.id))
    .where(where)
  const rows = await selectOwn(db)
    .where(where)
    .orderBy(desc(demands.updatedAt), desc(demands.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}

export async function findOwn(db: Db, accountId: number, id: number): Promise<OwnRow | undefined> {
  const [row] = await selectOwn(db).where(and(eq(demands.id, id), eq(demands.accountId, accountId)))
  return row
}

/** What a form has added already. */
export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: demands.id })
    .from(demands)
    .where(and(eq(demands.accountId, accountId), eq(demands.clientKey, clientKey)))
  return row?.id
}

/** Drafts and what waits or is open of one buyer. */
export async function countStanding(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(demands)
    .leftJoin(approvedDemands, eq(approvedDemands.demandId, demands.id))
    .where(and(eq(demands.accountId, accountId), or(isNull(approvedDemands.demandId), isOpen())))
  return row?.n ?? 0
}

export async function insertDemand(db: Db, row: typeof demands.$inferInsert): Promise<DemandRow> {
  const [added] = await db.insert(demands).values(row).returning()
  if (!added) throw new Error('the demand was not added')
  return added
}

/** Changes a demand that is still as it was seen; undefined when somebody was first. */
export async function changeDemand(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof demands.$inferInsert>,
): Promise<DemandRow | undefined> {
  const [changed] = await db
    .update(demands)
    .set({ ...change, version: sql`${demands.version} + 1`, updatedAt: new Date() })
    .where(and(eq(demands.id, id), eq(demands.version, version)))
    .returning()
  return changed
}

/** Whether an open case is about a demand or an offer to it. In a transaction none begins until its end. */
export async function hasOpenCase(db: Db, id: number): Promise<boolean> {
  // A case that is being filed holds the demand it names: it is seen once that has ended.
  await db.select({ id: demands.id }).from(demands).where(eq(demands.id, id)).for('update')
  return demandCases.port(db, id)
}

/** Deletes what no exhibitor has been shown and is still as it was seen; false otherwise. */
export async function deleteUnshown(db: Db, { id, version }: { id: number; version: number }): Promise<boolean> {
  const deleted = await db
    .delete(demands)
    .where(
      and(
        eq(demands.id, id),
        eq(demands.version, version),
        sql`not exists (select 1 from ${approvedDemands} where ${approvedDemands.demandId} = ${demands.id})`,
      ),
    )
    .returning({ id: demands.id })
  return deleted.length > 0
}

/** Shows a version of a demand to exhibitors, in place of the one before. */
export async function showDemand(
  db: Db,
  shown: typeof approvedDemands.$inferInsert,
  exhibitorIds: readonly number[],
): Promise<void> {
  const { demandId, ...set } = shown
  await db
    .insert(approvedDemands)
    .values(shown)
    .onConflictDoUpdate({
      target: approvedDemands.demandId,
      set: {
        ...set,
        version: sql`${approvedDemands.version} + 1`,
        // Offers may have been accepted while a smaller quantity waited.
        quantity: sql`greatest(excluded.quantity, ${approvedDemands.accepted})`,
      },
    })
  await db.delete(demandExhibitors).where(eq(demandExhibitors.demandId, demandId))
  if (exhibitorIds.length > 0)
    await db.insert(demandExhibitors).values(exhibitorIds.map((exhibitorId) => ({ demandId, exhibitorId })))
}

/** Takes a demand from exhibitors; false where one has offered to it already. */
export async function unshowDemand(db: Db, id: number): Promise<boolean> {
  const hidden = await db
    .delete(approvedDemands)
    .where(
      and(
        eq(approvedDemands.demandId, id),
        sql`not exists (select 1 from ${offers} where ${offers.demandId} = ${approvedDemands.demandId})`,
      ),
    )
    .returning({ id: approvedDemands.demandId })
  return hidden.length > 0
}

/** Whether visitors see a category, and which of these exhibitors. */
export async function findChoices(db: Db, categoryId: number | null, exhibitorIds: readonly number[]) {
  const [category] = await db
    .select({ id: shownCategories.id })
    .from(shownCategories)
    .where(eq(shownCategories.id, categoryId ?? 0))
  const found = await db
    .select({ id: shownExhibitors.id })
    .from(shownExhibitors)
    .where(inArray(shownExhibitors.id, [0, ...exhibitorIds]))
  return { hasCategory: category !== undefined, exhibitorIds: new Set(found.map(({ id }) => id)) }
}

/** The names of these exhibitors, in their order. */
export async function nameExhibitors(db: Db, ids: readonly number[]) {
  return db
    .select({ id: exhibitorRecords.id, company: exhibitorRecords.company })
    .from(exhibitorRecords)
    .where(inArray(exhibitorRecords.id, [0, ...ids]))
    .orderBy(exhibitorRecords.id)
}
