import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { getHealth, getLiveness, getReadiness } from '#contract/foundation/health/endpoints.ts'
import { Health } from '#contract/foundation/health/schemas.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { createLifecycle } from '#server/platform/lifecycle.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { createReadinessCheck } from './readiness'

const server = useServer('empty')
const ask = () => server().ask(getHealth, {}, { language: 'en-US' })

const probe = () => server().ask(getReadiness, {}, { language: 'en-US' })
const APPLIED = sql.raw('drizzle.__drizzle_migrations')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('health', () => {
  it('answers 503 and names a database that is down, and 200 once it is back', async () => {
    const { db } = server().database
    vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
    const answer = await ask()
    expect(answer).toMatchObject({ status: 503, code: errors.NotHealthy.code, msg: 'Not available: database' })
    expect(Health.parse(answer.data)).toMatchObject({ database: 'down', redis: 'none' })
    expect(await ask()).toMatchObject({ status: 200, code: 0, data: { database: 'up' } })
  })

  it('does not wait for a database that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { db } = server().database
    // oxlint-disable-next-line no-unsafe-type-assertion -- an answer that never comes has no rows
    const silent = new Promise(() => {}) as ReturnType<typeof db.execute>
    const execute = vi.spyOn(db, 'execute').mockReturnValueOnce(silent)
    const answer = ask()
    await waitFor(() => expect(execute).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answer).toMatchObject({ status: 503, data: { database: 'down' } })
  })

  it('names a Redis that is down', async () => {
    vi.spyOn(server().app.gateway.realtime, 'sharing').mockReturnValue('down')
    const answer = await ask()
    expect(answer).toMatchObject({ status: 503, msg: 'Not available: redis', data: { database: 'up', redis: 'down' } })
  })
})

describe('liveness', () => {
  it('is given without the database', async () => {
    vi.spyOn(server().database.db, 'execute').mockRejectedValue(new Error('Connection terminated unexpectedly'))
    expect(await server().ask(getLiveness, {})).toMatchObject({ status: 200, code: 0 })
  })
})

describe('readiness', () => {
  it('is refused while the database is away', async () => {
    vi.spyOn(server().database.db, 'execute').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
    expect(await probe()).toMatchObject({ status: 503, code: errors.NotReady.code, data: { reason: 'database' } })
    expect(await probe()).toMatchObject({ status: 200, data: { schema: 'current' } })
  })

  it('is given on a database of a later version, and refused on one that needs migrations', async () => {
    const { db } = server().database
    await db.execute(sql`insert into ${APPLIED} (hash, created_at) values ('of a later version', 9999999999999)`)
    expect(await probe()).toMatchObject({ status: 200, data: { schema: 'newer' } })
    await db.execute(sql`delete from ${APPLIED} where id <> 1`)
    expect(await probe()).toMatchObject({ status: 503, data: { reason: 'migrations' } })
  })

  it('is refused from the moment the server is stopping', async () => {
    const lifecycle = createLifecycle()
    const check = createReadinessCheck(lifecycle)
    vi.spyOn(server().database.db, 'execute').mockResolvedValue({ rows: [{ at: '9999999999999' }] })
    expect(await check(server().database.db)).toMatchObject({ schema: 'newer' })
    lifecycle.stop()
    const refused = await check(server().database.db).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ error: 'NotReady', details: { reason: 'stopping' } })
  })

  it('asks the database once for any number of calls at a time', async () => {
    const check = createReadinessCheck(createLifecycle())
    const { db } = server().database
    const execute = vi.spyOn(db, 'execute').mockResolvedValue({ rows: [{ at: '9999999999999' }] })
    await Promise.all(Array.from({ length: 50 }, () => check(db)))
    expect(execute).toHaveBeenCalledOnce()
  })
})
