import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { openBroadcast } from '#contract/live/broadcast/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import { moveStatus } from '#server/modules/live/live/index.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { openAs, openInput, senderOf } from '#tests/setup/live/broadcasts.ts'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { startBeside } from '#tests/setup/start-server.ts'
import { findBroadcastOf, findNextNumbers, updateBroadcast } from './broadcast.queries'
import { broadcasts, broadcastSegments } from './broadcast.schema'

const server = useRooms()
let headers: Record<string, string> = {}
let exhibitorId = 0
beforeAll(async () => {
  const { account } = await personOf(server(), userTypes.exhibitor)
  exhibitorId = account.exhibitorId ?? 0
  ;({ headers } = await personOf(server(), userTypes.organizer))
})

/** Ten sessions of one exhibitor that has none on. */
async function tenSessions(): Promise<number[]> {
  await server().database.db.update(lives).set({ status: 2 }).where(eq(lives.exhibitorId, exhibitorId))
  return Promise.all(Array.from({ length: RACERS }, async () => addSession(server(), { exhibitorId })))
}

const countOn = async (ids: number[]) =>
  server().database.db.$count(lives, and(inArray(lives.id, ids), eq(lives.status, 1)))

describe('of ten sessions of one exhibitor that go live at once', () => {
  it('one does', async () => {
    const ids = await tenSessions()
    const start = async (racer: number) =>
      server().ask(setLiveStatus, { id: ids[racer] ?? 0, from: 0, to: 1 }, { headers })
    const answers = fulfilled(await race(server().database, 'live', start))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ data }) => Object(data).error === 'OtherSessionOn')).toHaveLength(RACERS - 1)
    expect(await countOn(ids)).toBe(1)
  })

  it('all do where it is looked at without holding them', async () => {
    const ids = await tenSessions()
    const { database } = server()
    await race(database, 'live', async (racer) =>
      database.write(async (db) => {
        const on = and(eq(lives.exhibitorId, exhibitorId), inArray(lives.status, [1, 6]))
        if ((await db.$count(lives, on)) > 0) return
        await moveStatus(db, ids[racer] ?? 0, { from: 0, to: 1 })
      }),
    )
    expect(await countOn(ids)).toBe(RACERS)
  })
})

describe('ten devices that continue one session at once', () => {
  const pullUrl = { customld: [], customsd: [], customhd: [] }

  async function sent() {
    const liveId = await addSession(server(), { pullUrl })
    const sender = await openAs(server(), liveId, headers)
    await sender.begin(2)
    return { liveId, id: sender.broadcastId }
  }

  it('have ten keys, of which one is valid', async () => {
    const { liveId } = await sent()
    const open = async () => server().ask(openBroadcast, openInput(liveId), { headers })
    const opened = fulfilled(await race(server().database, 'broadcast', open))
    expect(new Set(opened.map(({ data }) => data.key)).size).toBe(RACERS)
    const answers = await Promise.all(opened.map(async ({ data }) => senderOf(server(), data).init()))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ data }) => data['error'] === 'StreamTakenOver')).toHaveLength(RACERS - 1)
  })

  it('begin at a number that was used, where the broadcast is not held', async () => {
    const { liveId, id } = await sent()
    const { database } = server()
    // The guard off: what follows is read first, and the key written then; a segment arrives in between.
    const before = await findNextNumbers(database.db, id)
    const sender = await openAs(server(), liveId, headers)
    await sender.begin(1)
    await database.write(async (db) => {
      await updateBroadcast(db, id, { keyHash: hashKey(newKey()), firstNumber: before.nextNumber })
    })
    const found = await findBroadcastOf(database.db, liveId)
    const used = and(eq(broadcastSegments.broadcastId, id), eq(broadcastSegments.number, found?.firstNumber ?? -1))
    expect(await database.db.$count(broadcastSegments, used)).toBe(1)
  })
})

describe('a broadcast on two servers', () => {
  it('is continued by either, and a new key holds on both', async () => {
    const other = await startBeside(server())
    try {
      const liveId = await addSession(server(), {})
      const here = await openAs(server(), liveId, headers)
      await here.begin(3)
      const there = senderOf(other, here)
      expect((await there.media(3)).data).toMatchObject({ stored: true })
      expect((await here.media(3)).data).toMatchObject({ stored: false })
      // As after the end of the server that took the first ones: numbers come from the database.
      const renewed = await openAs(other, liveId, headers)
      expect(renewed).toMatchObject({ continues: true, nextNumber: 4, nextInit: 1 })
      await senderOf(server(), renewed).begin(1)
      expect((await here.media(4)).data).toMatchObject({ error: 'StreamTakenOver' })
      expect((await there.media(4)).data).toMatchObject({ error: 'StreamTakenOver' })
      const [row] = await server().database.db.select().from(broadcasts).where(eq(broadcasts.liveId, liveId))
      expect(row).toMatchObject({ firstNumber: 4, state: 'open' })
    } finally {
      await other.close()
    }
  })
})
