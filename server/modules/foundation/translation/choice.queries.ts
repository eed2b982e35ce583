import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { translationRefusals } from './translation.schema'

/** Which of these accounts do not allow what they read, and the messages they write, to be sent to a translation service. */
export async function findRefusals(db: Db, accountIds: readonly number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .select({ id: translationRefusals.accountId })
    .from(translationRefusals)
    .where(inArray(translationRefusals.accountId, [...accountIds]))
  return new Set(rows.map(({ id }) => id))
}

/** Saves whether an account allows it. */
export async function saveChoice(db: Db, accountId: number, isAllowed: boolean): Promise<void> {
  if (isAllowed) await db.delete(translationRefusals).where(eq(translationRefusals.accountId, accountId))
  else await db.insert(translationRefusals).values({ accountId }).onConflictDoNothing()
}
