import { and, asc, eq, getTableName, inArray, ne, or, sql } from 'drizzle-orm'
import { employedTypes, exhibitorTypes } from '#contract/core/permissions.ts'
import { isEmail, normalizeEmail } from '#contract/core/contact/email.ts'
import { digitsOnly, toE164 } from '#contract/core/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName, textOnce } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/fail.ts'
import { accounts } from './accounts.schema'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert

/** The table that changes of accounts are announced by. */
export const ACCOUNT_TABLE = getTableName(accounts)

/** What an account is found by: an e-mail address in lower case, or a number with the country code that it begins with, else `areaCode`. */
export function toAddress(account: string, areaCode = '+086'): string {
  const text = account.trim()
  if (isEmail(text, 100)) return normalizeEmail(text)
  return text.startsWith('+') ? `+${digitsOnly(text)}` : toE164(areaCode, text)
}

const standing = ne(accounts.status, 'rejected')

/** The account of a phone or e-mail; a rejected one only where no other stands. */
export async function findAccount(db: Db, address: string): Promise<Account | undefined> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(address.includes('@') ? eq(accounts.email, address) : eq(accounts.phone, address))
    .orderBy(sql`${accounts.status} = 'rejected'`, sql`${accounts.id} desc`)
    .limit(1)
  return found
}

export async function findAccountById(db: Db, id: number): Promise<Account | undefined> {
  const [found] = await db.select().from(accounts).where(eq(accounts.id, id))
  return found
}

/** The first account of a user type that is in use. */
export async function findByType(db: Db, userType: number): Promise<Account | undefined> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.userType, userType), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id))
    .limit(1)
  return found
}

/** Whether an account that was not rejected has this phone or e-mail. */
export async function isAddressTaken(db: Db, address: string): Promise<boolean> {
  if (address === '') return false
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(standing, or(eq(accounts.email, address), eq(accounts.phone, address))))
    .limit(1)
  return found !== undefined
}

/** Nobody else that asks so makes an account of this address, or a link to it, before this transaction has ended. */
export async function lockAddress(db: Db, address: string): Promise<void> {
  await lockByName(db, `account ${address}`)
}

export async function addAccount(db: Db, account: NewAccount): Promise<Account> {
  const [added] = await db.insert(accounts).values(account).returning()
  if (!added) throw new Error('the account was not added')
  return added
}

/** Nobody else changes an account before this transaction has ended. */
export async function lockAccount(db: Db, id: number): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update')
}

const selectStatus = textOnce<'id'>(
  (value) => sql`select status from ${accounts} where ${accounts.id} = ${value('id')} for no key update`,
)

/** The same, of an account that can log in: throws LoginExpired where it is disabled or leaves meanwhile. */
export async function lockActive(db: Db, id: number): Promise<void> {
  const { rows }: { rows: Pick<Account, 'status'>[] } = Object(await db.execute(selectStatus({ id })))
  if (rows[0]?.status !== 'active') throw fail('LoginExpired')
}

/** Changes an account and gives it; undefined when there is none. */
export async function changeAccount(db: Db, id: number, change: Partial<NewAccount>): Promise<Account | undefined> {
  const [changed] = await db.update(accounts).set(change).where(eq(accounts.id, id)).returning()
  return changed
}

/** Keeps others from changing the accounts of an exhibitor until the transaction ends. */
export async function lockAccountsOf(db: Db, exhibitorId: number): Promise<void> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.exhibitorId, exhibitorId))
    .orderBy(asc(accounts.id))
    .for('no key update')
}

/** Changes the status of an account that still has the one that was seen; undefined when somebody was first. */
export async function moveStatus(
  db: Db,
  id: number,
  { from, to }: { from: Account['status']; to: Account['status'] },
): Promise<Account | undefined> {
  const [moved] = await db
    .update(accounts)
    .set({ status: to })
    .where(and(eq(accounts.id, id), eq(accounts.status, from)))
    .returning()
  return moved
}

/** The different password hashes of the accounts of these addresses that can log in, or will once approved. */
export async function findPasswordHashes(db: Db, addresses: readonly string[]): Promise<string[]> {
  const isOne = or(inArray(accounts.email, [...addresses]), inArray(accounts.phone, [...addresses]))
  const rows = await db
    .selectDistinct({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(isOne, inArray(accounts.status, ['active', 'pending'])))
  return rows.map(({ passwordHash }) => passwordHash)
}

/** The people who speak for each of these exhibitors and can log in. */
export async function listSpeakersOf(db: Db, exhibitorIds: readonly number[]): Promise<Map<number, Account[]>> {
  if (exhibitorIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(accounts)
    .where(
      and(
        inArray(accounts.exhibitorId, [...exhibitorIds]),
        inArray(accounts.userType, [...exhibitorTypes]),
        eq(accounts.status, 'active'),
      ),
    )
    .orderBy(asc(accounts.id))
  return new Map(exhibitorIds.map((id) => [id, rows.filter((row) => row.exhibitorId === id)]))
}

/** The people who speak for an exhibitor and can log in. */
export const listSpeakers = async (db: Db, exhibitorId: number): Promise<Account[]> =>
  (await listSpeakersOf(db, [exhibitorId])).get(exhibitorId) ?? []

/** The accounts of these types that can log in. */
export const listOfTypes = (db: Db, types: readonly number[]): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(and(inArray(accounts.userType, [...types]), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id))

const isMate = and(inArray(accounts.userType, [...exhibitorTypes, ...employedTypes]), eq(accounts.status, 'active'))

/** Who works for an exhibitor and can log in, the first first. */
export function listMates(db: Db, exhibitorId: number): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.exhibitorId, exhibitorId), isMate))
    .orderBy(asc(accounts.id))
}

/** The ids of those who work for each of these exhibitors and can log in. */
export async function listMateIds(db: Db, exhibitorIds: readonly number[]): Promise<Map<number, Set<number>>> {
  const rows = await db
    .select({ id: accounts.id, exhibitorId: accounts.exhibitorId })
    .from(accounts)
    .where(and(inArray(accounts.exhibitorId, [...exhibitorIds]), isMate))
  const mates = new Map(exhibitorIds.map((exhibitorId) => [exhibitorId, new Set<number>()]))
  for (const { id, exhibitorId } of rows) mates.get(exhibitorId ?? 0)?.add(id)
  return mates
}
