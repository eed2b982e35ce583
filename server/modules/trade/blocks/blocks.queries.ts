import { and, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName, shareNames } from '#server/platform/db/db.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { tradeBlocks } from './blocks.schema'

/** An exhibitor, and the account of somebody who deals with it. */
export interface Pair {
  exhibitorId: number
  accountId: number
}

type Block = Pair & { bySide: Side }

const nameOf = ({ exhibitorId, accountId }: Pair): string => `trade of ${exhibitorId} and ${accountId}`

const { exhibitorId: ofExhibitor, accountId: ofAccount, bySide } = tradeBlocks
const isPair = ({ exhibitorId, accountId }: Pair): SQL | undefined =>
  and(eq(ofExhibitor, exhibitorId), eq(ofAccount, accountId))

/** Keeps it once for its pair and side; waits for what the two are agreeing on at this moment. */
export async function addBlock(db: Db, block: Block & { byAccount: number }): Promise<void> {
  await lockByName(db, nameOf(block))
  await db.insert(tradeBlocks).values(block).onConflictDoNothing()
}

export async function removeBlock(db: Db, block: Block): Promise<void> {
  await db.delete(tradeBlocks).where(and(isPair(block), eq(bySide, block.bySide)))
}

/** Whether there is such an exhibitor, shown or not. */
export async function isExhibitor(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: exhibitorRecords.id }).from(exhibitorRecords).where(eq(exhibitorRecords.id, id))
  return rows.length > 0
}

/** Which sides of these pairs have blocked the other. In a transaction it stays so until its end. */
export async function readBlocks(db: Db, pairs: readonly Pair[]): Promise<Block[]> {
  if (pairs.length === 0) return []
  await shareNames(db, pairs.map(nameOf))
  return db
    .select({ exhibitorId: ofExhibitor, accountId: ofAccount, bySide })
    .from(tradeBlocks)
    .where(or(...pairs.map(isPair)))
}

/** The exhibitors between which and an account there is a block, by whichever side. */
export async function listBlockedWith(db: Db, accountId: number): Promise<number[]> {
  const rows = await db.selectDistinct({ id: ofExhibitor }).from(tradeBlocks).where(eq(ofAccount, accountId))
  return rows.map(({ id }) => id)
}

type Requested = PageInput & { ids?: number[] | undefined }

/** A page of the exhibitors that a buyer has blocked, the last first. */
export async function listExhibitorsBlockedBy(db: Db, accountId: number, { ids, ...page }: Requested) {
  const own = and(eq(ofAccount, accountId), eq(bySide, 'buyer'))
  const where = ids ? and(own, inArray(ofExhibitor, [0, ...ids])) : own
  const [total] = await db.select({ n: count() }).from(tradeBlocks).where(where)
  const rows = await db
    .select({ id: ofExhibitor, company: exhibitorRecords.company, at: tradeBlocks.at })
    .from(tradeBlocks)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, ofExhibitor))
    .where(where)
    .orderBy(desc(tradeBlocks.at), desc(ofExhibitor))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}

/** A page of the accounts that an exhibitor has blocked, with who of its team did it, the last first. */
export async function listBuyersBlockedBy(db: Db, exhibitorId: number, { ids, ...page }: Requested) {
  const own = and(eq(ofExhibitor, exhibitorId), eq(bySide, 'exhibitor'))
  const where = ids ? and(own, inArray(ofAccount, [0, ...ids])) : own
  const [total] = await db.select({ n: count() }).from(tradeBlocks).where(where)
  const rows = await db
    .select({ id: ofAccount, at: tradeBlocks.at, by: { name: accountRecords.name, nickName: accountRecords.nickName } })
    .from(tradeBlocks)
    .leftJoin(accountRecords, eq(accountRecords.id, tradeBlocks.byAccount))
    .where(where)
    .orderBy(desc(tradeBlocks.at), desc(ofAccount))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}
