import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { getHealth } from '#contract/foundation/health/endpoints.ts'
import { Health } from '#contract/foundation/health/schemas.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'

const server = useServer('empty')
const ask = () => server().ask(getHealth, {}, { language: 'en-US' })

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
