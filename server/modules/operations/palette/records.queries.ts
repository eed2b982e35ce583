import { eq, inArray } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { PaletteHit } from '#contract/operations/palette/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { exhibitRecords } from '#server/modules/fair/exhibits/index.ts'

/** In the order of the ids; a record that was deleted meanwhile is left out. */
function inOrder(ids: readonly number[], hits: readonly PaletteHit[]): PaletteHit[] {
  const byId = new Map(hits.map((hit) => [hit.id, hit]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function nameExhibitors(db: Db, ids: readonly number[], language: Language): Promise<PaletteHit[]> {
  if (ids.length === 0) return []
  const { id, company } = exhibitorRecords
  const rows = await db
    .select({ id, company })
    .from(exhibitorRecords)
    .where(inArray(id, [...ids]))
  return inOrder(
    ids,
    rows.map((row) => ({ id: row.id, title: pick(row.company, language), subtitle: '', keyWord: '' })),
  )
}

export async function nameExhibits(db: Db, ids: readonly number[], language: Language): Promise<PaletteHit[]> {
  if (ids.length === 0) return []
  const { id, name, exhibitorId } = exhibitRecords
  const rows = await db
    .select({ id, name, company: exhibitorRecords.company })
    .from(exhibitRecords)
    .innerJoin(exhibitorRecords, eq(exhibitorRecords.id, exhibitorId))
    .where(inArray(id, [...ids]))
  return inOrder(
    ids,
    rows.map((row) => ({
      id: row.id,
      title: pick(row.name, language),
      subtitle: pick(row.company, language),
      keyWord: '',
    })),
  )
}
