import { inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { upsert } from '#server/platform/db/upsert.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { buildFacets, indexRecords, type Searchable } from '#server/modules/fair/search/index.ts'
import { exhibits } from './exhibits.schema'

export type NewExhibit = typeof exhibits.$inferInsert

type Exhibit = typeof exhibits.$inferSelect
type Maker = typeof exhibitorRecords.$inferSelect

/** A fact in both languages. */
const join = (language: 'zh' | 'en', facts: Bilingual[]) =>
  facts.flatMap((fact) => (fact[language] === '' ? [] : [fact[language]])).join(' ')

function toSearchable(exhibit: Exhibit, maker: Maker): Searchable {
  const { id, name, introduction, material, categoryId, hallId, labels, price } = exhibit
  const facts = [material, maker.company, maker.abbreviation, maker.city, { zh: maker.booth, en: maker.booth }]
  return {
    type: 1,
    recordId: id,
    name,
    facts: { zh: join('zh', facts), en: join('en', facts) },
    description: introduction,
    facets: buildFacets({
      type: 1,
      category: categoryId,
      hall: hallId,
      labels,
      price,
      exhibitor: maker.id,
      country: maker.country,
      hasVr: maker.vrShowUrl !== '',
      booth: maker.booth,
    }),
  }
}

/** Makes them findable by what they and their exhibitors say now. */
export async function indexExhibits(db: Db, rows: Exhibit[]): Promise<void> {
  if (rows.length === 0) return
  const ids = [...new Set(rows.map(({ exhibitorId }) => exhibitorId))]
  const makers = new Map(
    (await db.select().from(exhibitorRecords).where(inArray(exhibitorRecords.id, ids))).map((maker) => [
      maker.id,
      maker,
    ]),
  )
  await indexRecords(
    db,
    rows.flatMap((row) => {
      const maker = makers.get(row.exhibitorId)
      return maker ? [toSearchable(row, maker)] : []
    }),
  )
}

/** Adds exhibits or changes those that have the key already, and makes them findable. Gives those it touched. */
export async function upsertExhibits(
  db: Db,
  rows: NewExhibit[],
): Promise<{ id: number; exhibitorId: number; added: boolean }[]> {
  const written = await upsert(db, exhibits, 'externalKey', rows)
  await indexExhibits(db, written)
  return written.map(({ id, exhibitorId, added }) => ({ id, exhibitorId, added }))
}
