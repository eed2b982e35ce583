import { and, asc, count, desc, eq, gt, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listDemands as contract } from '#contract/trade/demands/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inEither } from '#server/platform/db/like.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { categoryRecords } from '#server/modules/fair/exhibits/index.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'
import { approvedDemands, demandExhibitors, demands, isOpen } from './demands.schema'

export type ApprovedDemand = typeof approvedDemands.$inferSelect

/** Offers to a demand that were neither withdrawn nor declined. */
const offerCount = sql<number>`(select count(*)::int from ${offers} where ${offers.demandId} = ${approvedDemands.demandId} and ${offers.state} in ('standing', 'accepted'))`

const cardColumns = { demand: approvedDemands, category: categoryRecords.name, offers: offerCount }

function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(approvedDemands)
    .innerJoin(categoryRecords, eq(categoryRecords.id, approvedDemands.categoryId))
    .$dynamic()
}
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

type Filter = ParsedInputOf<typeof contract>

const orders: Record<Filter['sort'], SQL[]> = {
  newest: [desc(approvedDemands.shownAt), desc(approvedDemands.demandId)],
  ending: [asc(approvedDemands.validUntil), asc(approvedDemands.demandId)],
  quantity: [desc(approvedDemands.quantity), asc(approvedDemands.demandId)],
}

/** What the exchange hall shows of what is requested, a page of it and how much there is. */
export async function listShown(db: Db, input: Filter, inCategories: number[] | undefined) {
  const { title, supplement, categoryId, named } = approvedDemands
  const where = and(
    eq(named, false),
    input.keyWord ? or(inEither(title, input.keyWord), inEither(supplement, input.keyWord)) : undefined,
    inCategories ? inArray(categoryId, inCategories) : undefined,
    input.open ? isOpen() : undefined,
  )
  const [total] = await db.select({ n: count() }).from(approvedDemands).where(where)
  const rows = await selectCards(db)
    .where(where)
    .orderBy(...orders[input.sort])
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}

/** When the next demand ends by its day; undefined: none will. */
export async function findNextEnd(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(approvedDemands.validUntil) })
    .from(approvedDemands)
    .where(gt(approvedDemands.validUntil, new Date()))
  return row?.at ?? undefined
}

/** The cards of these demands, whoever they are for. */
export async function listCardRows(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return selectCards(db).where(inArray(approvedDemands.demandId, [...ids]))
}

/** A demand as it was approved last, with its buyer. */
export async function findShown(db: Db, id: number) {
  const [row] = await db
    .select({ ...cardColumns, buyer: { id: accountRecords.id, userType: accountRecords.userType } })
    .from(approvedDemands)
    .innerJoin(categoryRecords, eq(categoryRecords.id, approvedDemands.categoryId))
    .innerJoin(demands, eq(demands.id, approvedDemands.demandId))
    .innerJoin(accountRecords, eq(accountRecords.id, demands.accountId))
    .where(eq(approvedDemands.demandId, id))
  return row
}

/** The documents of the version that is shown. */
export async function findShownFiles(db: Db, id: number): Promise<string[]> {
  const [row] = await db
    .select({ files: approvedDemands.files })
    .from(approvedDemands)
    .where(eq(approvedDemands.demandId, id))
  return row?.files ?? []
}

/** The buyer of the demand. */
export async function findBuyerId(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ accountId: demands.accountId }).from(demands).where(eq(demands.id, id))
  return row?.accountId
}

/** Whether a demand for some exhibitors alone is for this one. */
export async function isNamed(db: Db, demandId: number, exhibitorId: number): Promise<boolean> {
  const { demandId: of, exhibitorId: named } = demandExhibitors
  const [row] = await db
    .select({ of })
    .from(demandExhibitors)
    .where(and(eq(of, demandId), eq(named, exhibitorId)))
  return row !== undefined
}

/** The exhibitors that see a buyer's contact, since when. */
export async function listContactSeers(db: Db, demandId: number) {
  return db
    .select({ id: exhibitorRecords.id, company: exhibitorRecords.company, since: offers.shortlistedAt })
    .from(offers)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, offers.exhibitorId))
    .where(and(eq(offers.demandId, demandId), sql`${offers.shortlistedAt} is not null`))
    .orderBy(asc(offers.shortlistedAt))
}

/** Whether an exhibitor may see the buyer's contact. */
export async function seesContact(db: Db, demandId: number, exhibitorId: number): Promise<boolean> {
  return (await listContactSeers(db, demandId)).some(({ id }) => id === exhibitorId)
}

/** Ends a demand that still is open or past its day; false where it was closed or never shown. */
export async function closeShown(db: Db, id: number): Promise<boolean> {
  const closed = await db
    .update(approvedDemands)
    .set({ closedAt: new Date() })
    .where(and(eq(approvedDemands.demandId, id), isNull(approvedDemands.closedAt)))
    .returning({ id: approvedDemands.demandId })
  return closed.length > 0
}

/** Takes of what is still requested; undefined where there is not so much of it, or the demand has ended. */
export async function takeQuantity(db: Db, id: number, quantity: number): Promise<ApprovedDemand | undefined> {
  const { accepted, quantity: whole, demandId, closedAt, validUntil } = approvedDemands
  const [taken] = await db
    .update(approvedDemands)
    .set({ accepted: sql`${accepted} + ${quantity}` })
    .where(
      and(eq(demandId, id), isNull(closedAt), gt(validUntil, sql`now()`), sql`${accepted} + ${quantity} <= ${whole}`),
    )
    .returning()
  return taken
}
