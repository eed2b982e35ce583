import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { addresses } from './addresses.schema'

export type AddressRow = typeof addresses.$inferSelect

/** What of an address is written by its owner. */
export type AddressValues = Omit<
  AddressRow,
  'id' | 'accountId' | 'clientKey' | 'version' | 'isDefault' | 'createdAt' | 'savedAt'
>

interface Own {
  id: number
  accountId: number
}

const isOwn = ({ id, accountId }: Own) => and(eq(addresses.id, id), eq(addresses.accountId, accountId))

/** Whoever changes the addresses of this account meanwhile waits until the transaction has ended. */
export const lockAddresses = (db: Db, accountId: number): Promise<void> => lockByName(db, `addresses of ${accountId}`)

/** Those of an account, the default first, then the newest. */
export async function listAddresses(db: Db, accountId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
}

export async function findAddress(db: Db, own: Own): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(isOwn(own))
  return row
}

/** What a form has sent already. */
export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.clientKey, clientKey)))
  return row
}

export async function countAddresses(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(addresses).where(eq(addresses.accountId, accountId))
  return row?.n ?? 0
}

/** None is the default until another is. */
export async function clearDefault(db: Db, accountId: number): Promise<void> {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)))
}

export async function insertAddress(db: Db, row: typeof addresses.$inferInsert): Promise<AddressRow | undefined> {
  const [added] = await db.insert(addresses).values(row).returning()
  return added
}

/** Changes one that is still as it was seen; undefined when somebody was first. */
export async function changeAddress(
  db: Db,
  { version, ...own }: Own & { version: number },
  values: AddressValues,
): Promise<AddressRow | undefined> {
  const [changed] = await db
    .update(addresses)
    .set({ ...values, version: sql`${addresses.version} + 1`, savedAt: new Date() })
    .where(and(isOwn(own), eq(addresses.version, version)))
    .returning()
  return changed
}

/** Makes it the default; false: there is none of that id. */
export async function markDefault(db: Db, own: Own): Promise<boolean> {
  const marked = await db.update(addresses).set({ isDefault: true }).where(isOwn(own)).returning({ id: addresses.id })
  return marked.length > 0
}

/** Removes it and gives what it was; undefined: there is none of that id. */
export async function deleteAddress(db: Db, own: Own): Promise<AddressRow | undefined> {
  const [gone] = await db.delete(addresses).where(isOwn(own)).returning()
  return gone
}
