import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { countAttempt, countWithin, type Limit, readAttemptCount } from '#server/platform/auth/auth.queries.ts'
import { attempts } from '#server/platform/auth/auth.schema.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { addCode, tryCode } from '#server/modules/people/codes/codes.queries.ts'
import { codes } from '#server/modules/people/codes/codes.schema.ts'

const server = useServer('empty')
const [RIGHT, WRONG, TRIES] = ['right', 'wrong', 5]

/** The guard off: the code is read, judged, and then written back with one try more. */
const lookThenTry: typeof tryCode = async (db, { address }, codeHash, maxTries) => {
  const [seen] = await db.select().from(codes).where(eq(codes.address, address)).orderBy(desc(codes.id)).limit(1)
  if (!seen || seen.usedAt) return 'none'
  if (seen.tries >= maxTries) return 'used up'
  const isRight = seen.codeHash === codeHash
  const change = { tries: seen.tries + 1, usedAt: isRight ? new Date() : null }
  await db.update(codes).set(change).where(eq(codes.id, seen.id))
  return isRight ? 'right' : 'wrong'
}

/** Ten tries at a new code with what is typed, and then one with the right one. */
async function tries(tryOnce: typeof tryCode, typed: string) {
  const key = { address: newKey(), purpose: 'login' as const }
  const { database } = server()
  await database.write((db) => addCode(db, key, RIGHT, 60_000))
  const attempt = (hash: string) => database.write((db) => tryOnce(db, key, hash, TRIES))
  const atOnce = fulfilled(await race(database, 'verification_code', () => attempt(typed)))
  expect(atOnce).toHaveLength(RACERS)
  return { right: atOnce.filter((outcome) => outcome === 'right').length, afterwards: await attempt(RIGHT) }
}

describe('of ten right codes at once', () => {
  it('one is taken', async () => {
    expect(await tries(tryCode, RIGHT)).toEqual({ right: 1, afterwards: 'none' })
  })

  it('all are where it is looked at first and used then', async () => {
    expect(await tries(lookThenTry, RIGHT)).toEqual({ right: RACERS, afterwards: 'none' })
  })
})

describe('after ten wrong codes at once', () => {
  it('the right one comes too late', async () => {
    expect(await tries(tryCode, WRONG)).toEqual({ right: 0, afterwards: 'used up' })
  })

  it('the right one is still good where tries are read first and counted then', async () => {
    expect(await tries(lookThenTry, WRONG)).toEqual({ right: 0, afterwards: 'right' })
  })
})

/** The guard off: the count is read, and then written back one higher. */
const lookThenCount: typeof countAttempt = async (db, bucket) => {
  const [seen] = await db.select().from(attempts).where(eq(attempts.bucket, bucket))
  const times = (seen?.times ?? 0) + 1
  await db.update(attempts).set({ times }).where(eq(attempts.bucket, bucket))
  return times
}

describe('ten attempts at once', () => {
  it.each([
    ['count ten', countAttempt, RACERS],
    ['count one where they are read first and written then', lookThenCount, 1],
  ] as const)('%s', async (_, count, expected) => {
    const { database } = server()
    const bucket = newKey()
    // A window that does not end meanwhile.
    const seconds = 1_000_000_000
    await database.write((db) => countAttempt(db, bucket, seconds, 0))
    await race(database, 'attempt', () => database.write((db) => count(db, bucket, seconds)))
    expect(await database.write((db) => readAttemptCount(db, bucket, seconds))).toBe(expected)
  })
})

/** The guard off: what is counted is looked at, and counted then. */
const lookThenCountWithin: typeof countWithin = async (db, limits) => {
  const seen = await db.select().from(attempts)
  const isFull = limits.some(({ bucket, max }) => (seen.find((one) => one.bucket === bucket)?.times ?? 0) >= max)
  if (!isFull) for (const { bucket, seconds } of limits) await countAttempt(db, bucket, seconds)
  return !isFull
}

describe('several buckets at once', () => {
  // A window that does not end meanwhile.
  const limitOf = (bucket: string, max: number, times = 1): Limit => ({ bucket, max, seconds: 1_000_000_000, times })
  const count = (limits: Limit[]) => server().database.writeStatement((db) => countWithin(db, limits))
  const read = ({ bucket, seconds }: Limit) => server().database.write((db) => readAttemptCount(db, bucket, seconds))

  it.each([
    ['let five of ten in, whichever is named first', countWithin, 5],
    ['let ten in where it is looked at first and counted then', lookThenCountWithin, RACERS],
  ] as const)('%s', async (_, within, expected) => {
    const { database } = server()
    const limits = [limitOf(newKey(), 5), limitOf(newKey(), 100)]
    const raced = await race(database, 'attempt', (racer) =>
      database.writeStatement((db) => within(db, racer % 2 === 0 ? limits : limits.toReversed())),
    )
    expect(fulfilled(raced).filter(Boolean)).toHaveLength(expected)
  })

  it('are all counted, or none where one is full', async () => {
    const [own, shared] = [limitOf(newKey(), 3, 2), limitOf(newKey(), 100)]
    expect(await count([own, shared])).toBe(true)
    expect(await count([own, shared])).toBe(false)
    expect([await read(own), await read(shared)]).toEqual([2, 1])
    expect(await count([])).toBe(true)
  })
})
