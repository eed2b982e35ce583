import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  getViewSelectedFields,
  inArray,
  isNotNull,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { ExhibitCard, ExhibitDetail, ExhibitSort } from '#contract/fair/exhibits/schemas.ts'
import type { listExhibits as contract } from '#contract/fair/exhibits/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import type { Paged } from '#contract/core/shapes.ts'
import type { Db } from '#server/platform/db/database.ts'
import { readPage, buildOrder, type SortKey } from '#server/platform/db/list/list-page.ts'
import { inOrderOf, toPage } from '#server/platform/db/list/page.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { shownHalls } from '#server/modules/fair/halls/halls.schema.ts'
import { isFound, readKeyword, type ParsedKeyword } from '#server/modules/fair/search/index.ts'
import { cardColumns, presentCard, presentDetail } from './exhibits.present'
import { findParts } from './categories.queries'
import { exhibits, hiddenExhibits, shownCategories, shownExhibits } from './exhibits.schema'

type ExhibitFilter = ParsedInputOf<typeof contract> & { priced?: boolean }

const byId = { by: shownExhibits.id }
const orders: Record<ExhibitSort, SortKey[]> = {
  recommended: [{ by: shownExhibits.weight, down: true }, byId],
  newest: [{ by: shownExhibits.publishedAt, down: true }, byId],
  popular: [{ by: shownExhibits.views, down: true }, byId],
  priceUp: [{ by: shownExhibits.price }, byId],
  priceDown: [{ by: shownExhibits.price, down: true, nulls: 'last' }, byId],
}
const byRecommendation = buildOrder(orders.recommended)

function buildFilter(input: ExhibitFilter, parsed?: ParsedKeyword, inCategories?: number[]): SQL | undefined {
  const { hallId, exhibitorId, label, priced } = input
  return and(
    priced ? isNotNull(shownExhibits.price) : undefined,
    parsed ? isFound(shownExhibits.id, 1, parsed) : undefined,
    inCategories ? inArray(shownExhibits.categoryId, inCategories) : undefined,
    hallId ? eq(shownExhibits.hallId, hallId) : undefined,
    exhibitorId ? eq(shownExhibits.exhibitorId, exhibitorId) : undefined,
    label ? arrayContains(shownExhibits.labels, [label]) : undefined,
  )
}

function selectCards(db: Db) {
  return db
    .select(cardColumns)
    .from(shownExhibits)
    .innerJoin(exhibitors, eq(exhibitors.id, shownExhibits.exhibitorId))
    .$dynamic()
}

/** What is requested, a page at a time; `priced` keeps what is on request out. */
export async function listExhibits(db: Db, language: Language, input: ExhibitFilter): Promise<Paged<ExhibitCard>> {
  const parsed = input.keyWord ? await readKeyword(db, input.keyWord) : undefined
  const parts = input.categoryId ? await findParts(db, input.categoryId) : undefined
  const list = {
    table: shownExhibits,
    behind: [exhibits, exhibitors],
    id: shownExhibits.id,
    where: buildFilter(input, parsed, parts),
    order: orders[input.sort],
    request: input,
  }
  const { rows, total } = await readPage(db, list, (page, order) =>
    db
      .select({ ...cardColumns, total: page.total })
      .from(page)

      .innerJoin(shownExhibits, eq(shownExhibits.id, page.id))
      .innerJoin(exhibitors, eq(exhibitors.id, shownExhibits.exhibitorId))
      .orderBy(...order),
  )
  const cards = rows.map((row) => presentCard(row, language))
  return toPage(cards, total, input)
}

/** Those of these exhibits that visitors see, in this order. */
export async function listExhibitCards(db: Db, language: Language, ids: number[]): Promise<ExhibitCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db).where(inArray(shownExhibits.id, ids))
  return inOrderOf(ids, rows).map((row) => presentCard(row, language))
}

/** Labels 1 and 2, hot and recommended, are what the fair puts forward. */
export async function listRecommended(db: Db, language: Language, limit: number): Promise<ExhibitCard[]> {
  const rows = await selectCards(db)
    .where(arrayOverlaps(shownExhibits.labels, [1, 2]))
    .orderBy(...byRecommendation)
    .limit(limit)
  return rows.map((row) => presentCard(row, language))
}

/** Others of the same category first, then of the same hall, then of the same exhibitor. */
export async function listRelated(db: Db, language: Language, id: number, limit: number): Promise<ExhibitCard[]> {
  const [self] = await db.select().from(shownExhibits).where(eq(shownExhibits.id, id))
  if (!self) return []
  const similar = [
    self.categoryId === null ? undefined : eq(shownExhibits.categoryId, self.categoryId),
    self.hallId === null ? undefined : eq(shownExhibits.hallId, self.hallId),
    eq(shownExhibits.exhibitorId, self.exhibitorId),
  ]
  const found = new Map<number, ExhibitCard>()
  for (const likeness of similar) {
    if (!likeness || found.size >= limit) continue
    const rows = await selectCards(db)
      .where(and(likeness, ne(shownExhibits.id, id)))
      .orderBy(...byRecommendation)
      .limit(limit)
    for (const row of rows) found.set(row.id, found.get(row.id) ?? presentCard(row, language))
  }
  return [...found.values()].slice(0, limit)
}

/**
 * Exhibits bear few different sets of labels. Each set is found in the index by a search for the next one, and counted there
 * without comparing every entry; the few exhibits that are hidden are taken off.
 */
export async function countLabels(db: Db): Promise<{ label: number; count: number }[]> {
  const found = await db.execute(sql`
    with recursive sets as (
      (select labels from ${exhibits} order by labels limit 1)
      union all
      select (select labels from ${exhibits} where labels > sets.labels order by labels limit 1)
      from sets where sets.labels is not null
    ), counted as (
      select labels, (select count(*) from ${exhibits} where ${exhibits.labels} = sets.labels) as n
      from sets where labels is not null
      union all
      select labels, -1 from ${exhibits} where id in (select id from ${hiddenExhibits})
    )
    select label, sum(n)::integer as count from counted cross join unnest(labels) as label
    group by label having sum(n) > 0 order by label`)
  const { rows }: { rows: { label: number; count: number }[] } = Object(found)
  return rows
}

export async function findExhibit(db: Db, language: Language, id: number): Promise<ExhibitDetail | undefined> {
  const [row] = await db
    .select({
      exhibit: getViewSelectedFields(shownExhibits),
      exhibitor: exhibitors,
      categoryName: shownCategories.name,
      hallName: shownHalls.name,
    })
    .from(shownExhibits)
    .innerJoin(exhibitors, eq(exhibitors.id, shownExhibits.exhibitorId))
    .leftJoin(shownCategories, eq(shownCategories.id, shownExhibits.categoryId))
    .leftJoin(shownHalls, eq(shownHalls.id, shownExhibits.hallId))
    .where(eq(shownExhibits.id, id))
  return row ? presentDetail(row, language) : undefined
}
