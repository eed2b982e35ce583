import { eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Program, startProgram } from '#bench/lib/programs.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { countUnreadNotices } from '#contract/foundation/notices/endpoints.ts'
import { ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import { type Embedded, openEmbedded } from '#server/platform/embedded/embedded.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { freePort } from '#tests/setup/faults/free-port.ts'
import { type LoadRequest, loadDuring } from '#tests/setup/faults/load.ts'
import { isNginxInstalled, startProxy } from '#tests/setup/faults/proxy.ts'
import { isRedisInstalled, startRedis } from '#tests/setup/faults/redis.ts'
import { countOrders, importing, sharedSettings, talk } from '#tests/setup/faults/rolling-fair.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { runProgram } from '#tests/setup/program.ts'

/** Rounds in which each of the servers is restarted. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 10)
const SERVERS = 3
const PEOPLE = 10
const IMPORT_ROWS = 6_000
/** ms between two messages, and between two requests of a sender */
const MESSAGE_MS = 200
const REQUEST_MS = 50
const ORDER_MS = 500

const folder = mkdtempSync(join(tmpdir(), 'yunzhan-rolling-'))
let postgres: Embedded
let redis: Awaited<ReturnType<typeof startRedis>>
let settings: Record<string, string>
let database: Database

const serve = (port: number) => startProgram(['dist/server/main.js'], { ...settings, PORT: String(port) })
const isPossible = isNginxInstalled() && isRedisInstalled()

beforeAll(async () => {
  if (!isPossible) return
  postgres = await openEmbedded(join(folder, 'postgres'), { thrownAway: true })
  redis = await startRedis()
  settings = sharedSettings(folder, postgres.url, redis.url)
  const { status, stderr } = await runProgram('migrate', settings)
  if (status !== 0) throw new Error(stderr.join('\n'))
  await (await serve(await freePort())).stop()
  database = await connectDatabase(postgres.url)
})
afterAll(async () => {
  if (!isPossible) return
  await database.close()
  await redis.stop()
  await postgres.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A white pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

const sent = (token: string, input: object): RequestInit => ({
  method: 'POST',
  headers: { token, 'content-type': 'application/json' },
  body: JSON.stringify(input),
})

/** A page, two reads, orders of a buyer each, and pictures. */
async function requestsTo(origin: string): Promise<LoadRequest[]> {
  const url = ({ path }: AnyEndpoint) => `${origin}/api${path}`
  const { token } = await signedInAs({ database }, userTypes.buyer)
  const buyers = await newBuyers({ database }, 3_000)
  const [type] = await database.db.select().from(ticketTypes).where(eq(ticketTypes.kind, 'group')).limit(1)
  const contact = { name: '甲', phone: '13800138006' }
  const lines = [{ typeId: type?.id ?? 0, quantity: 1, holders: [] }]
  let placed = 0
  const order = () => {
    const key = `rolling-order-${(placed += 1)}`
    const input = { key, lines, contact, couponId: null, payableFen: type?.fen ?? 0 }
    return sent(buyers[placed]?.token ?? '', input)
  }
  const upload = new URLSearchParams({ base64: PICTURE, module: 'rolling' })
  return [
    { name: 'page', url: `${origin}/exhibitss.html`, everyMs: REQUEST_MS },
    { name: 'list', url: url(listExhibits), init: sent('', {}), everyMs: REQUEST_MS },
    { name: 'read', url: url(countUnreadNotices), init: sent(token, {}), everyMs: REQUEST_MS },
    { name: 'order', url: url(placeTicketOrder), init: order, everyMs: ORDER_MS },
    {
      name: 'upload',
      url: url(uploadImage),
      init: () => ({ method: 'POST', headers: { token }, body: upload }),
      everyMs: ORDER_MS,
    },
  ]
}

describe.skipIf(!isPossible)(`${ROUNDS} rolling restarts of ${SERVERS} servers behind a proxy`, () => {
  it('fail no request, lose and double no message or order, and an import completes', async () => {
    const ports = await Promise.all(Array.from({ length: SERVERS }, freePort))
    const servers: Program[] = []
    onTestFinished(() => Promise.all(servers.map((server) => server.stop())).then(() => undefined))
    for (const port of ports) servers.push(await serve(port))
    const proxy = await startProxy(
      folder,
      servers.map(({ origin }) => origin),
    )
    onTestFinished(() => proxy.stop())
    const requests = await requestsTo(proxy.origin)
    const [live] = await database.db.select().from(lives).where(eq(lives.key, 'live-papermaking'))
    const people = await newBuyers({ database }, PEOPLE)
    const tokens = people.map(({ token }) => token)
    const room = await talk(proxy.origin, live?.id ?? 0, tokens, MESSAGE_MS)
    onTestFinished(() => room.close())
    room.begin()

    const { token } = await signedInAs({ database }, userTypes.organizer)
    const importer = importing(proxy.origin, token)
    const reaches = async (id: number, state: string) => {
      await expect.poll(() => importer.get(id).then((of) => of.state), { timeout: 120_000, interval: 500 }).toBe(state)
      return importer.get(id)
    }
    const rows = Array.from({ length: IMPORT_ROWS }, (_, i) => `rolling-${i},展商 ${i}`)
    const importId = await importer.send('rolling-import', Buffer.from(`key,company.zh\n${rows.join('\n')}\n`))
    const mapped = await reaches(importId, 'mapping')

    const stops: number[] = []
    let applying: Promise<unknown> = Promise.resolve()
    const { counts, total } = await loadDuring(
      requests,
      async () => {
        applying = importer
          .check(mapped, ['key', 'company.zh'])
          .then(() => reaches(importId, 'checked'))
          .then((checked) => importer.apply(checked))
        for (let restart = 0; restart < ROUNDS * SERVERS; restart += 1) {
          const at = restart % SERVERS
          const began = performance.now()
          await servers[at]?.stop()
          stops.push(performance.now() - began)
          servers[at] = await serve(ports[at] ?? 0)
        }
        await applying
      },
      { width: 2 },
    )
    await room.quiet()
    const ordered = counts['order 200'] ?? 0
    const applied = await reaches(importId, 'applied')
    await expect
      .poll(() => room.heard.map(({ length }) => length), { timeout: 30_000 })
      .toEqual(tokens.map(() => room.sentCount()))
    console.info(
      `${stops.length} restarts during ${total} requests: ${JSON.stringify(counts)}; ${room.sentCount()} messages to ${PEOPLE} people; ` +
        `import of ${applied.counts.done} rows; a stop took ${Math.round(Math.max(...stops))} ms at most`,
    )
    expect(Object.keys(counts).filter((name) => !name.endsWith(' 200'))).toEqual([])
    expect(room.acknowledged).toHaveLength(room.sentCount())
    for (const list of room.heard) expect(new Set(list).size).toBe(list.length)
    expect(await countOrders(database, 'rolling-order-')).toBe(ordered)
    expect(applied.counts).toMatchObject({ written: IMPORT_ROWS, done: IMPORT_ROWS })
  }, 900_000)
})
