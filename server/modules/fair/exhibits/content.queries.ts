import { eq, inArray } from 'drizzle-orm'
import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { exhibitorRecords, recountExhibits } from '#server/modules/fair/exhibitors/index.ts'
import { unindexRecord } from '#server/modules/fair/search/index.ts'
import { categories, exhibits } from './exhibits.schema'
import { onExhibitsPublished } from './published'
import { indexExhibits } from './exhibits.write.queries.ts'

/** Categories of exhibits as the organizer edits them. */
export const categoryContent = tieKind('category', categories, {
  toRow: ({ name, hall, parent }) => ({ name, hallId: hall, parentId: parent }),
  toDocument: ({ name, hallId, parentId }) => ({ name, hall: hallId, parent: parentId }),
})

/** What a label is stored as (3: spec common §3); the first two are the fair's to give. */
const promotions = { hot: 1, recommended: 2 } as const
const labels = { new: 3, limited: 4 } as const

const numbersOf = (names: string[], known: Record<string, number>): number[] =>
  names.flatMap((name) => known[name] ?? [])
const namesOf = (numbers: number[], known: Record<string, number>): string[] =>
  Object.entries(known).flatMap(([name, number]) => (numbers.includes(number) ? [name] : []))

type Document = ContentDocument<'exhibit'>

function toRow(document: Document) {
  const { exhibitor, category, hall, labels: own, promotion, weight, ...rest } = document
  return {
    ...rest,
    exhibitorId: exhibitor,
    categoryId: category,
    hallId: hall,
    labels: [...numbersOf(promotion, promotions), ...numbersOf(own, labels)],
    weight: weight ?? 0,
  }
}

function toDocument(row: typeof exhibits.$inferSelect): Document {
  const { exhibitorId, categoryId, hallId, labels: numbers, weight } = row
  const { name, coverUrl, gallery, introduction, material, dimensions, dateText } = row
  const { price, unit, minQuantity, leadDays, shipsFrom, stock } = row
  return {
    name,
    coverUrl,
    gallery,
    introduction,
    material,
    dimensions,
    dateText,
    price,
    unit,
    minQuantity,
    leadDays,
    shipsFrom,
    stock,
    exhibitor: exhibitorId,
    category: categoryId,
    hall: hallId,
    labels: namesOf(numbers, labels),
    promotion: namesOf(numbers, promotions),
    weight,
  }
}

/** A search finds what the row says; its exhibitor counts what is shown, and its followers are notified of what is new. */
async function onChanged(db: Db, id: number): Promise<void> {
  const [row] = await db.select().from(exhibits).where(eq(exhibits.id, id))
  if (!row) return unindexRecord(db, 1, id)
  await indexExhibits(db, [row])
  await recountExhibits(db, [row.exhibitorId])
  await onExhibitsPublished.port(db, [id])
}

/** The same of many, all of which are there; each exhibitor is counted once. */
async function onManyChanged(db: Db, ids: number[]): Promise<void> {
  const rows = await db.select().from(exhibits).where(inArray(exhibits.id, ids))
  await indexExhibits(db, rows)
  await recountExhibits(db, [...new Set(rows.map(({ exhibitorId }) => exhibitorId))])
  await onExhibitsPublished.port(db, ids)
}

const findExhibitor = async (db: Db, id: number) =>
  (
    await db
      .select({ hall: exhibitorRecords.hallId, trusted: exhibitorRecords.trusted })
      .from(exhibitorRecords)
      .where(eq(exhibitorRecords.id, id))
  )[0]

/** Exhibits as their exhibitor and the organizer edit them. */
export const exhibitContent = tieKind('exhibit', exhibits, {
  toRow,
  toDocument,
  added: (id) => ({ externalKey: `content-${id}` }),
  onChanged,
  onManyChanged,
  begin: async (db, ownerId) => ({ exhibitor: ownerId, hall: (await findExhibitor(db, ownerId))?.hall ?? null }),
  isTrusted: async (db, ownerId) => (await findExhibitor(db, ownerId))?.trusted ?? false,
})
