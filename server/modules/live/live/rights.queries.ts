import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import { exhibitorTypes, representsExhibitor, userTypes } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Account, type AccountRecord, accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { liveManagers, lives } from './live.schema'

export interface Runner {
  account: AccountRecord
  isAnchor: boolean
  /** What was typed to name them; empty where nobody typed anything. */
  namedAs: string
  /** Who typed it. */
  namedBy: number | null
}

/** Who is to run a session, as `setRunners` takes them. */
export type RunnerRow = Omit<Runner, 'account'> & { accountId: number }

/** The anchor, when there is one, and then the managers in the order of their accounts. */
export async function listRunners(db: Db, liveId: number): Promise<Runner[]> {
  const { isAnchor, namedAs, namedBy } = liveManagers
  return db
    .select({ account: columnsOf(accountRecords), isAnchor, namedAs, namedBy })
    .from(liveManagers)
    .innerJoin(accountRecords, eq(accountRecords.id, liveManagers.accountId))
    .where(eq(liveManagers.liveId, liveId))
    .orderBy(desc(liveManagers.isAnchor), asc(accountRecords.id))
}

/** The accounts of an exhibitor, who run its sessions without being named. */
export async function listOwnAccounts(db: Db, exhibitorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: accountRecords.id })
    .from(accountRecords)
    .where(and(eq(accountRecords.exhibitorId, exhibitorId), inArray(accountRecords.userType, [...exhibitorTypes])))
    .orderBy(asc(accountRecords.id))
  return rows.map(({ id }) => id)
}

/** Makes these the ones who run a session, in place of those before. */
export async function setRunners(db: Db, liveId: number, runners: RunnerRow[]): Promise<void> {
  await db.delete(liveManagers).where(eq(liveManagers.liveId, liveId))
  if (runners.length > 0) await db.insert(liveManagers).values(runners.map((one) => ({ ...one, liveId })))
}

/** How many sessions of an exhibitor name each account as anchor or manager. */
export async function countNamed(db: Db, exhibitorId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ accountId: liveManagers.accountId, n: count() })
    .from(liveManagers)
    .innerJoin(lives, eq(lives.id, liveManagers.liveId))
    .where(eq(lives.exhibitorId, exhibitorId))
    .groupBy(liveManagers.accountId)
  return new Map(rows.map(({ accountId, n }) => [accountId, n]))
}

/**
 * Names `to` in the place of `from` in every session of an exhibitor; whoever edits one of them meanwhile has an older
 * one. Gives the numbers of the sessions.
 */
export async function passOnLives(
  db: Db,
  exhibitorId: number,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  // The sessions first, as whoever changes one does.
  const changed = await db
    .update(lives)
    .set({ version: sql`${lives.version} + 1` })
    .where(
      and(
        eq(lives.exhibitorId, exhibitorId),
        sql`${lives.id} in (select ${liveManagers.liveId} from ${liveManagers} where ${eq(liveManagers.accountId, from)})`,
      ),
    )
    .returning({ id: lives.id })
  const ids = changed.map(({ id }) => id)
  if (ids.length === 0) return []
  const left = await db
    .delete(liveManagers)
    .where(and(inArray(liveManagers.liveId, ids), eq(liveManagers.accountId, from)))
    .returning({ liveId: liveManagers.liveId, isAnchor: liveManagers.isAnchor })
  if (left.length > 0)
    await db
      .insert(liveManagers)
      .values(left.map((one) => ({ ...one, accountId: to })))
      .onConflictDoUpdate({
        target: [liveManagers.liveId, liveManagers.accountId],
        set: { isAnchor: sql`${liveManagers.isAnchor} or excluded.is_anchor` },
      })
  return ids
}

/** What `canRun` says, for a list: the sessions with the account in their exhibitor or their row. */
export function isRunBy({ id, userType, exhibitorId }: Account): SQL | undefined {
  const { organizer, staff } = userTypes
  if (userType === organizer || userType === staff) return undefined
  const isOwn = exhibitorId !== null && representsExhibitor(userType)
  const named = sql`${lives.id} in (select ${liveManagers.liveId} from ${liveManagers} where ${eq(liveManagers.accountId, id)})`
  return isOwn ? or(named, eq(lives.exhibitorId, exhibitorId)) : named
}
