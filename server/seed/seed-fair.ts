import { openVrBooths, upsertExhibitors, recountExhibits } from '#server/modules/fair/exhibitors/index.ts'
import { industries } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { categories } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { both, cell, drawn, readTable, type Row } from './content'

/** The number of a record by its key in the content. */
export type Ids = ReadonlyMap<string, number>

export interface SeededFair {
  hallIds: Ids
  exhibitorIds: Ids
  categoryIds: Ids
  industryIds: Ids
}

export function getId(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the content names ${key}, which is not there`)
  return id
}

const idsByKey = (rows: { id: number; key: string }[]): Ids => new Map(rows.map(({ id, key }) => [key, id]))
const VR_BOOTH = '/vr.html#/booth?id='
const readLabels = (row: Row) => cell(row, 'labels').split(';').filter(Boolean).map(Number)
const byKey = { id: halls.id, key: halls.key }

async function seedHalls(db: Db, rows: Row[]): Promise<Ids> {
  const values = rows.map((row, position) => ({
    key: cell(row, 'key'),
    name: both(row, 'name'),
    introduction: both(row, 'introduction'),
    coverUrl: drawn(`/media/art/${cell(row, 'family')}/hall-${cell(row, 'key')}.svg?w=1200&h=600`),
    colorType: Number(cell(row, 'color_type')),
    templateName: cell(row, 'template'),
    overseas: cell(row, 'overseas') === '1',
    position,
  }))
  return idsByKey(await db.insert(halls).values(values).returning(byKey))
}

async function seedCategories(db: Db, hallIds: Ids): Promise<Ids> {
  const values = readTable('categories.csv').map((row, position) => ({
    key: cell(row, 'key'),
    hallId: getId(hallIds, cell(row, 'hall_key')),
    name: both(row, 'name'),
    position,
  }))
  return idsByKey(await db.insert(categories).values(values).returning({ id: categories.id, key: categories.key }))
}

async function seedIndustries(db: Db): Promise<Ids> {
  const values = readTable('industries.csv').map((row, position) => ({
    key: cell(row, 'key'),
    name: both(row, 'name'),
    position,
  }))
  return idsByKey(await db.insert(industries).values(values).returning({ id: industries.id, key: industries.key }))
}

async function seedExhibitors(db: Db, hallIds: Ids, industryIds: Ids): Promise<Ids> {
  const rows = readTable('exhibitors.csv')
  const written = await upsertExhibitors(
    db,
    rows.map((row, index) => ({
      externalKey: `demo/${cell(row, 'key')}`,
      joinType: Number(cell(row, 'kind')),
      company: both(row, 'company'),
      abbreviation: both(row, 'abbr'),
      introduction: both(row, 'introduction'),
      logoUrl: drawn(
        `/media/seal/${cell(row, 'key')}.svg?text=${encodeURIComponent(cell(row, 'abbr_zh').slice(0, 2))}`,
      ),
      exhibitionType: Number(cell(row, 'exhibition_type')),
      booth: cell(row, 'booth'),
      hallId: getId(hallIds, cell(row, 'hall_key')),
      industryId: getId(industryIds, cell(row, 'industry_key')),
      country: both(row, 'country'),
      city: both(row, 'city'),
      contactName: both(row, 'contact'),
      phone: cell(row, 'phone'),
      email: cell(row, 'email'),
      address: both(row, 'address'),
      colorType: Number(cell(row, 'color_type')),
      templateName: cell(row, 'template'),
      weight: 1_000 - index,
    })),
  )
  const ids: Ids = new Map(written.map(({ id, externalKey }) => [externalKey.slice('demo/'.length), id]))
  const withVr = rows.filter((row) => cell(row, 'vr') === '1').map((row) => getId(ids, cell(row, 'key')))
  await openVrBooths(db, withVr, VR_BOOTH)
  return ids
}

async function seedHallExhibits(
  db: Db,
  hall: Row,
  hallId: number,
  ids: { exhibitors: Ids; categories: Ids },
  calendar: Calendar,
) {
  const rows = readTable(`exhibits/${cell(hall, 'key')}.csv`)
  await upsertExhibits(
    db,
    rows.map((row, index) => {
      const key = cell(row, 'key')
      const labels = readLabels(row)
      const [family, motif] = cell(row, 'art').split('/')
      const picture = (name: string, size: string) => `/media/art/${family}/${name}.svg?${size}&motif=${motif}`
      return {
        externalKey: `demo/${key}`,
        exhibitorId: getId(ids.exhibitors, cell(row, 'exhibitor_key')),
        categoryId: getId(ids.categories, cell(row, 'category_key')),
        hallId,
        name: both(row, 'name'),
        introduction: both(row, 'text'),
        material: both(row, 'material'),
        dimensions: cell(row, 'dimensions'),
        coverUrl: drawn(picture(key, 'w=600&h=750')),
        gallery: [
          picture(key, 'w=900&h=1125'),
          picture(`${key}-a`, 'w=900&h=900'),
          picture(`${key}-b`, 'w=1125&h=900'),
        ],
        labels,
        price: cell(row, 'price') === '' ? null : Number(cell(row, 'price')),
        // What is hot or recommended comes first; then the halls take turns, so that page one shows all of them.
        weight: (labels.includes(1) ? 2_000 : labels.includes(2) ? 1_000 : 0) + 900 - index,
        views: (labels.includes(1) ? 500 : 0) + ((index * 37) % 200),
        publishedAt: calendar.day(labels.includes(3) ? -2 : -30 - index, '10:00'),
      }
    }),
  )
}

/** Halls with their categories, exhibitors and exhibits. */
export async function seedFair(db: Db, calendar: Calendar): Promise<SeededFair> {
  const hallRows = readTable('halls.csv')
  const hallIds = await seedHalls(db, hallRows)
  const categoryIds = await seedCategories(db, hallIds)
  const industryIds = await seedIndustries(db)
  const exhibitorIds = await seedExhibitors(db, hallIds, industryIds)
  for (const hall of hallRows) {
    const hallId = getId(hallIds, cell(hall, 'key'))
    await seedHallExhibits(db, hall, hallId, { exhibitors: exhibitorIds, categories: categoryIds }, calendar)
  }
  await recountExhibits(db)
  return { hallIds, exhibitorIds, categoryIds, industryIds }
}
