import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { offers, quotations } from './offers.schema'

export type QuotationRow = typeof quotations.$inferSelect
type Seen = { id: number; version: number }

const holds = inArray(quotations.state, ['issued', 'confirmed'])

export async function findRow(db: Db, id: number): Promise<QuotationRow | undefined> {
  const [row] = await db.select().from(quotations).where(eq(quotations.id, id))
  return row
}

/** What a form has issued already. */
export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<QuotationRow | undefined> {
  const [row] = await db
    .select()
    .from(quotations)
    .where(and(eq(quotations.accountId, accountId), eq(quotations.clientKey, clientKey)))
  return row
}

/** The last that was issued of each of these offers. */
export async function listLast(db: Db, offerIds: readonly number[]): Promise<QuotationRow[]> {
  if (offerIds.length === 0) return []
  return db
    .selectDistinctOn([quotations.offerId])
    .from(quotations)
    .where(inArray(quotations.offerId, [...offerIds]))
    .orderBy(quotations.offerId, desc(quotations.id))
}

/** Holds an offer as it was seen until the end of the transaction; false when somebody was first. */
export async function holdOffer(db: Db, { id, version }: Seen): Promise<boolean> {
  const held = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.version, version)))
    .for('update')
  return held.length > 0
}

export async function insertQuotation(db: Db, row: typeof quotations.$inferInsert): Promise<QuotationRow> {
  const [added] = await db.insert(quotations).values(row).returning()
  if (!added) throw new Error('the quotation was not added')
  return added
}

/**
 * Counts a version of an offer that is accepted or stands: whoever has seen the one before changes it no more. False
 * where it does neither.
 */
export async function touchOffer(db: Db, id: number): Promise<boolean> {
  const stands = and(eq(offers.state, 'standing'), gt(offers.validUntil, sql`now()`))
  const touched = await db
    .update(offers)
    .set({ version: sql`${offers.version} + 1`, updatedAt: new Date() })
    .where(and(eq(offers.id, id), or(eq(offers.state, 'accepted'), stands)))
    .returning({ id: offers.id })
  return touched.length > 0
}

/** Confirms what is issued and still as it was seen; undefined when somebody was first. */
export async function setConfirmed(
  db: Db,
  { id, version }: Seen,
  confirmedBy: number,
): Promise<QuotationRow | undefined> {
  const [confirmed] = await db
    .update(quotations)
    .set({ state: 'confirmed', version: sql`${quotations.version} + 1`, confirmedAt: new Date(), confirmedBy })
    .where(and(eq(quotations.id, id), eq(quotations.version, version), eq(quotations.state, 'issued')))
    .returning()
  return confirmed
}

/** Ends what holds of an offer; undefined: nothing did. */
export async function supersede(db: Db, offerId: number): Promise<QuotationRow | undefined> {
  const [ended] = await db
    .update(quotations)
    .set({ state: 'superseded', version: sql`${quotations.version} + 1` })
    .where(and(eq(quotations.offerId, offerId), holds))
    .returning()
  return ended
}

/** What holds of an offer; undefined: nothing. */
export async function findHolding(db: Db, offerId: number): Promise<QuotationRow | undefined> {
  const [row] = await db
    .select()
    .from(quotations)
    .where(and(eq(quotations.offerId, offerId), holds))
  return row
}
