import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listOwnIntentions as contract } from '#contract/trade/intentions/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { intentions, intentionSteps } from './intentions.schema'

export type Intention = typeof intentions.$inferSelect
export type IntentionStep = typeof intentionSteps.$inferSelect

function selectIntentions(db: Db) {
  return db
    .select({
      intention: intentions,
      company: exhibitorRecords.company,
      buyer: accountRecords.name,
      shownId: shownExhibits.id,
    })
    .from(intentions)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, intentions.exhibitorId))
    .innerJoin(accountRecords, eq(accountRecords.id, intentions.accountId))
    .leftJoin(shownExhibits, eq(shownExhibits.id, intentions.exhibitId))
    .$dynamic()
}
export type IntentionRow = Awaited<ReturnType<typeof selectIntentions>>[number]

/** Those of a buyer or for an exhibitor, the latest changed first, a page of them and how many there are. */
async function listWhere(db: Db, owned: SQL, input: ParsedInputOf<typeof contract>) {
  const where = and(owned, input.state ? eq(intentions.state, input.state) : undefined)
  const [total] = await db.select({ n: count() }).from(intentions).where(where)
  const rows = await selectIntentions(db)
    .where(where)
    .orderBy(desc(intentions.updatedAt), desc(intentions.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0 }
}

export const listByBuyer = (db: Db, accountId: number, input: ParsedInputOf<typeof contract>) =>
  listWhere(db, eq(intentions.accountId, accountId), input)

export const listByExhibitor = (db: Db, exhibitorId: number, input: ParsedInputOf<typeof contract>) =>
  listWhere(db, eq(intentions.exhibitorId, exhibitorId), input)

export async function findIntention(db: Db, id: number): Promise<IntentionRow | undefined> {
  const [row] = await selectIntentions(db).where(eq(intentions.id, id))
  return row
}

/** What a form has sent already. */
export async function findByKey(db: Db, accountId: number, clientKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: intentions.id })
    .from(intentions)
    .where(and(eq(intentions.accountId, accountId), eq(intentions.clientKey, clientKey)))
  return row?.id
}

/** An exhibit that visitors see, as it is ordered. */
export async function findOrdered(db: Db, id: number) {
  const { exhibitorId, name, coverUrl } = shownExhibits
  const [row] = await db
    .select({ exhibitId: shownExhibits.id, exhibitorId, name, coverUrl })
    .from(shownExhibits)
    .where(eq(shownExhibits.id, id))
  return row
}

/** Keeps an intention order; undefined where the key has been used. */
export async function insertIntention(db: Db, row: typeof intentions.$inferInsert): Promise<Intention | undefined> {
  const [added] = await db.insert(intentions).values(row).onConflictDoNothing().returning()
  return added
}

/** Changes one that is still as it was seen; undefined when somebody was first. */
export async function changeIntention(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof intentions.$inferInsert>,
): Promise<Intention | undefined> {
  const [changed] = await db
    .update(intentions)
    .set({ ...change, version: sql`${intentions.version} + 1`, updatedAt: new Date() })
    .where(and(eq(intentions.id, id), eq(intentions.version, version)))
    .returning()
  return changed
}

export async function addStep(db: Db, step: typeof intentionSteps.$inferInsert): Promise<void> {
  await db.insert(intentionSteps).values(step)
}

/** What happened to these, the first first. */
export async function listSteps(db: Db, ids: readonly number[]): Promise<IntentionStep[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(intentionSteps)
    .where(inArray(intentionSteps.intentionId, [...ids]))
    .orderBy(asc(intentionSteps.id))
}
