import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '../../../contract/endpoint'
import type { ExhibitorCard, ExhibitorDetail, listExhibitors as contract } from '../../../contract/exhibitors'
import { EXHIBITOR_CARD_PICTURES } from '../../../contract/limits'
import type { Language, Paged } from '../../../contract/shapes'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { offsetOf, toPage } from '../../platform/db/page'
import { exhibits } from '../exhibits/exhibits.schema'
import { halls } from '../halls/halls.schema'
import { isFound } from '../search'
import { type Picture, presentCard, presentDetail } from './exhibitors.present'
import { exhibitors, industries } from './exhibitors.schema'

type ExhibitorFilter = ParsedInputOf<typeof contract>

function orderOf(sort: ExhibitorFilter['sort'], language: Language): SQL[] {
  const name = language === 'zh-CN' ? 'zh' : 'en'
  const orders = {
    recommended: [desc(exhibitors.weight), asc(exhibitors.id)],
    exhibits: [desc(exhibitors.exhibitsNum), asc(exhibitors.id)],
    name: [sql`(${exhibitors.company} ->> ${sql.raw(`'${name}'`)}) collate "C"`, asc(exhibitors.id)],
  }
  return orders[sort]
}

function filterOf({ keyWord, hallId, industryId, exhibitionType }: ExhibitorFilter): SQL | undefined {
  return and(
    keyWord ? isFound(exhibitors.id, 2, keyWord) : undefined,
    hallId ? eq(exhibitors.hallId, hallId) : undefined,
    industryId ? eq(exhibitors.industryId, industryId) : undefined,
    exhibitionType === undefined ? undefined : eq(exhibitors.exhibitionType, exhibitionType),
  )
}

/** The first pictures of each exhibitor, in one query. */
async function picturesOf(db: Db, language: Language, ids: number[]): Promise<Map<number, Picture[]>> {
  const pictures = new Map<number, Picture[]>()
  if (ids.length === 0) return pictures
  const place = sql<number>`row_number() over (partition by ${exhibits.exhibitorId} order by ${exhibits.weight} desc, ${exhibits.id})`
  const ranked = db
    .select({
      id: exhibits.id,
      exhibitorId: exhibits.exhibitorId,
      name: exhibits.name,
      coverUrl: exhibits.coverUrl,
      place: place.as('place'),
    })
    .from(exhibits)
    .where(inArray(exhibits.exhibitorId, ids))
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${EXHIBITOR_CARD_PICTURES}`)
    .orderBy(ranked.place)
  for (const { id, exhibitorId, name, coverUrl } of rows) {
    const picture = { exhibitsInfoId: id, exhibitsName: pick(name, language), coverUrl }
    pictures.set(exhibitorId, [...(pictures.get(exhibitorId) ?? []), picture])
  }
  return pictures
}

function select(db: Db) {
  return db
    .select({ exhibitor: exhibitors, hallName: halls.name, industryName: industries.name })
    .from(exhibitors)
    .leftJoin(halls, eq(halls.id, exhibitors.hallId))
    .leftJoin(industries, eq(industries.id, exhibitors.industryId))
    .$dynamic()
}

export async function listExhibitors(
  db: Db,
  language: Language,
  asked: ExhibitorFilter,
): Promise<Paged<ExhibitorCard>> {
  const where = filterOf(asked)
  const [total] = await db.select({ n: count() }).from(exhibitors).where(where)
  const rows = await select(db)
    .where(where)
    .orderBy(...orderOf(asked.sort, language))
    .limit(asked.limit)
    .offset(offsetOf(asked))
  const pictures = await picturesOf(
    db,
    language,
    rows.map(({ exhibitor }) => exhibitor.id),
  )
  const list = rows.map((row) => presentCard(row, pictures.get(row.exhibitor.id) ?? [], language))
  return toPage(list, total?.n ?? 0, asked)
}

export async function findExhibitor(db: Db, language: Language, id: number): Promise<ExhibitorDetail | undefined> {
  const [row] = await select(db).where(eq(exhibitors.id, id))
  if (!row) return undefined
  const pictures = await picturesOf(db, language, [id])
  return presentDetail(row, pictures.get(id) ?? [], language)
}

export async function listIndustries(db: Db, language: Language) {
  const rows = await db
    .select({ id: industries.id, name: industries.name, count: count(exhibitors.id) })
    .from(industries)
    .leftJoin(exhibitors, eq(exhibitors.industryId, industries.id))
    .groupBy(industries.id)
    .orderBy(asc(industries.position), asc(industries.id))
  return rows.map(({ id, name, count: n }) => ({ id, name: pick(name, language), count: n }))
}
