import { and, asc, count, eq, getViewSelectedFields, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { ExhibitorCard, ExhibitorDetail } from '#contract/fair/exhibitors/schemas.ts'
import type { listExhibitors as contract } from '#contract/fair/exhibitors/endpoints.ts'
import { EXHIBITOR_CARD_PICTURES } from '#contract/core/limits.ts'
import type { Language } from '#contract/core/language.ts'
import type { Paged } from '#contract/core/shapes.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { readPage, type SortKey } from '#server/platform/db/list/list-page.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import { isFound, readKeyword, type ParsedKeyword } from '#server/modules/fair/search/index.ts'
import { type CardPicture, presentCard, presentDetail } from './exhibitors.present'
import { exhibitors, shownExhibitors, shownIndustries } from './exhibitors.schema'

type ExhibitorFilter = ParsedInputOf<typeof contract>

const byId = { by: shownExhibitors.id }
const companyName = (language: 'zh' | 'en') =>
  sql`(${shownExhibitors.company} ->> ${sql.raw(`'${language}'`)}) collate "C"`
const names = { 'zh-CN': companyName('zh'), 'en-US': companyName('en') }

function buildSortKeys(sort: ExhibitorFilter['sort'], language: Language): SortKey[] {
  const orders = {
    recommended: [{ by: shownExhibitors.weight, down: true }, byId],
    exhibits: [{ by: shownExhibitors.exhibitsNum, down: true }, byId],
    name: [{ by: names[language] }, byId],
  }
  return orders[sort]
}

function buildFilter({ hallId, industryId, exhibitionType }: ExhibitorFilter, parsed?: ParsedKeyword): SQL | undefined {
  return and(
    parsed ? isFound(shownExhibitors.id, 2, parsed) : undefined,
    hallId ? eq(shownExhibitors.hallId, hallId) : undefined,
    industryId ? eq(shownExhibitors.industryId, industryId) : undefined,
    exhibitionType === undefined ? undefined : eq(shownExhibitors.exhibitionType, exhibitionType),
  )
}

/** The first pictures of an exhibitor, read from their index beside its row. */
const pictures = sql<CardPicture[]>`array(
  select json_build_object('id', ${shownExhibits.id}, 'name', ${shownExhibits.name}, 'coverUrl', ${shownExhibits.coverUrl})
  from ${shownExhibits} where ${shownExhibits.exhibitorId} = ${shownExhibitors.id}
  order by ${shownExhibits.weight} desc, ${shownExhibits.id} limit ${EXHIBITOR_CARD_PICTURES})`

/** What a card shows, no more: lists are read often. */
const cardColumns = {
  id: shownExhibitors.id,
  logoUrl: shownExhibitors.logoUrl,
  company: shownExhibitors.company,
  abbreviation: shownExhibitors.abbreviation,
  introduction: shownExhibitors.introduction,
  vrShowUrl: shownExhibitors.vrShowUrl,
  exhibitionType: shownExhibitors.exhibitionType,
  booth: shownExhibitors.booth,
  exhibitsNum: shownExhibitors.exhibitsNum,
  hallName: shownHalls.name,
  pictures,
}

export async function listExhibitors(
  db: Db,
  language: Language,
  input: ExhibitorFilter,
): Promise<Paged<ExhibitorCard>> {
  const order = buildSortKeys(input.sort, language)
  const parsed = input.keyWord ? await readKeyword(db, input.keyWord) : undefined
  const list = {
    table: shownExhibitors,
    behind: [exhibitors],
    id: shownExhibitors.id,
    where: buildFilter(input, parsed),
    order,
    request: input,
  }
  const { rows, total } = await readPage(db, list, (page, inOrder) =>
    db
      .select({ ...cardColumns, total: page.total })
      .from(page)
      .innerJoin(shownExhibitors, eq(shownExhibitors.id, page.id))
      .leftJoin(shownHalls, eq(shownHalls.id, shownExhibitors.hallId))
      .orderBy(...inOrder),
  )
  const cards = rows.map((row) => presentCard(row, language))
  return toPage(cards, total, input)
}

export async function findExhibitor(
  db: Db,
  language: Language,
  exhibitorId: number,
): Promise<ExhibitorDetail | undefined> {
  const [row] = await db
    .select({
      exhibitor: getViewSelectedFields(shownExhibitors),
      hallName: shownHalls.name,
      industryName: shownIndustries.name,
      pictures,
    })
    .from(shownExhibitors)
    .leftJoin(shownHalls, eq(shownHalls.id, shownExhibitors.hallId))
    .leftJoin(shownIndustries, eq(shownIndustries.id, shownExhibitors.industryId))
    .where(eq(shownExhibitors.id, exhibitorId))
  return row && presentDetail(row, language)
}

export async function hasExhibitor(db: Db, exhibitorId: number): Promise<boolean> {
  const found = await db
    .select({ id: shownExhibitors.id })
    .from(shownExhibitors)
    .where(eq(shownExhibitors.id, exhibitorId))
  return found.length > 0
}

export async function listIndustries(db: Db, language: Language) {
  const rows = await db
    .select({ id: shownIndustries.id, name: shownIndustries.name, count: count(shownExhibitors.id) })
    .from(shownIndustries)
    .leftJoin(shownExhibitors, eq(shownExhibitors.industryId, shownIndustries.id))
    .groupBy(shownIndustries.id, shownIndustries.name, shownIndustries.position)
    .orderBy(asc(shownIndustries.position), asc(shownIndustries.id))
  return rows.map(({ id, name, count: n }) => ({ id, name: pick(name, language), count: n }))
}
