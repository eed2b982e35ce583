import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '../../../contract/errors'
import { industries } from '../../modules/exhibitors/exhibitors.schema'
import { type Database, embeddedDatabase } from './database'
import { roomIn } from './room'

describe('roomIn', () => {
  it('is content while there is room, also for a folder yet to be made', () => {
    expect(roomIn(join(tmpdir(), 'not/yet/there'), 1)).not.toThrow()
  })

  it('refuses when there is less than the reserve', () => {
    expect(roomIn(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(errors.StorageFull.name)
  })
})

describe('an embedded database without room', () => {
  let database: Database
  let full = false
  beforeAll(async () => {
    database = await embeddedDatabase(await PGlite.create(), () =>
      full ? roomIn(tmpdir(), Number.MAX_SAFE_INTEGER)() : undefined,
    )
  })
  afterAll(() => database.close())

  const add = () => database.write((db) => db.execute(sql`insert into industry (key) values (${'a'})`))
  const count = () => database.db.select().from(industries)

  it('refuses writes, changes nothing, still answers, and takes writes again when there is room', async () => {
    full = true
    await expect(add()).rejects.toMatchObject({ error: errors.StorageFull })
    expect(await count()).toHaveLength(0)
    full = false
    await add()
    expect(await count()).toHaveLength(1)
  })
})
