import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { countAttempt } from '../../auth/auth.queries'
import { attempts } from '../../auth/auth.schema'
import { sendTogether } from './send-together'

const server = useServer('demo')

/** A connection, and how many packets it has sent. */
async function connect(together: boolean) {
  const client = new pg.Client({ connectionString: server().database.url, pipeline: true })
  await client.connect()
  if (together) sendTogether(client)
  const { stream } = client.connection
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')]
  const countPackets = () => writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  return { client, countPackets }
}

/** As Drizzle does it: a transaction is begun, then sends two statements at once. */
async function transact(client: pg.Client): Promise<string[]> {
  await client.query({ text: 'begin' })
  const input = ['a', 'b'].map((value) => client.query<{ value: string }>('select $1::text as value', [value]))
  const answers = await Promise.all(input)
  await client.query({ text: 'commit' })
  return answers.flatMap(({ rows }) => rows.map(({ value }) => value))
}

describe('statements that wait for no answer', () => {
  it.each([
    [true, 2],
    [false, 4],
  ])('go together (%s): a transaction in so many packets', async (together, packets) => {
    const { client, countPackets } = await connect(together)
    expect(await transact(client)).toEqual(['a', 'b'])
    expect(countPackets()).toBe(packets)
    await client.end()
  })

  it('fail where the transaction could not begin', async () => {
    const { client } = await connect(true)
    const ended = client.end()
    await client.query({ text: 'begin' })
    await expect(client.query('select 1')).rejects.toThrow(/closed|not queryable|terminated/)
    await ended
  })
})

describe('what is sent with the commit', () => {
  const timesOf = async (bucket: string) => {
    const rows = await server().database.db.select().from(attempts).where(eq(attempts.bucket, bucket))
    return rows.map(({ times }) => times)
  }

  it('is written with the rest', async () => {
    const done = await server().database.write(
      (db) => countAttempt(db, 'with-the-commit', 60),
      async (db, times) => void (await countAttempt(db, 'with-the-commit', 60, times * 10)),
    )
    expect(done).toBe(1)
    expect(await timesOf('with-the-commit')).toEqual([11])
  })

  it('is refused where it must be announced', async () => {
    const { db, write } = server().database
    const refused = write(
      (writing) => countAttempt(writing, 'unheard', 60),
      async (writing) => void (await writing.update(halls).set({ name: { zh: '', en: '' } })),
    )
    await expect(refused).rejects.toThrow(/no longer be announced/)
    expect(await timesOf('unheard')).toEqual([])
    expect((await db.select().from(halls)).filter(({ name }) => name.zh === '')).toEqual([])
  })

  it('undoes the rest where it breaks, and the connection serves the next', async () => {
    const { write } = server().database
    const broken = write(
      (db) => countAttempt(db, 'undone', 60),
      async (db) => void (await db.execute(sql`select 1 / ${0}::integer`)),
    )
    await expect(broken).rejects.toMatchObject({ cause: { message: 'division by zero' } })
    expect(await timesOf('undone')).toEqual([])
    const next = Array.from({ length: 10 }, () => write((db) => countAttempt(db, 'next', 60)))
    expect((await Promise.all(next)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
