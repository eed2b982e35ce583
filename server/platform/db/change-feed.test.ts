import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { getLoginUser } from '#contract/people/account/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { startTestServer, type TestServer } from '#tests/setup/start-server.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { removeSession } from '#server/modules/people/session/session.queries.ts'
import { connectDatabase, type Database } from './database'
import { waitFor } from '#tests/setup/wait-for.ts'

describe('a write on another server', () => {
  let server: TestServer & { close: () => Promise<void> }
  let other: Database
  beforeAll(async () => {
    server = await startTestServer('demo')
    other = await connectDatabase(server.database.url)
  })
  afterAll(async () => {
    await other.close()
    await server.close()
  })

  const names = async () => (await server.ask(listHalls, {})).data.map(({ hallName }) => hallName)
  const rename = (zh: string) => (db: Database['db']) => db.update(halls).set({ name: { zh, en: zh } })

  it('is seen at once', async () => {
    await names()
    await other.write(rename('甲'))
    await waitFor(async () => expect(new Set(await names())).toEqual(new Set(['甲'])))
    // Kept again: what nobody announced is not seen.
    await rename('乙')(other.db)
    expect(new Set(await names())).toEqual(new Set(['甲']))
  })

  it('that is rolled back is not told', async () => {
    await names()
    const notified = vi.fn()
    server.database.onChange(notified)
    const failing = other.write(async (db) => {
      await rename('丙')(db)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    await other.write(rename('丁'))
    await waitFor(() => expect(notified).toHaveBeenCalled())
    expect(notified).toHaveBeenCalledTimes(1)
    expect(notified).toHaveBeenCalledWith(new Set(['hall.name']))
  })

  it('ends a session here', async () => {
    const headers = await signedInAs(server, 6)
    expect((await server.ask(getLoginUser, {}, { headers })).code).toBe(0)
    await other.write((db) => removeSession(db, headers.token))
    await waitFor(async () => expect((await server.ask(getLoginUser, {}, { headers })).status).toBe(401))
  })

  it('that is only appended to a table which is not cached is not told', async () => {
    const notified = vi.fn()
    server.database.onChange(notified)
    await other.write((db) => db.execute(sql`update session set last_used_at = now()`))
    await other.write(rename('戊'))
    await waitFor(() => expect(notified).toHaveBeenCalledTimes(1))
    expect(notified).toHaveBeenCalledWith(new Set(['hall.name']))
  })

  it('missed while nobody listened is seen: nothing is kept until it listens again', async () => {
    await names()
    const gap = vi.fn()
    server.database.onChange(gap)
    await other.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'select 1' and pid <> pg_backend_pid()`)
    await waitFor(() => expect(gap).toHaveBeenCalledWith())
    await rename('己')(other.db)
    expect(new Set(await names())).toEqual(new Set(['己']))
    await waitFor(() => expect(server.database.isSubscribed()).toBe(true))
    await names()
    await other.write(rename('庚'))
    await waitFor(async () => expect(new Set(await names())).toEqual(new Set(['庚'])))
  })
})
