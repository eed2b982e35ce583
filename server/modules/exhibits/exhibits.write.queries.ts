import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { buildUpsert } from '../../platform/db/upsert'
import { indexRecords } from '../search'
import { exhibits } from './exhibits.schema'

export type NewExhibit = typeof exhibits.$inferInsert

/** Adds exhibits or changes those that have the key already, and makes them findable. Gives those it touched. */
export async function upsertExhibits(
  db: Db,
  rows: NewExhibit[],
): Promise<{ id: number; exhibitorId: number; added: boolean }[]> {
  if (rows.length === 0) return []
  const columns = getTableColumns(exhibits)
  const written = await db
    .insert(exhibits)
    .values(rows)
    .onConflictDoUpdate({ target: exhibits.externalKey, ...buildUpsert(columns, Object.keys(rows[0] ?? {})) })
    .returning({ ...columns, added: sql<boolean>`xmax = 0` })
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
