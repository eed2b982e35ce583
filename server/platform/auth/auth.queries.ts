import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { attempts, codes, oneTimes, secrets } from './auth.schema'
import { hashOf, newKey } from './secrets'

export type OneTimeKind =
  | 'captcha'
  | 'puzzle'
  | 'pass'
  | 'running'
  | 'resetTicket'
  | 'authCode'
  | 'queryOpened'
  | 'assistantTicket'
  | 'assistantSession'

/** Keeps a value under a key for `lifeMs`; another under the same key takes its place. */
export async function keepOneTime(
  db: Db,
  kind: OneTimeKind,
  { key, value, lifeMs }: { key: string; value: unknown; lifeMs: number },
): Promise<void> {
  const row = { kind, keyHash: hashOf(key), value, expiresAt: new Date(Date.now() + lifeMs) }
  await db
    .insert(oneTimes)
    .values(row)
    .onConflictDoUpdate({
      target: [oneTimes.kind, oneTimes.keyHash],
      set: { value: row.value, expiresAt: row.expiresAt },
    })
}

const named = (kind: OneTimeKind, key: string) =>
  and(eq(oneTimes.kind, kind), eq(oneTimes.keyHash, hashOf(key)), gt(oneTimes.expiresAt, new Date()))

/** Takes the value, which is gone then: of however many that take it at once, one gets it. */
export async function takeOneTime(db: Db, kind: OneTimeKind, key: string): Promise<unknown> {
  const [taken] = await db.delete(oneTimes).where(named(kind, key)).returning({ value: oneTimes.value })
  return taken?.value
}

/** Reads the value and leaves it. */
export async function findOneTime(db: Db, kind: OneTimeKind, key: string): Promise<unknown> {
  const [found] = await db.select({ value: oneTimes.value }).from(oneTimes).where(named(kind, key))
  return found?.value
}

/** Ends every key of this kind that keeps the value. */
export async function endOneTimes(db: Db, kind: OneTimeKind, value: unknown): Promise<void> {
  await db.delete(oneTimes).where(and(eq(oneTimes.kind, kind), eq(oneTimes.value, value)))
}

/** Counts one more in the present window of `seconds` and gives the count. */
export async function countAttempt(db: Db, bucket: string, seconds: number, times = 1): Promise<number> {
  const windowStart = new Date(Math.floor(Date.now() / (seconds * 1_000)) * seconds * 1_000)
  const windowEnd = new Date(windowStart.getTime() + seconds * 1_000)
  const [row] = await db
    .insert(attempts)
    .values({ bucket, windowStart, windowEnd, times })
    .onConflictDoUpdate({
      target: [attempts.bucket, attempts.windowStart],
      set: { times: sql`${attempts.times} + ${times}` },
    })
    .returning({ times: attempts.times })
  return row?.times ?? 0
}

/** How often it was counted in the present window, without counting. */
export async function attemptsSoFar(db: Db, bucket: string, seconds: number): Promise<number> {
  return countAttempt(db, bucket, seconds, 0)
}

/** Forgets the count of the present window. */
export async function forgetAttempts(db: Db, bucket: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.bucket, bucket))
}

/** The secret of this name, made once for all servers of the fair. */
export async function sharedSecret(db: Db, name: string, make: () => string = newKey): Promise<string> {
  const [found] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  if (found) return found.value
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  const [made] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  if (!made) throw new Error(`no secret ${name}`)
  return made.value
}

export interface CodeKey {
  address: string
  purpose: string
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

/** Removes what is over: called now and then. */
export async function sweepAuth(db: Db): Promise<void> {
  const now = new Date()
  await db.delete(oneTimes).where(lt(oneTimes.expiresAt, now))
  await db.delete(attempts).where(lt(attempts.windowEnd, now))
  await db.delete(codes).where(lt(codes.createdAt, new Date(now.getTime() - 2 * 86_400_000)))
}
