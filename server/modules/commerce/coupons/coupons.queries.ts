import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CouponState } from '#contract/commerce/coupons/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import type { Coupon } from './claims.queries'
import { couponClaims, coupons } from './coupons.schema'

/** A page of the coupons, the latest changed first, and how many there are. */
export async function listCoupons(db: Db, { state, ...page }: PageInput & { state?: CouponState | undefined }) {
  const where = state ? eq(coupons.state, state) : undefined
  const [total] = await db.select({ n: count() }).from(coupons).where(where)
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(desc(coupons.updatedAt), desc(coupons.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** How many of each were used. */
export async function countUsed(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: couponClaims.couponId, n: count(couponClaims.usedAt) })
    .from(couponClaims)
    .where(inArray(couponClaims.couponId, [...ids]))
    .groupBy(couponClaims.couponId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** A coupon as it stays until the transaction has ended. */
export async function lockCoupon(db: Db, id: number): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row
}

/** Keeps a new one; undefined: its key has been used. */
export async function insertCoupon(db: Db, row: typeof coupons.$inferInsert): Promise<Coupon | undefined> {
  const [added] = await db.insert(coupons).values(row).onConflictDoNothing({ target: coupons.clientKey }).returning()
  return added
}

export async function findByKey(db: Db, clientKey: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.clientKey, clientKey))
  return row
}

/** Changes one that is still as it was seen; undefined when somebody was first. */
export async function changeCoupon(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof coupons.$inferInsert>,
): Promise<Coupon | undefined> {
  const [changed] = await db
    .update(coupons)
    .set({ ...change, version: sql`${coupons.version} + 1`, updatedAt: new Date() })
    .where(and(eq(coupons.id, id), eq(coupons.version, version)))
    .returning()
  return changed
}
