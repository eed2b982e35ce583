import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Program, startProgram } from '#bench/lib/programs.ts'
import type { AnyEndpoint, InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { openBroadcast } from '#contract/live/broadcast/endpoints.ts'
import { setLiveStatus } from '#contract/live/live/endpoints.ts'
import { connectDatabase } from '#server/platform/db/database.ts'
import { type Embedded, openEmbedded } from '#server/platform/embedded/embedded.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { freePort } from '#tests/setup/faults/free-port.ts'
import { askAt, deliver, numbersIn, PACE_MS, segmentsIn } from '#tests/setup/live/deliver.ts'
import { films, openInput, segmentOf } from '#tests/setup/live/broadcasts.ts'
import { addSession } from '#tests/setup/live-rooms.ts'

const folder = mkdtempSync(join(tmpdir(), 'yunzhan-broadcast-'))
let postgres: Embedded
let headers: Record<string, string> = {}
let liveId = 0
let port = 0

const serve = async (): Promise<Program> =>
  startProgram(['dist/server/main.js'], {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    MIGRATE: 'auto',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    PORT: String(port),
  })

beforeAll(async () => {
  postgres = await openEmbedded(join(folder, 'postgres'), { thrownAway: true })
  port = await freePort()
  await (await serve()).stop()
  const database = await connectDatabase(postgres.url)
  headers = await signedInAs({ database }, userTypes.organizer)
  const none = { customld: [], customsd: [], customhd: [] }
  liveId = await addSession({ database: { ...database, url: postgres.url } }, { pullUrl: none })
  await database.close()
}, 120_000)
afterAll(async () => {
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
})

const origin = () => `http://127.0.0.1:${port}`

const ask = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> =>
  askAt({ origin: origin(), headers }, endpoint, input)

const SEGMENTS_BEFORE = 15
const SEGMENTS_AFTER = 25
/** ms within which host and viewers go on */
const BACK_MS = 15_000

it('a server is killed while a session is live: host and viewers go on, and the recording has every segment once', async () => {
  let program = await serve()
  const { broadcastId, key } = await ask(openBroadcast, openInput(liveId))
  const fields = { broadcastId, key, rendition: 'standard', init: '0' }
  await deliver(origin(), { ...fields, kind: 'init', number: '0' }, films.standard.init)
  let sent = 0
  const isDone = () => sent >= SEGMENTS_BEFORE + SEGMENTS_AFTER
  const sendAll = async () => {
    for (; !isDone(); sent += 1) {
      await deliver(origin(), { ...fields, kind: 'media', number: String(sent) }, segmentOf('standard', sent))
      await wait(PACE_MS)
    }
  }
  /** The last segment that viewers are given, and when it was the first time. */
  const seen = new Map<string, number>()
  const view = async () => {
    while (!isDone()) {
      const list = await fetch(`${origin()}/media/broadcast/${broadcastId}/standard.m3u8`)
        .then((response) => (response.ok ? response.text() : ''))
        .catch(() => '')
      const last = segmentsIn(list).at(-1)
      if (last !== undefined && !seen.has(last)) seen.set(last, performance.now())
      await wait(PACE_MS)
    }
  }
  const working = Promise.all([sendAll(), view(), view(), view()])
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(3)
  await ask(setLiveStatus, { id: liveId, from: 0, to: 1 })
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThanOrEqual(SEGMENTS_BEFORE)
  const killedAt = performance.now()
  const sentBefore = sent
  await program.kill()
  program = await serve()
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(sentBefore + 1)
  const hostMs = performance.now() - killedAt
  await working
  const viewerMs = Math.min(...[...seen.values()].filter((at) => at > killedAt + 50)) - killedAt
  console.info(
    `killed while live: the host went on after ${Math.round(hostMs)} ms, viewers after ${Math.round(viewerMs)} ms`,
  )
  expect(hostMs).toBeLessThan(BACK_MS)
  expect(viewerMs).toBeLessThan(BACK_MS)
  await ask(setLiveStatus, { id: liveId, from: 1, to: 2 })
  const address = `${origin()}/media/broadcast/${broadcastId}/recording-standard.m3u8`
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  const list = await (await fetch(address)).text()
  const numbers = numbersIn(list)
  const [first = 0] = numbers
  expect(numbers).toEqual(Array.from({ length: sent - first }, (_, i) => first + i))
  expect(list.split('#EXT-X-DISCONTINUITY\n').length - 1).toBeLessThanOrEqual(1)
  await program.stop()
}, 180_000)
