import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { signedInAs } from '#tests/setup/access.ts'
import { apart } from '#tests/setup/races/apart.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import type { Db } from '#server/platform/db/database.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { touchSessions } from './session.queries'
import { sessions } from './session.schema'
import { createUses } from './uses'

const server = useServer('demo')
const writing = (work: (db: Db) => Promise<void>) => server().database.writeStatement(work)
const HOUR_AGO = sql`now() - interval '1 hour'`

async function startSessions(n: number): Promise<string[]> {
  const all = await Promise.all(Array.from({ length: n }, () => signedInAs(server(), 12)))
  await server().database.write((db) => db.update(sessions).set({ lastUsedAt: HOUR_AGO }))
  return all.map(({ token }) => token)
}
const isNoted = async (token: string) => {
  const [row] = await server()
    .database.db.select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashKey(token)))
  return Date.now() - (row?.lastUsedAt.getTime() ?? 0) < 60_000
}

it('notes the uses of a moment in one statement', async () => {
  const [a = '', b = '', c = ''] = await startSessions(3)
  const writeStatement = vi.fn(writing)
  const uses = createUses({ writeStatement })
  for (const token of [a, b, a]) uses.note(token)
  await waitFor(async () => expect(await Promise.all([a, b, c].map(isNoted))).toEqual([true, true, false]))
  expect(writeStatement).toHaveBeenCalledTimes(1)
})

it('goes on after a note that could not be written', async () => {
  const [token = ''] = await startSessions(1)
  const failing = vi.fn(writing).mockRejectedValueOnce(new Error('the disk is full'))
  const uses = createUses({ writeStatement: failing })
  uses.note(token)
  await waitFor(() => expect(failing).toHaveBeenCalledTimes(1))
  uses.note(token)
  await waitFor(async () => expect(await isNoted(token)).toBe(true))
})

it('waits for no session that another holds', async () => {
  const [held = '', free = ''] = await startSessions(2)
  const { database } = server()
  await database.write(async (db) => {
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashKey(held)))
      .for('update')
    await apart(() => database.writeStatement((other) => touchSessions(other, [held, free])))
  })
  expect([await isNoted(held), await isNoted(free)]).toEqual([false, true])
})
