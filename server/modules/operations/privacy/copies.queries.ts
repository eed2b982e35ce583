import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import type { Person, PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { dataCopies } from './privacy.schema'

export type CopyRow = typeof dataCopies.$inferSelect

/** Asks for a copy; undefined where one is being made. */
export async function insertCopy(db: Db, copy: typeof dataCopies.$inferInsert): Promise<CopyRow | undefined> {
  const [added] = await db.insert(dataCopies).values(copy).onConflictDoNothing().returning()
  return added
}

const stands = (now: Date) => or(isNull(dataCopies.until), gt(dataCopies.until, now))

/** The latest copy of an account that is being made or can be fetched. */
export async function findCopy(db: Db, accountId: number, now: Date): Promise<CopyRow | undefined> {
  const [found] = await db
    .select()
    .from(dataCopies)
    .where(and(eq(dataCopies.accountId, accountId), stands(now)))
    .orderBy(desc(dataCopies.id))
    .limit(1)
  return found
}

/** Claims a waiting one for this server and this duration; one of a stopped server becomes available again. */
export async function claimCopy(db: Db, now: Date, forMs: number): Promise<CopyRow | undefined> {
  const waiting = db
    .select({ id: dataCopies.id })
    .from(dataCopies)
    .where(and(eq(dataCopies.state, 'asked'), or(isNull(dataCopies.workedUntil), lt(dataCopies.workedUntil, now))))
    .orderBy(dataCopies.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(dataCopies)
    .set({ workedUntil: new Date(now.getTime() + forMs), tries: sql`${dataCopies.tries} + 1` })
    .where(sql`${dataCopies.id} = (${waiting})`)
    .returning()
  return claimed
}

/** Says the outcome of one that this caller has claimed; false where another has taken it over, or its account has gone. */
export async function endCopy(
  db: Db,
  { id, tries }: Pick<CopyRow, 'id' | 'tries'>,
  change: Pick<CopyRow, 'state' | 'until'> & Partial<Pick<CopyRow, 'bytes' | 'readyAt'>>,
): Promise<boolean> {
  const ended = await db
    .update(dataCopies)
    .set(change)
    .where(and(eq(dataCopies.id, id), eq(dataCopies.tries, tries), eq(dataCopies.state, 'asked')))
    .returning({ id: dataCopies.id })
  return ended.length > 0
}

/** Copies that can be fetched no longer. */
export const listOver = (db: Db, now: Date, limit: number): Promise<CopyRow[]> =>
  db.select().from(dataCopies).where(lt(dataCopies.until, now)).orderBy(dataCopies.until).limit(limit)

export async function removeCopy(db: Db, id: number): Promise<void> {
  await db.delete(dataCopies).where(eq(dataCopies.id, id))
}

/** rows of one table in a copy: far more than a person leaves */
const ROWS_MAX = 20_000

/** The rows of a person that an entry speaks of, without what is not for them: keys, and who else is in them. */
export async function readPersonalData(
  db: Db,
  entry: PersonalData,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const others = getTableConfig(entry.table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => getTableConfig(foreignTable).name === 'account')
    .flatMap(({ columns }) => columns)
    .filter((column) => column.name !== entry.by?.name)
  const left = new Set([...entry.hidden, ...others].map(({ name }) => name))
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(entry.table)).filter(([, { name }]) => !left.has(name)),
  )
  return db.select(columns).from(entry.table).where(entry.rows(person)).limit(ROWS_MAX)
}
