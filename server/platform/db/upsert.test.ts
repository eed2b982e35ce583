import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { upsert } from './upsert'

const server = useServer('empty')
const texts = (text: string) => ({ zh: text, en: text })
let exhibitorId = 0

const write = (rows: Omit<typeof exhibits.$inferInsert, 'exhibitorId'>[]) =>
  server().database.write((db) =>
    upsert(
      db,
      exhibits,
      'externalKey',
      rows.map((row) => ({ ...row, exhibitorId })),
    ),
  )
/** What a write told others that it changed. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const tags = new Set<string>()
  server().database.onChange((changed) => changed?.forEach((tag) => tags.add(tag)))
  await work()
  return [...tags].toSorted()
}

beforeEach(async () => {
  const [maker] = await server().database.write((db) =>
    upsert(db, exhibitors, 'externalKey', [{ externalKey: 'maker', company: texts('甲') }]),
  )
  exhibitorId = maker?.id ?? exhibitorId
  await server().database.write((db) => db.delete(exhibits))
  await write([
    { externalKey: 'a', name: texts('壶'), price: 12.5, labels: [1, 2], gallery: ['/1.jpg'] },
    { externalKey: 'b', name: texts('碗'), price: null, labels: [], gallery: [] },
  ])
})

describe('upsert', () => {
  it('adds what is new and changes what differs', async () => {
    const written = await write([
      { externalKey: 'a', name: texts('壶'), price: 13, labels: [3], gallery: [] },
      { externalKey: 'b', name: texts('碗'), price: null, labels: [], gallery: [] },
      { externalKey: 'c', name: texts('盏'), price: 1, labels: [], gallery: [] },
    ])
    expect(written).toHaveLength(2)
    expect(written).toContainEqual(expect.objectContaining({ externalKey: 'a', added: false, price: 13 }))
    expect(written).toContainEqual(expect.objectContaining({ externalKey: 'c', added: true, price: 1 }))
    const [row] = await server().database.db.select().from(exhibits).where(eq(exhibits.externalKey, 'a'))
    expect(row).toMatchObject({ labels: [3], gallery: [], price: 13 })
  })

  it('writes the fields alone that differ', async () => {
    const tags = await changedBy(() =>
      write([
        { externalKey: 'a', name: texts('壶'), price: 14, labels: [1, 2], gallery: ['/1.jpg'] },
        { externalKey: 'b', name: texts('碗'), price: null, labels: [4], gallery: [] },
      ]),
    )
    expect(tags).toEqual(['exhibit.labels', 'exhibit.price'])
  })

  it('touches nothing when the same is written again, rounded as the column has it', async () => {
    const rows = [{ externalKey: 'a', name: texts('壶'), price: 12.504 }]
    await write(rows)
    expect(await write(rows)).toEqual([])
    expect(await write([{ externalKey: 'a', name: texts('壶'), price: 12.51 }])).toHaveLength(1)
  })

  it('adds a key once, of ten that add it at once', async () => {
    const adding = Array.from({ length: 10 }, (_, i) => write([{ externalKey: 'new', name: texts(`${i}`) }]))
    const written = (await Promise.all(adding)).flat()
    expect(written.filter(({ added }) => added)).toHaveLength(1)
    expect(await server().database.db.select().from(exhibits).where(eq(exhibits.externalKey, 'new'))).toHaveLength(1)
  })
})
