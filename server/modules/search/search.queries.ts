import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { SUGGESTION_COUNT } from '../../../contract/core/limits'
import { type SearchHit, SearchType, type Suggestion } from '../../../contract/search/schemas'
import type { Language } from '../../../contract/core/language'
import { type Bilingual, fallbacks, pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { toOffset, type PageInput, toPage } from '../../platform/db/page'
import { exhibitors } from '../exhibitors/exhibitors.schema'
import { exhibits } from '../exhibits/exhibits.schema'
import { buildRanks } from './search.match'
import { searchEntries } from './search.schema'
import { splitTerms } from './tokens'

interface Found {
  type: SearchType
  recordId: number
}

/** A record has an entry per language, so twice as many entries as records are read. */
const ENTRIES = SUGGESTION_COUNT * 2
const buildKey = ({ type, recordId }: Found) => `${type}:${recordId}`

/** What names the found records, in their order; one that has gone meanwhile is left out. */
async function describe(db: Db, language: Language, found: Found[]): Promise<SearchHit[]> {
  const idsOf = (type: SearchType) => [0, ...found.filter((one) => one.type === type).map((one) => one.recordId)]
  const goods = await db
    .select({ exhibit: exhibits, company: exhibitors.company })
    .from(exhibits)
    .innerJoin(exhibitors, eq(exhibitors.id, exhibits.exhibitorId))
    .where(inArray(exhibits.id, idsOf(1)))
  const companies = await db
    .select()
    .from(exhibitors)
    .where(inArray(exhibitors.id, idsOf(2)))
  const hits = new Map<string, SearchHit>()
  for (const { exhibit, company } of goods) {
    hits.set(buildKey({ type: 1, recordId: exhibit.id }), {
      type: 1,
      id: exhibit.id,
      name: pick(exhibit.name, language),
      coverUrl: exhibit.coverUrl,
      description: pick(exhibit.introduction, language),
      company: pick(company, language),
      fallbackFields: fallbacks({ name: exhibit.name, description: exhibit.introduction }, language),
    })
  }
  for (const { id, company, logoUrl, introduction } of companies) {
    hits.set(buildKey({ type: 2, recordId: id }), {
      type: 2,
      id,
      name: pick(company, language),
      coverUrl: logoUrl,
      description: pick(introduction, language),
      company: '',
      fallbackFields: fallbacks({ name: company, description: introduction }, language),
    })
  }
  return found.flatMap((one) => hits.get(buildKey(one)) ?? [])
}

/** The matches of a keyword, rank by rank until there are enough. */
async function firstMatches(db: Db, keyword: string): Promise<Found[]> {
  const found = new Map<string, Found>()
  for (const [rank, match] of buildRanks(keyword).entries()) {
    if (found.size >= SUGGESTION_COUNT) break
    const query = db
      .select({ type: searchEntries.type, recordId: searchEntries.recordId })
      .from(searchEntries)
      .where(match)
      .limit(ENTRIES)
      .$dynamic()
    for (const row of await (rank === 0 ? query.orderBy(searchEntries.name) : query)) {
      const one = { type: SearchType.parse(row.type), recordId: row.recordId }
      found.set(buildKey(one), one)
    }
  }
  return [...found.values()].slice(0, SUGGESTION_COUNT)
}

/** Names for the search box: best rank first, each rank in the order its index gives. */
export async function findSuggestions(db: Db, language: Language, keyword: string): Promise<Suggestion[]> {
  if (splitTerms(keyword).length === 0) return []
  const found = await db.transaction(async (transaction) => {
    // PostgreSQL takes matches to be spread evenly and hopes to meet a few soon by reading on; names of one language
    // lie together, so it would read half the table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    return firstMatches(transaction, keyword)
  })
  const names = await listNames(db, found)
  return found.flatMap((one) => {
    const name = names.get(buildKey(one))
    return name ? [{ name: pick(name, language), id: one.recordId, type: one.type }] : []
  })
}

/** The names of the found records; one that has gone meanwhile is left out. */
async function listNames(db: Db, found: Found[]): Promise<Map<string, Bilingual>> {
  if (found.length === 0) return new Map()
  const idsOf = (type: SearchType) => [0, ...found.filter((one) => one.type === type).map((one) => one.recordId)]
  const named = (type: SearchType) => sql<SearchType>`${sql.raw(String(type))}::int`.as('type')
  const rows = await db
    .select({ type: named(1), recordId: exhibits.id, name: exhibits.name })
    .from(exhibits)
    .where(inArray(exhibits.id, idsOf(1)))
    .unionAll(
      db
        .select({ type: named(2), recordId: exhibitors.id, name: exhibitors.company })
        .from(exhibitors)
        .where(inArray(exhibitors.id, idsOf(2))),
    )
  return new Map(rows.map(({ name, ...one }) => [buildKey(one), name]))
}

/** Every match of the keyword once, with its best rank and its shortest name. */
function matches(keyword: string): SQL {
  const each = buildRanks(keyword).map((match, rank) => {
    return sql`select type, record_id, ${rank}::int as rank, length(name) as size from ${searchEntries} where ${match}`
  })
  return sql`select type, record_id, min(rank) as rank, min(size) as size from (${sql.join(each, sql` union all `)}) each group by type, record_id`
}

interface SearchInput extends PageInput {
  keyWord: string
  type?: number | undefined
}

/** The results page: ranked, counted by type. */
export async function searchFair(db: Db, language: Language, asked: SearchInput) {
  if (splitTerms(asked.keyWord).length === 0) return { ...toPage([], 0, asked), counts: { exhibits: 0, exhibitors: 0 } }
  const found = db.$with('found', { type: sql<number>`type`.as('type') }).as(matches(asked.keyWord))
  const counted = await db
    .with(found)
    .select({ type: sql<number>`type`, n: sql<number>`count(*)::int` })
    .from(found)
    .groupBy(sql`type`)
  const rows = await db
    .with(found)
    .select({ type: sql<number>`type`, recordId: sql<number>`record_id` })
    .from(found)
    .where(asked.type ? sql`type = ${asked.type}` : undefined)
    .orderBy(sql`rank, size, type, record_id`)
    .limit(asked.limit)
    .offset(toOffset(asked))
  const number = (type: SearchType) => counted.find((one) => one.type === type)?.n ?? 0
  const counts = { exhibits: number(1), exhibitors: number(2) }
  const total =
    asked.type === 1 ? counts.exhibits : asked.type === 2 ? counts.exhibitors : counts.exhibits + counts.exhibitors
  const hits = await describe(
    db,
    language,
    rows.map(({ type, recordId }) => ({ type: SearchType.parse(type), recordId })),
  )
  return { ...toPage(hits, total, asked), counts }
}
