import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { uploadMaterial } from '#contract/foundation/files/endpoints.ts'
import { cancelReserve, reserveLive } from '#contract/live/live/endpoints.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { askProgram, freePort, type Program, startToKill } from '#tests/setup/money/killed-fair.ts'
import { readConfig } from '#server/config.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { liveReserves, lives } from '#server/modules/live/live/live.schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'

/** Each ends with kill -9, at another moment. */
const ROUNDS = 20
const BUYERS = 3
const SESSIONS = 3
/** Answers after which the server is killed: more with each round, up to nearly all. */
const ANSWERS = 16

/** What people heard: they believe it, so it must be true at the end. */
const acknowledged = {
  /** By the picture's id, how wide it was sent: no two are alike. */
  pictures: new Map<string, number>(),
  booked: new Set<string>(),
  cancelled: new Set<string>(),
}

/** No other test uses a picture of this width. */
const pictureOf = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#2f6f5e' } })
    .jpeg()
    .toBuffer()

async function upload(program: Program, token: string, width: number): Promise<void> {
  const form = new FormData()
  form.append('module', 'demand')
  form.append('file', new File([new Uint8Array(await pictureOf(width))], `${width}.jpg`))
  const path = (uploadMaterial.base + uploadMaterial.path).replace(/^\/api/, '')
  const { id } = await askProgram<{ id: string }>(program, path, token, form)
  acknowledged.pictures.set(id, width)
}

/** Books sessions, and gives the first of every other buyer back. */
async function book(program: Program, token: string, liveIds: readonly number[], isCancelled: boolean): Promise<void> {
  const booked: string[] = []
  for (const id of liveIds) {
    const { reserveId } = await askProgram<{ reserveId: string }>(program, reserveLive.path, token, { id })
    acknowledged.booked.add(reserveId)
    booked.push(reserveId)
  }
  const [first = ''] = booked
  if (!isCancelled) return
  // The outcome is unknown once the cancellation is requested.
  acknowledged.booked.delete(first)
  await askProgram(program, cancelReserve.path, token, { id: liveIds[0] ?? 0 })
  acknowledged.cancelled.add(first)
}

it('kill -9 in 20 rounds of pictures that are uploaded and sessions that are booked: each that was acknowledged is there, whole and once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yunzhan-pictures-'))
  const port = await freePort()
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', PORT: String(port) })
  const before = await openDatabase(config)
  await seedWhenEmpty(before)
  const buyers = await newBuyers({ database: before }, ROUNDS * BUYERS)
  const coming = await before.db.select({ id: lives.id }).from(lives).where(eq(lives.status, 0)).limit(SESSIONS)
  const liveIds = coming.map(({ id }) => id)
  await before.close()
  expect(liveIds.length).toBe(SESSIONS)
  for (let round = 0; round < ROUNDS; round += 1) {
    const program = await startToKill({ dataDir, port, userTypes: [] }, 2 + (round % ANSWERS))
    const ended = once(program.child, 'exit')
    const here = buyers.slice(round * BUYERS, (round + 1) * BUYERS)
    await Promise.allSettled(
      here.flatMap(({ token }, by) => [
        ...[0, 1].map((n) => upload(program, token, 50 + (round * BUYERS + by) * 2 + n)),
        book(program, token, liveIds, (round + by) % 2 === 0),
      ]),
    )
    program.child.kill('SIGKILL')
    await ended
  }
  expect(acknowledged.pictures.size).toBeGreaterThan(ROUNDS)
  expect(acknowledged.booked.size).toBeGreaterThan(ROUNDS)
  expect(acknowledged.cancelled.size).toBeGreaterThan(0)

  const database = await openDatabase(config)
  const { db } = database
  const { storage } = openProviders(config)
  const kept = await db.select().from(files).where(eq(files.module, 'demand'))
  const widths = new Map<string, number | undefined>()
  for (const { id, storageKey, fileSize } of kept) {
    // Of one that nobody heard of the row may be there alone: nothing claims it, and it is swept.
    const stream = await storage.open(storageKey).catch(() => undefined)
    if (!stream) continue
    const bytes = await buffer(stream)
    expect(bytes.length, `the bytes of ${id}`).toBe(fileSize)
    widths.set(id, (await sharp(bytes).metadata()).width)
  }
  for (const [id, width] of acknowledged.pictures) expect(widths.get(id), `picture ${id}`).toBe(width)

  const bookings = await db.select().from(liveReserves)
  const ids = new Set(bookings.map(({ id }) => id))
  for (const id of acknowledged.booked) expect(ids.has(id), `booking ${id}`).toBe(true)
  for (const id of acknowledged.cancelled) expect(ids.has(id), `the cancelled booking ${id}`).toBe(false)
  const pairs = bookings.map(({ liveId, accountId }) => `${liveId} ${accountId}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)
