import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { textOnce } from '../db/db'
import { findViolatedCheck } from '../db/violated-index'
import { ATTEMPT_CHECK, attempts, oneTimes, secrets } from './auth.schema'
import { hashKey, newKey } from './secrets'

/** What a key is good for: each module names its own, and a key of one kind is none of another. */
export type OneTimeKind = string

/** Keeps a value under a key for `lifeMs`; another under the same key takes its place. */
export async function storeOneTime(
  db: Db,
  kind: OneTimeKind,
  { key, value, lifeMs }: { key: string; value: unknown; lifeMs: number },
): Promise<void> {
  const row = { kind, keyHash: hashKey(key), value, expiresAt: new Date(Date.now() + lifeMs) }
  await db
    .insert(oneTimes)
    .values(row)
    .onConflictDoUpdate({
      target: [oneTimes.kind, oneTimes.keyHash],
      set: { value: row.value, expiresAt: row.expiresAt },
    })
}

const named = (kind: OneTimeKind, key: string) =>
  and(eq(oneTimes.kind, kind), eq(oneTimes.keyHash, hashKey(key)), gt(oneTimes.expiresAt, new Date()))

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
export async function removeOneTimes(db: Db, kind: OneTimeKind, value: unknown): Promise<void> {
  await db.delete(oneTimes).where(and(eq(oneTimes.kind, kind), eq(oneTimes.value, value)))
}

/** Ends every key of this kind with the account in its value. */
export async function removeOneTimesOf(db: Db, kind: OneTimeKind, accountId: number): Promise<void> {
  await db
    .delete(oneTimes)
    .where(and(eq(oneTimes.kind, kind), eq(sql`${oneTimes.value} ->> 'accountId'`, String(accountId))))
}

/** The present window of `seconds`. */
function windowOf(seconds: number) {
  const windowStart = new Date(Math.floor(Date.now() / (seconds * 1_000)) * seconds * 1_000)
  return { windowStart, windowEnd: new Date(windowStart.getTime() + seconds * 1_000) }
}

/** Counts one more in the present window of `seconds` and gives the count. */
export async function countAttempt(db: Db, bucket: string, seconds: number, times = 1): Promise<number> {
  const [row] = await db
    .insert(attempts)
    .values({ bucket, ...windowOf(seconds), times })
    .onConflictDoUpdate({
      target: [attempts.bucket, attempts.windowStart],
      set: { times: sql`${attempts.times} + ${times}`, max: null },
    })
    .returning({ times: attempts.times })
  return row?.times ?? 0
}

/** How much may be counted in a bucket in a window of `seconds`. */
export interface Limit {
  bucket: string
  max: number
  seconds: number
  /** What is counted now; 1 where it is not given. */
  times?: number
}

const insertWithin = textOnce<'requested'>(
  (value) => sql`insert into ${attempts} (bucket, window_start, window_end, times, max)
    select bucket, "windowStart", "windowEnd", times, max from jsonb_to_recordset(${value('requested')}::jsonb)
      as requested (bucket text, "windowStart" timestamptz, "windowEnd" timestamptz, times integer, max integer)
    order by bucket
    on conflict (bucket, window_start) do update set times = ${attempts.times} + excluded.times, max = excluded.max`,
)

/**
 * Counts in several buckets at once and gives whether all have room for it: one statement, whatever their number. Where one is
 * full, it breaks the table's check, so that none is counted, and a transaction that it is part of is undone: who is refused
 * takes nothing of what all of a network share. All who count several take them in the order of their names, so that nobody
 * waits in a circle.
 */
export async function countWithin(db: Db, limits: readonly Limit[]): Promise<boolean> {
  if (limits.length === 0) return true
  const input = limits.map(({ seconds, times = 1, ...limit }) => ({ ...limit, ...windowOf(seconds), times }))
  try {
    await db.execute(insertWithin({ requested: JSON.stringify(input) }))
    return true
  } catch (error) {
    if (findViolatedCheck(error) === ATTEMPT_CHECK) return false
    throw error
  }
}

/** How often it was counted in the present window, without counting. */
export async function readAttemptCount(db: Db, bucket: string, seconds: number): Promise<number> {
  const { windowStart } = windowOf(seconds)
  const [row] = await db
    .select({ times: attempts.times })
    .from(attempts)
    .where(and(eq(attempts.bucket, bucket), eq(attempts.windowStart, windowStart)))
  return row?.times ?? 0
}

/** Forgets the count of the present window. */
export async function clearAttempts(db: Db, bucket: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.bucket, bucket))
}

/** The secret of this name, made once for all servers of the fair. */
export async function getSharedSecret(db: Db, name: string, make: () => string = newKey): Promise<string> {
  const [found] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  if (found) return found.value
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  const [made] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  if (!made) throw new Error(`no secret ${name}`)
  return made.value
}

/** Removes what has ended: called now and then. */
export async function sweepAuth(db: Db): Promise<void> {
  const now = new Date()
  await db.delete(oneTimes).where(lt(oneTimes.expiresAt, now))
  await db.delete(attempts).where(lt(attempts.windowEnd, now))
}
