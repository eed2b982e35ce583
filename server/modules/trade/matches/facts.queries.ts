import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { shownCategories, shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { followRecords } from '#server/modules/trade/follows/index.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'

const { id, exhibitorId, categoryId, hallId, price, minQuantity, leadDays, shipsFrom } = shownExhibits

/** What is known of these exhibits, as far as visitors see them. */
export async function listExhibitFacts(db: Db, ids: readonly number[]) {
  return db
    .select({ id, exhibitorId, categoryId, hallId, price, minQuantity, leadDays, shipsFrom })
    .from(shownExhibits)
    .where(inArray(id, [0, ...ids]))
}
export type ExhibitFactsRow = Awaited<ReturnType<typeof listExhibitFacts>>[number]

/** The same of the exhibits of an exhibitor, so many at most, the recommended first. */
export async function listOwnExhibitFacts(db: Db, of: number, max: number): Promise<ExhibitFactsRow[]> {
  return db
    .select({ id, exhibitorId, categoryId, hallId, price, minQuantity, leadDays, shipsFrom })
    .from(shownExhibits)
    .where(eq(exhibitorId, of))
    .orderBy(desc(shownExhibits.weight), id)
    .limit(max)
}

/** Those of these exhibitors that visitors see. */
export async function listExhibitorFacts(db: Db, ids: readonly number[]) {
  const { company, logoUrl, booth } = shownExhibitors
  return db
    .select({ id: shownExhibitors.id, company, logoUrl, booth, hall: shownHalls.name })
    .from(shownExhibitors)
    .leftJoin(shownHalls, eq(shownHalls.id, shownExhibitors.hallId))
    .where(inArray(shownExhibitors.id, [0, ...ids]))
}
export type ExhibitorRow = Awaited<ReturnType<typeof listExhibitorFacts>>[number]

/** What an account follows of these: as `exhibitor 7`, `exhibit 12`. */
export async function listFollowed(
  db: Db,
  accountId: number,
  of: { exhibitors: readonly number[]; exhibits: readonly number[] },
): Promise<Set<string>> {
  const { kind, targetId } = followRecords
  const rows = await db
    .select({ kind, targetId })
    .from(followRecords)
    .where(
      and(
        eq(followRecords.accountId, accountId),
        or(
          and(eq(kind, 'exhibitor'), inArray(targetId, [0, ...of.exhibitors])),
          and(eq(kind, 'exhibit'), inArray(targetId, [0, ...of.exhibits])),
        ),
      ),
    )
  return new Set(rows.map((row) => `${row.kind} ${row.targetId}`))
}

/** The categories by number, with the hall that each belongs to. */
export async function listCategoryHalls(db: Db) {
  const rows = await db
    .select({
      id: shownCategories.id,
      name: shownCategories.name,
      hallId: shownCategories.hallId,
      hall: shownHalls.name,
    })
    .from(shownCategories)
    .leftJoin(shownHalls, eq(shownHalls.id, shownCategories.hallId))
  return new Map(rows.map((row) => [row.id, row]))
}
