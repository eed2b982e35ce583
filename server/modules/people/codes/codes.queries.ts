import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { CodePurpose } from '#contract/people/codes/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { codes } from './codes.schema'

export interface CodeKey {
  address: string
  purpose: CodePurpose
}

const ofKey = ({ address, purpose }: CodeKey) => and(eq(codes.address, address), eq(codes.purpose, purpose))

/** Adds a code; those sent before for the same purpose are good no longer. */
export async function addCode(db: Db, key: CodeKey, codeHash: string, lifeMs: number): Promise<void> {
  const now = new Date()
  await db
    .update(codes)
    .set({ expiresAt: now })
    .where(and(ofKey(key), gt(codes.expiresAt, now)))
  await db.insert(codes).values({ ...key, codeHash, expiresAt: new Date(now.getTime() + lifeMs) })
}

/** When the last code went to this address, for whatever purpose, and how many in the last 24 hours. */
export async function codesSentTo(db: Db, address: string): Promise<{ last: Date | undefined; today: number }> {
  const day = new Date(Date.now() - 86_400_000)
  const rows = await db
    .select({ at: codes.createdAt })
    .from(codes)
    .where(and(eq(codes.address, address), gt(codes.createdAt, day)))
    .orderBy(desc(codes.createdAt))
  return { last: rows[0]?.at, today: rows.length }
}

/**
 * One try at the latest code: counted and judged in one statement, so that guesses made at once count each, and of
 * the right ones made at once one succeeds.
 */
export async function tryCode(
  db: Db,
  key: CodeKey,
  codeHash: string,
  maxTries: number,
): Promise<'right' | 'wrong' | 'used up' | 'none'> {
  const [latest] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(ofKey(key), isNull(codes.usedAt), gt(codes.expiresAt, new Date())))
    .orderBy(desc(codes.id))
    .limit(1)
  if (!latest) return 'none'
  const [tried] = await db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + 1`,
      usedAt: sql`case when ${codes.codeHash} = ${codeHash} then now() end`,
    })
    .where(and(eq(codes.id, latest.id), isNull(codes.usedAt), lt(codes.tries, maxTries)))
    .returning({ usedAt: codes.usedAt, tries: codes.tries })
  if (tried) return tried.usedAt ? 'right' : tried.tries >= maxTries ? 'used up' : 'wrong'
  const [now] = await db.select({ usedAt: codes.usedAt }).from(codes).where(eq(codes.id, latest.id))
  return now?.usedAt ? 'none' : 'used up'
}

/** Whether a try with this hash would be right; counts none. */
export async function isCodeGood(db: Db, key: CodeKey, codeHash: string, maxTries: number): Promise<boolean> {
  const [latest] = await db
    .select({ codeHash: codes.codeHash, tries: codes.tries })
    .from(codes)
    .where(and(ofKey(key), isNull(codes.usedAt), gt(codes.expiresAt, new Date())))
    .orderBy(desc(codes.id))
    .limit(1)
  return latest !== undefined && latest.codeHash === codeHash && latest.tries < maxTries
}

/** Removes the codes that no limit counts any more. */
export async function sweepCodes(db: Db): Promise<void> {
  await db.delete(codes).where(lt(codes.createdAt, new Date(Date.now() - 2 * 86_400_000)))
}
