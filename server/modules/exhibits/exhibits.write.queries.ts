import type { Db } from '../../platform/db/database'
import { upsert } from '../../platform/db/upsert'
import { indexRecords } from '../search'
import { exhibits } from './exhibits.schema'

export type NewExhibit = typeof exhibits.$inferInsert

/** Adds exhibits or changes those that have the key already, and makes them findable. Gives those it touched. */
export async function upsertExhibits(
  db: Db,
  rows: NewExhibit[],
): Promise<{ id: number; exhibitorId: number; added: boolean }[]> {
  const written = await upsert(db, exhibits, 'externalKey', rows)
  await indexRecords(
    db,
    written.map(({ id, name, introduction, material }) => ({
      type: 1,
      recordId: id,
      name,
      description: {
        zh: `${introduction.zh} ${material.zh}`.trim(),
        en: `${introduction.en} ${material.en}`.trim(),
      },
    })),
  )
  return written.map(({ id, exhibitorId, added }) => ({ id, exhibitorId, added }))
}
