import { and, count, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { exhibitorTypes, userTypes } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from './accounts.queries'
import { accounts } from './accounts.schema'

/** Reads and locks an account: until the end of this transaction nobody changes it, and no new row refers to it. */
export async function holdAccount(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

/** Schedules the deletion of an active account; false if it is not active. */
export async function setLeaving(db: Db, id: number, leavesAt: Date): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ status: 'leaving', leavesAt })
    .where(and(eq(accounts.id, id), eq(accounts.status, 'active')))
    .returning({ id: accounts.id })
  return changed.length > 0
}

/** Cancels the scheduled deletion of an account. */
export async function unsetLeaving(db: Db, id: number): Promise<void> {
  await db
    .update(accounts)
    .set({ status: 'active', leavesAt: null })
    .where(and(eq(accounts.id, id), eq(accounts.status, 'leaving')))
}

/** Whether no other account of these can log in. */
async function isOnly(db: Db, { id }: Account, among: SQL | undefined): Promise<boolean> {
  const others = and(among, ne(accounts.id, id), eq(accounts.status, 'active'))
  const [row] = await db.select({ n: count() }).from(accounts).where(others)
  return (row?.n ?? 0) === 0
}

/** Whether an account is the last of its exhibitor that can act for it. */
export async function isOnlySpeaker(db: Db, account: Account): Promise<boolean> {
  const { exhibitorId, userType } = account
  if (exhibitorId === null || !exhibitorTypes.some((type) => type === userType)) return false
  const mates = and(eq(accounts.exhibitorId, exhibitorId), inArray(accounts.userType, [...exhibitorTypes]))
  return isOnly(db, account, mates)
}

/** Whether an account is the last organizer. */
export async function isOnlyOrganizer(db: Db, account: Account): Promise<boolean> {
  if (account.userType !== userTypes.organizer) return false
  return isOnly(db, account, eq(accounts.userType, userTypes.organizer))
}
