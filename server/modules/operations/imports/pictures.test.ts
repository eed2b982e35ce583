import { and, eq, isNotNull, like } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { editorOf } from '#tests/setup/content.ts'
import { zipOf } from '#tests/setup/file-bytes.ts'
import { csvOf, importerOf } from '#tests/setup/imports/imports.ts'
import { useServer } from '#tests/setup/server.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { sweepImports, takeOverImports } from '.'
import { importPictures, importRows } from './imports.schema'

const server = useServer('demo')
const importer = importerOf(server, 'exhibit')
const exhibit = editorOf(server, 'exhibit')

const picture = (color: string) =>
  sharp({ create: { width: 60, height: 75, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

async function archive(pictures: Record<string, string | Buffer>) {
  const entries = []
  for (const [name, of] of Object.entries(pictures))
    entries.push({ name, data: typeof of === 'string' ? await picture(of) : of, stored: true })
  return { name: 'pictures.zip', bytes: zipOf(entries) }
}

const heads = 'key,name.zh,exhibitor,category,introduction.zh'
const row = (key: string, name: string) => `${key},${name},#1,#1,一件`

describe('pictures in a zip', () => {
  it('are found by the key of their row, covers and further ones, and the same again change nothing', async () => {
    const rows = csvOf(heads, row('P-1', '有图一'), row('P-1-2', '有图二'), row('P-3', '无图三'))
    const colours = {
      'a/P-1.jpg': 'red',
      'a/P-1-en.JPG': 'blue',
      'a/P-1-1.png': 'green',
      'P-1-2.jpg': 'black',
      'other.jpg': 'white',
      '__MACOSX/a/._P-1.jpg': 'red',
      'notes.txt': Buffer.from('x'),
    }
    const pictures = await archive(colours)
    const of = await importer.checked(rows, { pictures })
    expect(of.counts).toMatchObject({ new: 3, picturesUnused: 2 })
    const listed = await importer.rows(of.id)
    expect(listed.map(({ reasons }) => reasons.map(({ column, text, note }) => [column, text, note]))).toEqual([
      [],
      [],
      [['coverUrl.zh', '压缩包中没有此编号的图片', true]],
    ])
    await importer.apply(of)
    await importer.work()
    const [one, two] = await importer.rows(of.id)
    const { data } = await exhibit.get(one?.objectId ?? 0)
    const { coverUrl, gallery } = data.document
    expect(coverUrl).toMatchObject({ zh: expect.stringContaining('/file/'), en: expect.stringContaining('/file/') })
    // The second of these names is the key of a row of its own.
    expect(gallery).toHaveLength(1)
    expect((await exhibit.get(two?.objectId ?? 0)).data.document['gallery']).toEqual([])
    const shown = await server().ask(listExhibits, { keyWord: '有图一' })
    const address = shown.data.list[0]?.exhibitsCoverUrl ?? ''
    const bytes = await server().app.inject({ url: address })
    expect([bytes.statusCode, bytes.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await importer.checked(rows, { pictures })).counts).toMatchObject({ unchanged: 3, changed: 0 })
    const other = await importer.applied(rows, { pictures: await archive({ ...colours, 'a/P-1.jpg': 'yellow' }) })
    expect(other.counts).toMatchObject({ changed: 1, written: 1 })
    const changed = (await exhibit.get(one?.objectId ?? 0)).data.document
    expect(changed['coverUrl']).toMatchObject({ en: Object(coverUrl).en })
    expect(changed['coverUrl']).not.toMatchObject({ zh: Object(coverUrl).zh })
    await importer.undone(other)
    expect((await exhibit.get(one?.objectId ?? 0)).data.document['coverUrl']).toEqual(coverUrl)
  })

  it.each([
    ['in one go', false],
    ['with a break in between, which loses and repeats nothing', true],
  ])('of rows further on are drawn while rows are written, %s', async (_, isBroken) => {
    const keys = Array.from({ length: 203 }, (__, i) => `L${isBroken}-${i}`)
    const [first = '', last = '', next = '', end = ''] = [0, 199, 200, 202].map((i) => keys[i])
    const colours = { [first]: 'red', [last]: 'green', [next]: 'blue', [end]: 'black' }
    const pictures = await archive(Object.fromEntries(Object.entries(colours).map(([key, of]) => [`${key}.jpg`, of])))
    const of = await importer.checked(csvOf(heads, ...keys.map((key) => row(key, `长表 ${key}`))), { pictures })
    await importer.apply(of)
    const { database } = server()
    const written = and(eq(importRows.importId, of.id), eq(importRows.outcome, 'written'))
    // The server goes down in the transaction that writes the second batch.
    const write: typeof database.write = (work) =>
      database.write(async (db) => {
        const result = await work(db)
        if (isBroken && (await db.$count(importRows, written)) > 200) throw new Error('the server is gone')
        return result
      })
    const outcome = await importer.work('gone', { write }).catch((error: Error) => error.message)
    const { counts } = await importer.get(of.id)
    expect([outcome, counts.written]).toEqual(isBroken ? ['the server is gone', 200] : [undefined, 203])
    await takeOverImports({ kind: 'embedded', write: database.write })
    await importer.work('next')
    expect(await importer.get(of.id)).toMatchObject({ state: 'applied', counts: { done: 203, written: 203 } })
    const listed = await importer.rows(of.id)
    expect(new Set(listed.map(({ objectId }) => objectId)).size).toBe(203)
    for (const key of [first, last, next, end]) {
      const { data } = await exhibit.get(listed.find((one) => one.key === key)?.objectId ?? 0)
      expect([key, data.document['coverUrl'], data.state]).toMatchObject([
        key,
        { zh: expect.stringContaining('/file/') },
        'published',
      ])
    }
    // What was drawn before the break is used after it.
    const made = await database.db.$count(
      importPictures,
      and(eq(importPictures.importId, of.id), isNotNull(importPictures.fileId)),
    )
    expect([made, await database.db.$count(files, like(files.fileName, `L${isBroken}-%`))]).toEqual([4, 4])
  })

  it('that cannot be read leave their row as it is, and are reported', async () => {
    const damaged = (await picture('red')).subarray(0, 200)
    const pictures = await archive({ 'D-1.jpg': damaged, 'D-2.jpg': 'red' })
    const of = await importer.applied(csvOf(heads, row('D-1', '坏图'), row('D-2', '好图')), { pictures })
    const [bad, good] = await importer.rows(of.id)
    expect(bad?.reasons.map(({ text }) => text)).toContain('图片“D-1.jpg”无法读取')
    expect((await exhibit.get(bad?.objectId ?? 0)).data.state).toBe('draft')
    expect((await exhibit.get(good?.objectId ?? 0)).data.state).toBe('published')
  })

  it.each([
    ['leads out of its folder', { '../../etc/a.jpg': 'red' }, '文件名不安全'],
    ['begins at the root', { '/etc/a.jpg': 'red' }, '文件名不安全'],
    ['holds an archive', { 'a.zip': Buffer.from('PK') }, '压缩包内不能再有压缩包'],
  ])('are refused where the archive %s', async (_, entries, problem) => {
    const of = await importer.sent(csvOf(heads, row('Z-1', '甲')), await archive(entries))
    await importer.check(of)
    await importer.work()
    expect(await importer.get(of.id)).toMatchObject({ state: 'failed', problem })
  })

  it('are refused where they would grow beyond measure', async () => {
    const bytes = zipOf([{ name: 'big.jpg', data: Buffer.alloc(20_000_000) }])
    const of = await importer.sent(csvOf(heads, row('Z-2', '甲')), { name: 'bomb.zip', bytes })
    await importer.check(of)
    await importer.work()
    expect(await importer.get(of.id)).toMatchObject({ state: 'failed', problem: '文件解压后过大' })
  })

  it('and tables are removed from the storage once the import is over', async () => {
    const of = await importer.applied(csvOf(heads, row('S-1', '甲')))
    const { database, providers } = server()
    await sweepImports({ ...database, storage: providers.storage })
    // What was written is withdrawn without them.
    expect((await importer.undone(of)).counts.undone).toBe(1)
  })
})
