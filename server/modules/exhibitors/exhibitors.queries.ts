import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { ExhibitorCard, ExhibitorDetail } from '../../../contract/exhibitors/schemas'
import type { listExhibitors as contract } from '../../../contract/exhibitors/endpoints'
import { EXHIBITOR_CARD_PICTURES } from '../../../contract/core/limits'
import type { Language } from '../../../contract/core/language'
import type { Paged } from '../../../contract/core/shapes'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { readPage, type SortKey } from '../../platform/db/list-page'
import { toPage } from '../../platform/db/page'
import { exhibits } from '../exhibits/exhibits.schema'
import { shownHalls } from '../halls/halls.schema'
import { isFound, readKeyword, type Sought } from '../search'
import { type CardPicture, presentCard, presentDetail } from './exhibitors.present'
import { exhibitors, shownIndustries } from './exhibitors.schema'

type ExhibitorFilter = ParsedInputOf<typeof contract>

const byId = { by: exhibitors.id }
const companyName = (language: 'zh' | 'en') => sql`(${exhibitors.company} ->> ${sql.raw(`'${language}'`)}) collate "C"`
const names = { 'zh-CN': companyName('zh'), 'en-US': companyName('en') }

function buildSortKeys(sort: ExhibitorFilter['sort'], language: Language): SortKey[] {
  const orders = {
    recommended: [{ by: exhibitors.weight, down: true }, byId],
    exhibits: [{ by: exhibitors.exhibitsNum, down: true }, byId],
    name: [{ by: names[language] }, byId],
  }
  return orders[sort]
}

function buildFilter({ hallId, industryId, exhibitionType }: ExhibitorFilter, sought?: Sought): SQL | undefined {
  return and(
    sought ? isFound(exhibitors.id, 2, sought) : undefined,
    hallId ? eq(exhibitors.hallId, hallId) : undefined,
    industryId ? eq(exhibitors.industryId, industryId) : undefined,
    exhibitionType === undefined ? undefined : eq(exhibitors.exhibitionType, exhibitionType),
  )
}

/** The first pictures of an exhibitor, read from their index beside its row. */
const pictures = sql<CardPicture[]>`array(
  select json_build_object('id', ${exhibits.id}, 'name', ${exhibits.name}, 'coverUrl', ${exhibits.coverUrl})
  from ${exhibits} where ${exhibits.exhibitorId} = ${exhibitors.id}
  order by ${exhibits.weight} desc, ${exhibits.id} limit ${EXHIBITOR_CARD_PICTURES})`

/** What a card shows, no more: lists are read often. */
const cardColumns = {
  id: exhibitors.id,
  logoUrl: exhibitors.logoUrl,
  company: exhibitors.company,
  abbreviation: exhibitors.abbreviation,
  introduction: exhibitors.introduction,
  vrShowUrl: exhibitors.vrShowUrl,
  exhibitionType: exhibitors.exhibitionType,
  booth: exhibitors.booth,
  exhibitsNum: exhibitors.exhibitsNum,
  hallName: shownHalls.name,
  pictures,
}

export async function listExhibitors(
  db: Db,
  language: Language,
  asked: ExhibitorFilter,
): Promise<Paged<ExhibitorCard>> {
  const order = buildSortKeys(asked.sort, language)
  const sought = asked.keyWord ? await readKeyword(db, asked.keyWord) : undefined
  const list = { table: exhibitors, id: exhibitors.id, where: buildFilter(asked, sought), order, asked }
  const { rows, total } = await readPage(db, list, (page, inOrder) =>
    db
      .select({ ...cardColumns, total: page.total })
      .from(page)
      .innerJoin(exhibitors, eq(exhibitors.id, page.id))
      .leftJoin(shownHalls, eq(shownHalls.id, exhibitors.hallId))
      .orderBy(...inOrder),
  )
  const cards = rows.map((row) => presentCard(row, language))
  return toPage(cards, total, asked)
}

export async function findExhibitor(
  db: Db,
  language: Language,
  exhibitorId: number,
): Promise<ExhibitorDetail | undefined> {
  const [row] = await db
    .select({ exhibitor: exhibitors, hallName: shownHalls.name, industryName: shownIndustries.name, pictures })
    .from(exhibitors)
    .leftJoin(shownHalls, eq(shownHalls.id, exhibitors.hallId))
    .leftJoin(shownIndustries, eq(shownIndustries.id, exhibitors.industryId))
    .where(eq(exhibitors.id, exhibitorId))
  return row && presentDetail(row, language)
}

export async function hasExhibitor(db: Db, exhibitorId: number): Promise<boolean> {
  const found = await db.select({ id: exhibitors.id }).from(exhibitors).where(eq(exhibitors.id, exhibitorId))
  return found.length > 0
}

export async function listIndustries(db: Db, language: Language) {
  const rows = await db
    .select({ id: shownIndustries.id, name: shownIndustries.name, count: count(exhibitors.id) })
    .from(shownIndustries)
    .leftJoin(exhibitors, eq(exhibitors.industryId, shownIndustries.id))
    .groupBy(shownIndustries.id, shownIndustries.name, shownIndustries.position)
    .orderBy(asc(shownIndustries.position), asc(shownIndustries.id))
  return rows.map(({ id, name, count: n }) => ({ id, name: pick(name, language), count: n }))
}
