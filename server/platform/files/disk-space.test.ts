import { sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { industries } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { type Embedded, openEmbedded } from '../embedded/embedded'
import { connectDatabase, type Database } from '../db/database'
import { assertDiskSpace, hasRoom } from './disk-space'

describe('assertDiskSpace', () => {
  it('is content while there is room, also for a folder yet to be made', () => {
    expect(() => assertDiskSpace(join(tmpdir(), 'not/yet/there'), 1)).not.toThrow()
  })

  it('refuses when there is less than the reserve', () => {
    expect(() => assertDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow('StorageFull')
  })

  const GB = 1024 ** 3
  it.each([
    [11, 100, true, true],
    [9, 100, true, false],
    [9, 100, false, true],
    [21, 1_000, true, true],
    [19, 1_000, true, false],
    [0.01, 100, false, false],
  ])('with %d of %d GB free has room for an upload (%s): %s', (free, all, isUpload, room) => {
    const disk = { bavail: free * GB, blocks: all * GB, bsize: 1 }
    expect(hasRoom(disk, 64 * 1024 * 1024, isUpload)).toBe(room)
  })
})

describe('an embedded database without room', () => {
  let database: Database
  let embedded: Embedded
  let full = false
  const folder = mkdtempSync(join(tmpdir(), 'disk-space-'))
  beforeAll(async () => {
    embedded = await openEmbedded(folder, { thrownAway: true })
    const checkRoom = () => (full ? assertDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER) : undefined)
    database = await connectDatabase(embedded.url, { kind: 'embedded', checkRoom })
  })
  afterAll(async () => {
    await database.close()
    await embedded.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const add = () => database.write((db) => db.execute(sql`insert into industry (key) values (${'a'})`))
  const count = () => database.db.select().from(industries)

  it('refuses writes, changes nothing, still answers, and takes writes again when there is room', async () => {
    full = true
    await expect(add()).rejects.toMatchObject({ error: 'StorageFull' })
    expect(await count()).toHaveLength(0)
    full = false
    await add()
    expect(await count()).toHaveLength(1)
  })
})
