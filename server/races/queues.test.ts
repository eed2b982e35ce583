import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { liveReserves } from '#server/modules/live/live/live.schema.ts'
import { upsertReserve, takeDue } from '#server/modules/live/live/reserve.queries.ts'
import { addSession } from '#tests/setup/live-rooms.ts'
import { claimDue, insertMessage } from '#server/modules/foundation/outbox/outbox.queries.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

const server = useServer('demo')
const [BUYER, SOON_MS, LATER_SECONDS] = [6, 3_600_000, 600]
const QUEUED = 5

/** How many ten workers take together that ask at once. */
async function takenBy(table: string, take: (db: Db) => Promise<unknown[]>): Promise<number> {
  const { database } = server()
  const taken = fulfilled(await race(database, table, () => database.write(take)))
  expect(taken).toHaveLength(RACERS)
  return taken.flat().length
}

describe('ten workers at once', () => {
  const queue = (db: Db) =>
    insertMessage(db, { channel: 'sms', address: 'x', languageType: 1, template: 'x', body: 'x', state: 'queued' })

  /** The guard off: what is due is read, and then marked as taken, whoever has taken it before. */
  const lookThenClaim = async (db: Db) => {
    const due = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'queued'))
    const ids = due.map(({ id }) => id)
    return db.update(outbox).set({ dueAt: new Date() }).where(inArray(outbox.id, ids)).returning()
  }

  it.each([
    ['take a message once', (db: Db) => claimDue(db, { channels: ['sms'], limit: 100, seconds: LATER_SECONDS }), 1],
    ['take it each where it is looked at first and marked then', lookThenClaim, RACERS],
  ] as const)('%s', async (_, take, times) => {
    const { database } = server()
    await database.db.delete(outbox)
    for (let i = 0; i < QUEUED; i += 1) await database.write(queue)
    expect(await takenBy('outbox', take)).toBe(QUEUED * times)
  })

  /** The guard off: as above, of bookings. */
  const lookThenRemind = async (db: Db) => {
    const due = await db.select({ id: liveReserves.id }).from(liveReserves)
    const ids = due.map(({ id }) => id)
    return db.update(liveReserves).set({ remindedAt: new Date() }).where(inArray(liveReserves.id, ids)).returning()
  }

  it.each([
    ['remind of a booking once', undefined, 1],
    ['remind of it each where it is looked at first and marked then', lookThenRemind, RACERS],
  ] as const)('%s', async (_, take, times) => {
    const { database } = server()
    await database.db.delete(liveReserves)
    const accountId = Number((await signedInAs(server(), BUYER)).userid)
    const now = new Date()
    for (let i = 0; i < QUEUED; i += 1) {
      const liveId = await addSession(server(), { startsAt: new Date(now.getTime() + SOON_MS) })
      await database.write((db) => upsertReserve(db, liveId, accountId))
    }
    const before = new Date(now.getTime() + 2 * SOON_MS)
    const due = take ?? ((db: Db) => takeDue(db, { now, before, limit: 100 }))
    expect(await takenBy('live_reserve', due)).toBe(QUEUED * times)
  })
})
