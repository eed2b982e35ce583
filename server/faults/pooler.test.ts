import { eq } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { urlOf, useOutsideFair } from '#tests/setup/faults/outside-fair.ts'
import { failures, underFault } from '#tests/setup/faults/outside.ts'
import { isPoolerInstalled, startPooler } from '#tests/setup/faults/pooler.ts'

const fair = useOutsideFair()
/** Connections to PostgreSQL; the two servers take twenty of the pooler. */
const POOL_SIZE = 6

describe.skipIf(!isPoolerInstalled())('two servers behind PgBouncer in transaction mode', () => {
  it('answer everything over fewer connections, and hear of each other’s changes by the direct address', async () => {
    const { serve, database, url } = fair()
    const pooler = await startPooler(url, POOL_SIZE)
    onTestFinished(() => pooler.stop())
    const environment = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url }
    const servers = [await serve(environment), await serve(environment)]
    const origins = servers.map(({ origin }) => origin)
    const outcome = await underFault('pooler', { origins, database }, () => wait(8_000))
    expect(failures(outcome)).toEqual([])
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })

    const first = async (server: { origin: string }) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":1,"limit":1}' }
      const answer: { data: { list: { exhibitsInfoId: number; exhibitsName: string }[] } } = await (
        await fetch(urlOf(server, listExhibits), init)
      ).json()
      return answer.data.list[0]
    }
    const shown = await Promise.all(servers.map(first))
    const name = { zh: '经由连接池', en: 'By way of the pooler' }
    await database.write((db) =>
      db
        .update(exhibits)
        .set({ name })
        .where(eq(exhibits.id, shown[0]?.exhibitsInfoId ?? 0)),
    )
    await expect
      .poll(() => Promise.all(servers.map(first)).then((all) => all.map((one) => one?.exhibitsName)), {
        timeout: 5_000,
      })
      .toEqual(servers.map(() => name.zh))
  }, 300_000)
})
