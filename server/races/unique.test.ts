import { getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS, rejected } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import type { UniqueKey } from '#tests/setup/races/unique-key.ts'
import { messageKeys } from '#tests/setup/races/unique-messages.ts'
import { peopleKeys } from '#tests/setup/races/unique-people.ts'
import { sessionKeys } from '#tests/setup/races/unique-sessions.ts'
import { addSession } from '#tests/setup/live-rooms.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { newKey } from '#server/platform/auth/secrets.ts'

const server = useServer('demo')
const BUYER = 6
const uniqueKeys = { ...peopleKeys, ...sessionKeys, ...messageKeys }

/** Ten at once that put the same: how many rows there are then, and which index refused the others. */
async function putAtOnce({ table, rows, before }: UniqueKey, put: UniqueKey['put']) {
  const { database } = server()
  const accountId = Number((await signedInAs(server(), BUYER)).userid)
  const subject = { accountId, liveId: await addSession(server(), { status: 1 }), key: newKey() }
  if (before) await database.write((db) => before(db, subject))
  const result = await race(database, getTableName(table), () => database.write((db) => put(db, subject)))
  const refusedBy = [...new Set(rejected(result).map(findViolatedIndex))]
  return { rows: await database.db.$count(table, rows(subject)), refusedBy, done: fulfilled(result).length }
}

describe.each(Object.entries(uniqueKeys))('of ten at once, the %s', (_, unique) => {
  const { table, index, put, putUnguarded = put } = unique

  it('is one', async () => {
    const { rows, refusedBy, done } = await putAtOnce(unique, put)
    expect(rows).toBe(1)
    // The others are notified that it is there, or are refused by this index alone.
    expect(done === RACERS ? [index] : refusedBy).toEqual([index])
  })

  it('is ten without the index', async () => {
    const { database } = server()
    await database.db.execute(`alter table "${getTableName(table)}" drop constraint if exists "${index}"`)
    await database.db.execute(`drop index if exists "${index}"`)
    expect(await putAtOnce(unique, putUnguarded)).toEqual({ rows: RACERS, refusedBy: [], done: RACERS })
  })
})
