import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { listCategories } from './categories.queries'
import { countLabels } from './exhibits.queries'
import { exhibits, shownExhibits } from './exhibits.schema'

const server = useServer('demo')
const HOUR_MS = 3_600_000

beforeAll(async () => {
  const { db } = server().database
  const [first, second, third] = await db.select().from(exhibits).orderBy(exhibits.id)
  if (!first || !second || !third) throw new Error('the demo fair lacks exhibits')
  const ended = { shownUntil: new Date(Date.now() - HOUR_MS) }
  const hidden = [first.id, second.id]
  await server().database.write(async (transaction) => {
    await transaction.update(exhibits).set(ended).where(inArray(exhibits.id, hidden))
    // One that is hidden by itself, and again as its exhibitor's.
    await transaction.update(exhibitors).set(ended).where(eq(exhibitors.id, first.exhibitorId))
    await transaction.update(exhibits).set({ labels: [] }).where(eq(exhibits.id, third.id))
  })
})

/** What visitors see, counted one by one. */
async function countShown() {
  const shown = await server().database.db.select().from(shownExhibits)
  const labels = new Map<number, number>()
  for (const label of shown.flatMap((exhibit) => exhibit.labels)) labels.set(label, (labels.get(label) ?? 0) + 1)
  return {
    labels: [...labels].map(([label, count]) => ({ label, count })).toSorted((a, b) => a.label - b.label),
    inCategory: (id: number) => shown.filter(({ categoryId }) => categoryId === id).length,
  }
}

test('labels are counted among the exhibits that visitors see', async () => {
  expect(await countLabels(server().database.db)).toEqual((await countShown()).labels)
})

test('categories are counted among the exhibits that visitors see', async () => {
  const { inCategory } = await countShown()
  const listed = await listCategories(server().database.db, 'zh-CN', undefined)
  const leaves = listed.filter(({ depth }, i) => (listed[i + 1]?.depth ?? 0) <= depth)
  expect(leaves.map(({ count }) => count)).toEqual(leaves.map(({ id }) => inCategory(id)))
})

test('a fair without exhibits has no labels', async () => {
  const { database } = server()
  await database.dryRun(async (transaction) => {
    await transaction.execute('truncate exhibit cascade')
    expect(await countLabels(transaction)).toEqual([])
  })
})
