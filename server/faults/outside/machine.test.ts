import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { like } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { uploads, useOutsideFair } from '#tests/setup/faults/outside-fair.ts'
import { failures, underFault } from '#tests/setup/faults/outside.ts'

const fair = useOutsideFair()
const MB = 1024 * 1024

/** Moves the clock of a process by so many ms; its timers go on as they are. */
const clockMoved = (ms: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const now = Date.now
    globalThis.Date = class extends Date {
      constructor(...given) { given.length === 0 ? super(now() + ${ms}) : super(...given) }
      static now() { return now() + ${ms} }
    }`)}`,
]

describe('two servers with clocks five minutes apart', () => {
  it('both serve the same people, and orders have at least ten minutes to be paid', async () => {
    const { serve, database } = fair()
    const servers = [await serve(), await serve({}, clockMoved(5 * 60_000))]
    const origins = servers.map(({ origin }) => origin)
    const outcome = await underFault('clocks apart', { origins, database }, () => wait(15_000))
    expect(failures(outcome)).toEqual([])
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })
    const placed = await database.db.select().from(orders).where(like(orders.clientKey, 'clocks apart-order-%'))
    expect(new Set(placed.map(({ state }) => state))).toEqual(new Set(['pending']))
    const held = placed.map(({ heldUntil, createdAt }) =>
      Math.round((heldUntil.getTime() - createdAt.getTime()) / 60_000),
    )
    console.info(`clocks apart: orders are held for ${[...new Set(held)].join(' or ')} minutes after they were written`)
    // Each server counts the time to pay by its own clock.
    expect(held.filter((minutes) => minutes < 14 || minutes > 21)).toEqual([])
  }, 300_000)
})

describe.skipIf(process.getuid?.() !== 0)('the disk of one of two servers fills up', () => {
  it('uploads are refused there and the rest is served, and takes them again when there is room', async () => {
    const { serve, database, folder } = fair()
    const small = join(folder, 'small')
    mkdirSync(small)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', small])
    onTestFinished(() => {
      execFileSync('umount', ['-l', small])
    })
    const servers = [await serve({ DATA_DIR: small }), await serve()]
    const [full] = servers
    if (!full) throw new Error('no server')
    const upload = await uploads(full, database)
    const ballast = join(small, 'ballast')
    const outcome = await underFault(
      'disk full',
      { origins: servers.map(({ origin }) => origin), database, more: [upload] },
      async () => {
        await wait(2_000)
        const { bavail, bsize } = statfsSync(small)
        writeFileSync(ballast, Buffer.alloc(bavail * bsize - MB))
        await wait(5_000)
        rmSync(ballast)
        await wait(1_000)
      },
    )
    expect(failures(outcome)).toEqual(['upload 507'])
    expect(outcome.counts['upload 200']).toBeGreaterThan(1)
    expect(outcome).toMatchObject({ lost: 0, doubled: 0 })
  }, 300_000)
})
