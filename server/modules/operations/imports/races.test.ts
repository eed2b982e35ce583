import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import { editorOf } from '#tests/setup/content.ts'
import { csvOf, importerOf } from '#tests/setup/imports/imports.ts'
import { comeSecond, fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contentChanges, contentItems } from '#server/modules/fair/content/content.schema.ts'
import { handOverImports } from '.'
import { moveImport } from './imports.queries'
import { importChunks, imports } from './imports.schema'

const server = useServer('demo')
const importer = importerOf(server, 'exhibitor')
const exhibitor = editorOf(server, 'exhibitor')
const write = <T>(work: (db: Db) => Promise<T>) => server().database.write(work)

const file = (...keys: string[]) => csvOf('key,company.zh,booth', ...keys.map((key) => `${key},展商 ${key},A1`))

/** How many objects bear this name: each row may make one. */
const countCalled = async (name: string) => {
  const { data } = await exhibitor.list({ keyWord: name })
  return data.totalCount
}

const isExhibitor = (id: number) => and(eq(contentItems.kind, 'exhibitor'), eq(contentItems.id, id))
const itemOf = async (id: number) => (await server().database.db.select().from(contentItems).where(isExhibitor(id)))[0]
/** As a save writes it. */
const editOf = (id: number) => (db: Db) => db.update(contentItems).set({ revision: 2 }).where(isExhibitor(id))

describe('at once', () => {
  it('ten applications of one import: one is taken, and each row makes one object', async () => {
    const of = await importer.checked(file('once-1', 'once-2'))
    const { outcomes } = await race(server().database, 'import', () => importer.apply(of))
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.ImportNotNow.code)).toHaveLength(RACERS - 1)
    await Promise.all(Array.from({ length: RACERS }, (_, i) => importer.work(`worker ${i}`)))
    expect(await countCalled('展商 once-1')).toBe(1)
    expect((await importer.get(of.id)).counts).toMatchObject({ written: 2, done: 2 })
  })

  it('the control: a step that does not ask for the state is taken by all ten', async () => {
    const of = await importer.checked(file('control-1'))
    const raced = await race(server().database, 'import', () =>
      write((db) => db.update(imports).set({ state: 'applying' }).where(eq(imports.id, of.id)).returning()),
    )
    expect(fulfilled(raced)).toHaveLength(RACERS)
    expect(fulfilled(raced).every((rows) => Array.isArray(rows) && rows.length === 1)).toBe(true)
    await importer.work()
  })

  it('cancelling against applying: one of the two is taken, and what was not applied is not written', async () => {
    const of = await importer.checked(file('against-1'))
    const { outcomes } = await race(server().database, 'import', (racer) =>
      racer % 2 === 0 ? importer.apply(of) : importer.cancel(of),
    )
    const taken = outcomes.flatMap((one) =>
      one.status === 'fulfilled' && one.value.code === 0 ? [one.value.data.state] : [],
    )
    expect(taken).toHaveLength(1)
    await importer.work()
    const after = await importer.get(of.id)
    expect(after.state).toBe(taken[0] === 'cancelled' ? 'cancelled' : 'applied')
    expect(await countCalled('展商 against-1')).toBe(taken[0] === 'cancelled' ? 0 : 1)
  })

  it('ten imports of the same keys: each key is one object', async () => {
    const all = []
    for (let i = 0; i < RACERS; i += 1) all.push(await importer.checked(file('shared-1', 'shared-2', 'shared-3')))
    for (const of of all) await importer.apply(of)
    // None has written a key when the last has found none.
    const { outcomes } = await race(server().database, 'import_key', (racer) => importer.work(`server ${racer}`))
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'fulfilled'))
    expect(await countCalled('展商 shared-1')).toBe(1)
    const counts = await Promise.all(all.map(async ({ id }) => (await importer.get(id)).counts))
    expect(counts.map(({ written }) => written).toSorted((a, b) => a - b)).toEqual([...Array(RACERS - 1).fill(0), 3])
    expect(counts.map(({ done }) => done)).toEqual(Array(RACERS).fill(3))
  })

  it('undoing against an edit: what was saved stays, or is refused, and is never lost', async () => {
    const of = await importer.applied(file('edited-1'))
    const [row] = await importer.rows(of.id)
    const id = row?.objectId ?? 0
    const { data } = await exhibitor.get(id)
    await importer.undo(of)
    const { outcomes } = await race(server().database, 'content_item', async (racer) => {
      if (racer === 0) return importer.work()
      return (await exhibitor.save(data, { ...data.document, booth: `B${racer}` })).code
    })
    await importer.work()
    const saved = outcomes.filter((one) => one.status === 'fulfilled' && one.value === 0)
    const after = await importer.get(of.id)
    const [item] = await server()
      .database.db.select()
      .from(contentItems)
      .where(eq(contentItems.id, id))
      .then((rows) => rows.filter(({ kind }) => kind === 'exhibitor'))
    expect(saved.length).toBe(after.counts.kept)
    expect(item?.deletedAt === null).toBe(saved.length === 1)
    const lines = await server().database.db.select().from(contentChanges).where(eq(contentChanges.itemId, id))
    const revisions = lines.filter(({ kind }) => kind === 'exhibitor').map(({ revision }) => revision)
    expect(new Set(revisions).size).toBe(revisions.length)
  })

  it('undoing behind an edit: it is kept', async () => {
    const of = await importer.applied(file('behind-1'))
    const id = (await importer.rows(of.id))[0]?.objectId ?? 0
    await importer.undo(of)
    await comeSecond(server().database, editOf(id), () => importer.work())
    expect((await importer.get(of.id)).counts).toMatchObject({ kept: 1, undone: 0 })
    expect((await itemOf(id))?.deletedAt).toBeNull()
  })

  it('the control: undoing that looks at the revision, and does not ask for it as it writes, loses the edit', async () => {
    const of = await importer.applied(file('behind-2'))
    const [row] = await importer.rows(of.id)
    const id = row?.objectId ?? 0
    await comeSecond(server().database, editOf(id), () =>
      write(async (db) => {
        const [item] = await db.select().from(contentItems).where(isExhibitor(id))
        if (item?.revision !== 1) throw new Error('changed')
        await db.update(contentItems).set({ deletedAt: new Date() }).where(isExhibitor(id))
      }),
    )
    expect(await itemOf(id)).toMatchObject({ revision: 2, deletedAt: expect.any(Date) })
  })

  it('ten sendings of one piece: it is taken once', async () => {
    const bytes = Buffer.alloc(IMPORT_CHUNK_BYTES + 10, 'a')
    const { data } = await importer.start({ name: 'large.csv', size: bytes.length })
    const piece = bytes.subarray(0, IMPORT_CHUNK_BYTES)
    const sent = await race(server().database, 'import', () => importer.chunk(data.id, 'rows', 0, piece))
    expect(await server().database.db.$count(importChunks, eq(importChunks.importId, data.id))).toBe(1)
    expect(fulfilled(sent).map(({ code, data: { received } }) => [code, received])).toEqual(
      Array.from({ length: RACERS }, () => [0, IMPORT_CHUNK_BYTES]),
    )
    const wrong = await importer.chunk(data.id, 'rows', IMPORT_CHUNK_BYTES + 5, bytes.subarray(0, 5))
    expect(wrong).toMatchObject({ code: errors.ImportOffset.code, data: { received: IMPORT_CHUNK_BYTES } })
    expect((await importer.chunk(data.id, 'rows', IMPORT_CHUNK_BYTES, Buffer.alloc(9))).code).toBe(
      errors.FileDamaged.code,
    )
    const last = await importer.chunk(data.id, 'rows', IMPORT_CHUNK_BYTES, bytes.subarray(IMPORT_CHUNK_BYTES))
    expect(last).toMatchObject({ code: 0, data: { state: 'reading' } })
  })

  it('the control: a piece that is taken where the last one was seen to end is taken by more than one', async () => {
    const { data } = await importer.start({ name: 'large.csv', size: IMPORT_CHUNK_BYTES + 10 })
    const taken = await race(server().database, 'import', () =>
      write(async (db) => {
        const [row] = await db.select().from(imports).where(eq(imports.id, data.id))
        if (row?.rowsReceived !== 0) throw new Error('another was taken')
        await db.update(imports).set({ rowsReceived: IMPORT_CHUNK_BYTES }).where(eq(imports.id, data.id))
      }),
    )
    expect(fulfilled(taken).length).toBeGreaterThan(1)
  })

  it('ten starts with one key: one import', async () => {
    const started = await race(server().database, 'import', () =>
      importer.start({ name: 'a.csv', size: 3 }, null, 'the-same-key'),
    )
    expect(new Set(fulfilled(started).map(({ data }) => data.id)).size).toBe(1)
  })
})

it('a worker that is gone is followed by another where it was, and writes no more itself', async () => {
  const of = await importer.checked(file('lease-1'))
  await importer.apply(of)
  // Another server has it in hand.
  await write((db) =>
    db
      .update(imports)
      .set({ worker: 'elsewhere', workedUntil: new Date(Date.now() + 60_000) })
      .where(eq(imports.id, of.id)),
  )
  await importer.work()
  expect((await importer.get(of.id)).state).toBe('applying')
  await write((db) =>
    db
      .update(imports)
      .set({ workedUntil: new Date(0) })
      .where(eq(imports.id, of.id)),
  )
  await importer.work()
  expect((await importer.get(of.id)).state).toBe('applied')
  const late = await write((db) => moveImport(db, { id: of.id, from: ['applying'], to: 'failed', byAccount: null }))
  expect(late).toBeUndefined()
})

describe('a server that stops', () => {
  it('ends with the batch under way, and another goes on at once', async () => {
    const of = await importer.checked(file(...Array.from({ length: 500 }, (_, i) => `stop-${i}`)))
    await importer.apply(of)
    const stopping = new AbortController()
    let writes = 0
    const stopAfterTwo = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const result = await write(work)
      writes += 1
      // Taking the import is the first write, a batch the second.
      if (writes === 2) {
        stopping.abort()
        await handOverImports(server().database, 'first')
      }
      return result
    }
    await importer.work('first', { write: stopAfterTwo, stopping: stopping.signal })
    const left = await importer.get(of.id)
    expect(left.state).toBe('applying')
    expect(left.counts.done).toBeGreaterThan(0)
    expect(left.counts.done).toBeLessThan(500)
    await importer.work('second')
    expect(await importer.get(of.id)).toMatchObject({ state: 'applied', counts: { written: 500, done: 500 } })
  })
})
