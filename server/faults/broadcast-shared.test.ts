import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '#bench/lib/programs.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { openBroadcast } from '#contract/live/broadcast/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { connectDatabase } from '#server/platform/db/database.ts'
import { type Embedded, openEmbedded } from '#server/platform/embedded/embedded.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { freePort } from '#tests/setup/faults/free-port.ts'
import { isRedisInstalled, startRedis } from '#tests/setup/faults/redis.ts'
import { sharedSettings } from '#tests/setup/faults/rolling-fair.ts'
import { films, openInput, segmentOf } from '#tests/setup/live/broadcasts.ts'
import { askAt, deliver, numbersIn, segmentsIn } from '#tests/setup/live/deliver.ts'
import { addSession } from '#tests/setup/live-rooms.ts'
import { startS3 } from '#tests/setup/faults/s3.ts'

/** Two servers of the build with one database, one Redis and one bucket, as `deploy/compose.scale.yaml` has them. */
const folder = mkdtempSync(join(tmpdir(), 'yunzhan-broadcast-shared-'))
const SEGMENTS = 12
let postgres: Embedded
let redis: Awaited<ReturnType<typeof startRedis>>
let s3: Awaited<ReturnType<typeof startS3>>
let servers: Program[] = []
let headers: Record<string, string> = {}
let liveId = 0

async function serve(name: string): Promise<Program> {
  return startProgram(['dist/server/main.js'], {
    ...sharedSettings(folder, postgres.url, redis.url),
    DATA_DIR: join(folder, name),
    MIGRATE: 'auto',
    PORT: String(await freePort()),
    ...s3.environment,
  })
}

beforeAll(async () => {
  if (!isRedisInstalled()) return
  postgres = await openEmbedded(join(folder, 'postgres'), { thrownAway: true })
  redis = await startRedis()
  s3 = await startS3()
  servers = [await serve('first'), await serve('second')]
  const database = await connectDatabase(postgres.url)
  headers = await signedInAs({ database }, userTypes.organizer)
  const none = { customld: [], customsd: [], customhd: [] }
  liveId = await addSession({ database: { ...database, url: postgres.url } }, { pullUrl: none })
  await database.close()
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await redis?.stop()
  s3?.close()
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
})

it.runIf(isRedisInstalled())(
  'a host sends to one server and viewers watch at the other, live and afterwards',
  async () => {
    const [first = '', second = ''] = servers.map(({ origin }) => origin)
    const atSecond = async (file: string) => {
      const response = await fetch(`${second}${file}`)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0)
    }
    const { broadcastId, key } = await askAt({ origin: first, headers }, openBroadcast, openInput(liveId))
    const media = `/media/broadcast/${broadcastId}`
    const fields = { broadcastId, key, rendition: 'standard', init: '0' }
    await deliver(first, { ...fields, kind: 'init', number: '0' }, films.standard.init)
    const send = (number: number) =>
      deliver(first, { ...fields, kind: 'media', number: String(number) }, segmentOf('standard', number))
    for (let number = 0; number < SEGMENTS / 2; number += 1) await send(number)
    // The status is set at the other server too.
    await askAt({ origin: second, headers }, setLiveStatus, { id: liveId, from: 0, to: 1 })
    for (let number = SEGMENTS / 2; number < SEGMENTS; number += 1) await send(number)

    const list = async () => String(await atSecond(`${media}/standard.m3u8`))
    await expect.poll(async () => numbersIn(await list()).at(-1)).toBe(SEGMENTS - 1)
    const newest = segmentsIn(await list()).at(-1) ?? ''
    expect(await atSecond(`${media}/${newest.split('/').at(-1)}`)).toEqual(segmentOf('standard', SEGMENTS - 1))

    await askAt({ origin: first, headers }, setLiveStatus, { id: liveId, from: 1, to: 2 })
    const recording = async () => numbersIn(String(await atSecond(`${media}/recording-standard.m3u8`)))
    await expect.poll(async () => (await recording()).at(-1)).toBe(SEGMENTS - 1)
    const numbers = await recording()
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => (numbers[0] ?? 0) + i))
    // Bytes are in the bucket alone, so that any server has them.
    expect([...s3.objects.keys()].filter((name) => name.includes(broadcastId)).length).toBeGreaterThanOrEqual(SEGMENTS)
  },
  120_000,
)
