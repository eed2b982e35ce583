import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { upsert } from '#server/platform/db/upsert.ts'
import { exhibits, shownExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { buildFacets, indexRecords, markStale, unindexRecord } from '#server/modules/fair/search/index.ts'
import { exhibitors } from './exhibitors.schema'

export type NewExhibitor = typeof exhibitors.$inferInsert

/** Makes them findable by what they say now, and their exhibits soon after. */
export async function indexExhibitors(db: Db, rows: (typeof exhibitors.$inferSelect)[]): Promise<void> {
  const both = (fact: string) => ({ zh: fact, en: fact })
  const changed = await indexRecords(
    db,
    rows.map(({ id, company, abbreviation, introduction, booth, city, country, ...row }) => {
      const facts = [both(booth), city, country]
      return {
        type: 2,
        recordId: id,
        name: { zh: `${company.zh} ${abbreviation.zh}`.trim(), en: `${company.en} ${abbreviation.en}`.trim() },
        facts: { zh: facts.map(({ zh }) => zh).join(' '), en: facts.map(({ en }) => en).join(' ') },
        description: introduction,
        facets: buildFacets({
          type: 2,
          hall: row.hallId,
          industry: row.industryId,
          exhibitor: id,
          country,
          hasVr: row.vrShowUrl !== '',
          booth,
        }),
      }
    }),
  )
  if (changed.length === 0) return
  const withExhibits = db
    .selectDistinct({ id: exhibits.exhibitorId })
    .from(exhibits)
    .where(inArray(exhibits.exhibitorId, changed))
  await markStale(db, await withExhibits)
}

/** Adds exhibitors or changes those that have the key already, and makes them findable. Gives those it touched. */
export async function upsertExhibitors(db: Db, rows: NewExhibitor[]) {
  const written = await upsert(db, exhibitors, 'externalKey', rows)
  await indexExhibitors(db, written)
  return written.map(({ id, externalKey, added }) => ({ id, externalKey, added }))
}

/** The numbers of the exhibitors with these keys. */
export async function findExhibitorIds(db: Db, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { id, externalKey } = exhibitors
  const rows = await db.select({ id, externalKey }).from(exhibitors).where(inArray(externalKey, keys))
  return new Map(rows.map((row) => [row.externalKey, row.id]))
}

/** Gives these exhibitors a VR booth with `start` and their number as its address. */
export async function openVrBooths(db: Db, ids: number[], start: string): Promise<void> {
  if (ids.length === 0) return
  const opened = await db
    .update(exhibitors)
    .set({ vrShowUrl: sql`${start}::text || ${exhibitors.id}` })
    .where(inArray(exhibitors.id, ids))
    .returning()
  await indexExhibitors(db, opened)
}

/** Counts again how many exhibits each exhibitor shows; for all when none is named. What is right already is not written. */
export async function recountExhibits(db: Db, ids?: number[]): Promise<void> {
  const counted = sql`(select count(*) from ${shownExhibits} where ${shownExhibits.exhibitorId} = ${exhibitors.id})`
  await db
    .update(exhibitors)
    .set({ exhibitsNum: counted })
    .where(and(ids ? inArray(exhibitors.id, [0, ...ids]) : undefined, ne(exhibitors.exhibitsNum, counted)))
}

/** Takes an exhibitor off the fair; false, and nothing done, when it shows exhibits. */
export async function removeExhibitor(db: Db, id: number): Promise<boolean> {
  const [shown] = await db.select({ id: exhibits.id }).from(exhibits).where(eq(exhibits.exhibitorId, id)).limit(1)
  if (shown) return false
  await db.delete(exhibitors).where(eq(exhibitors.id, id))
  await unindexRecord(db, 2, id)
  return true
}
