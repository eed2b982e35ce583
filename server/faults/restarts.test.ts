import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '#bench/lib/programs.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { follow } from '#contract/trade/follows/endpoints.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { type LoadRequest, loadDuring } from '#tests/setup/faults/load.ts'
import { isNginxInstalled, startProxy } from '#tests/setup/faults/proxy.ts'
import { connectDatabase } from '#server/platform/db/database.ts'
import { buildClusterPath } from '#server/platform/embedded/cluster.ts'
import { type Embedded, openEmbedded } from '#server/platform/embedded/embedded.ts'
import { readPidFile } from '#server/platform/embedded/pid-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'yunzhan-restarts-'))
let postgres: Embedded
let headers: Record<string, string>

/** A server of the build on the shared database. */
const serve = async (name: string, port = ''): Promise<Program> =>
  startProgram(['dist/server/main.js'], {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, name),
    DATA_KEY: 'a-key-that-both-servers-have-0123456789',
    DEMO: '1',
    MIGRATE: 'auto',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    PORT: port,
  })

const post = (origin: string, { path }: AnyEndpoint, body: object) => ({
  url: `${origin}/api${path}`,
  init: { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
})

/** A page, an answer from memory, a read of the database and a write that may be repeated. */
const requestsTo = (origin: string): LoadRequest[] => [
  { name: 'page', url: `${origin}/exhibitss.html` },
  { name: 'list', ...post(origin, listExhibits, {}) },
  { name: 'read', ...post(origin, countUnreadNotices, {}) },
  { name: 'write', ...post(origin, follow, { kind: 'exhibit', id: 1 }) },
]

beforeAll(async () => {
  postgres = await openEmbedded(join(folder, 'postgres'), { thrownAway: true })
  // The first server fills the fair.
  await (await serve('first')).stop()
  const database = await connectDatabase(postgres.url)
  headers = await signedInAs({ database }, userTypes.buyer)
  await database.close()
})
afterAll(async () => {
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('PostgreSQL restarts', () => {
  it('reads wait for it, writes are refused with 503, and nothing fails with 500', async () => {
    const server = await serve('one')
    const restart = async () => {
      const before = readPidFile(buildClusterPath(join(folder, 'postgres')))?.pid ?? 0
      process.kill(before, 'SIGINT')
      await expect
        .poll(() => readPidFile(buildClusterPath(join(folder, 'postgres'))), { timeout: 30_000, interval: 20 })
        .toMatchObject({ ready: true, pid: expect.not.toSatisfy((pid) => pid === before) })
    }
    const { counts, total } = await loadDuring(requestsTo(server.origin), restart)
    console.info(`PostgreSQL restarted during ${total} requests: ${JSON.stringify(counts)}`)
    expect(
      Object.keys(counts)
        .toSorted()
        .filter((name) => name !== 'write 503'),
    ).toEqual(['list 200', 'page 200', 'read 200', 'write 200'])
    await server.stop()
  }, 120_000)
})

describe.skipIf(!isNginxInstalled())('of two servers behind a proxy', () => {
  it('each restarts in turn, then one is killed, and no request fails', async () => {
    const servers = [await serve('one'), await serve('two')]
    const proxy = await startProxy(
      folder,
      servers.map(({ origin }) => origin),
    )
    const restart = async (index: number, how: 'stop' | 'kill') => {
      const { origin } = servers[index] ?? { origin: '' }
      await servers[index]?.[how]()
      servers[index] = await serve(`again-${index}-${how}`, new URL(origin).port)
    }
    const { counts, total } = await loadDuring(requestsTo(proxy.origin), async () => {
      await restart(0, 'stop')
      await restart(1, 'stop')
      await restart(0, 'kill')
    })
    console.info(`restarts of one of two servers during ${total} requests: ${JSON.stringify(counts)}`)
    expect(Object.keys(counts).toSorted()).toEqual(['list 200', 'page 200', 'read 200', 'write 200'])
    await proxy.stop()
    for (const server of servers) await server.stop()
  }, 180_000)
})
