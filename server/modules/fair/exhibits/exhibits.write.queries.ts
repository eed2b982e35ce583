import type { Db } from '#server/platform/db/database.ts'
import { upsert } from '#server/platform/db/upsert.ts'
import { indexRecords } from '#server/modules/fair/search/index.ts'
import { exhibits } from './exhibits.schema'

export type NewExhibit = typeof exhibits.$inferInsert

type Searched = Pick<typeof exhibits.$inferSelect, 'id' | 'name' | 'introduction' | 'material'>

/** Makes them findable by what they say now. */
export async function indexExhibits(db: Db, rows: Searched[]): Promise<void> {
  await indexRecords(
    db,
    rows.map(({ id, name, introduction, material }) => ({
      type: 1,
      recordId: id,
      name,
      description: {
        zh: `${introduction.zh} ${material.zh}`.trim(),
        en: `${introduction.en} ${material.en}`.trim(),
      },
    })),
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
