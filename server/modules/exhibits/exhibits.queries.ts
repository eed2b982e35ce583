import { and, arrayContains, arrayOverlaps, asc, count, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { ExhibitCard, ExhibitDetail, ExhibitSort } from '../../../contract/exhibits/schemas'
import type { listExhibits as contract } from '../../../contract/exhibits/endpoints'
import type { Language } from '../../../contract/core/language'
import type { Paged } from '../../../contract/core/shapes'
import type { Db } from '../../platform/db/database'
import { readPage, buildOrder, type SortKey } from '../../platform/db/list-page'
import { toPage } from '../../platform/db/page'
import { exhibitors } from '../exhibitors/exhibitors.schema'
import { shownHalls } from '../halls/halls.schema'
import { isFound, readKeyword, type Sought } from '../search'
import { cardColumns, presentCard, presentDetail } from './exhibits.present'
import { findParts } from './categories.queries'
import { exhibits, shownCategories } from './exhibits.schema'

type ExhibitFilter = ParsedInputOf<typeof contract> & { priced?: boolean }

const byId = { by: exhibits.id }
const orders: Record<ExhibitSort, SortKey[]> = {
  recommended: [{ by: exhibits.weight, down: true }, byId],
  newest: [{ by: exhibits.publishedAt, down: true }, byId],
  popular: [{ by: exhibits.views, down: true }, byId],
  priceUp: [{ by: exhibits.price }, byId],
  priceDown: [{ by: exhibits.price, down: true, nulls: 'last' }, byId],
}
const byRecommendation = buildOrder(orders.recommended)

function buildFilter(asked: ExhibitFilter, sought?: Sought, inCategories?: number[]): SQL | undefined {
  const { hallId, exhibitorId, label, priced } = asked
  return and(
    priced ? isNotNull(exhibits.price) : undefined,
    sought ? isFound(exhibits.id, 1, sought) : undefined,
    inCategories ? inArray(exhibits.categoryId, inCategories) : undefined,
    hallId ? eq(exhibits.hallId, hallId) : undefined,
    exhibitorId ? eq(exhibits.exhibitorId, exhibitorId) : undefined,
    label ? arrayContains(exhibits.labels, [label]) : undefined,
  )
}

function selectCards(db: Db) {
  return db.select(cardColumns).from(exhibits).innerJoin(exhibitors, eq(exhibitors.id, exhibits.exhibitorId)).$dynamic()
}

/** What is asked for, a page at a time; `priced` keeps what is on request out. */
export async function listExhibits(db: Db, language: Language, asked: ExhibitFilter): Promise<Paged<ExhibitCard>> {
  const sought = asked.keyWord ? await readKeyword(db, asked.keyWord) : undefined
  const parts = asked.categoryId ? await findParts(db, asked.categoryId) : undefined
  const list = {
    table: exhibits,
    id: exhibits.id,
    where: buildFilter(asked, sought, parts),
    order: orders[asked.sort],
    asked,
  }
  const { rows, total } = await readPage(db, list, (page, order) =>
    db
      .select({ ...cardColumns, total: page.total })
      .from(page)
      .innerJoin(exhibits, eq(exhibits.id, page.id))
      .innerJoin(exhibitors, eq(exhibitors.id, exhibits.exhibitorId))
      .orderBy(...order),
  )
  const cards = rows.map((row) => presentCard(row, language))
  return toPage(cards, total, asked)
}

/** Labels 1 and 2, hot and recommended, are what the fair puts forward. */
export async function listRecommended(db: Db, language: Language, limit: number): Promise<ExhibitCard[]> {
  const rows = await selectCards(db)
    .where(arrayOverlaps(exhibits.labels, [1, 2]))
    .orderBy(...byRecommendation)
    .limit(limit)
  return rows.map((row) => presentCard(row, language))
}

/** Others of the same category first, then of the same hall, then of the same exhibitor. */
export async function listRelated(db: Db, language: Language, id: number, limit: number): Promise<ExhibitCard[]> {
  const [self] = await db.select().from(exhibits).where(eq(exhibits.id, id))
  if (!self) return []
  const alike = [
    self.categoryId === null ? undefined : eq(exhibits.categoryId, self.categoryId),
    self.hallId === null ? undefined : eq(exhibits.hallId, self.hallId),
    eq(exhibits.exhibitorId, self.exhibitorId),
  ]
  const found = new Map<number, ExhibitCard>()
  for (const likeness of alike) {
    if (!likeness || found.size >= limit) continue
    const rows = await selectCards(db)
      .where(and(likeness, ne(exhibits.id, id)))
      .orderBy(...byRecommendation)
      .limit(limit)
    for (const row of rows) found.set(row.id, found.get(row.id) ?? presentCard(row, language))
  }
  return [...found.values()].slice(0, limit)
}

/** Exhibits bear few different sets of labels: the sets are counted from their index, then their labels added up. */
export async function countLabels(db: Db): Promise<{ label: number; count: number }[]> {
  const sets = db
    .select({ labels: exhibits.labels, n: count().as('n') })
    .from(exhibits)
    .groupBy(exhibits.labels)
    .as('sets')
  const label = sql<number>`unnest(${sets.labels})`.as('label')
  const each = db.select({ label, n: sets.n }).from(sets).as('each')
  return db
    .select({ label: each.label, count: sql<number>`sum(${each.n})::integer` })
    .from(each)
    .groupBy(each.label)
    .orderBy(asc(each.label))
}

export async function findExhibit(db: Db, language: Language, id: number): Promise<ExhibitDetail | undefined> {
  const [row] = await db
    .select({ exhibit: exhibits, exhibitor: exhibitors, categoryName: shownCategories.name, hallName: shownHalls.name })
    .from(exhibits)
    .innerJoin(exhibitors, eq(exhibitors.id, exhibits.exhibitorId))
    .leftJoin(shownCategories, eq(shownCategories.id, exhibits.categoryId))
    .leftJoin(shownHalls, eq(shownHalls.id, exhibits.hallId))
    .where(eq(exhibits.id, id))
  return row ? presentDetail(row, language) : undefined
}
