import { and, eq, getViewSelectedFields, inArray, sql } from 'drizzle-orm'
import { SUGGESTION_COUNT } from '#contract/core/limits.ts'
import { type SearchHit, SearchType, type Suggestion } from '#contract/fair/search/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset, type PageInput, toPage } from '#server/platform/db/list/page.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { findByAny, type Found } from './alike.queries'
import { buildSuggestionRanks, isSeen, matchesByRank } from './search.match'
import { searchEntries } from './search.schema'
import { readKeyword, type Sought, type Term } from './sought.queries'

/**
 * A record has an entry per language, so twice as many entries as records are read; and once more as many, for a rank finds
 * those of the ranks before it again, which are fewer than are wanted when it is asked.
 */
const ENTRIES = SUGGESTION_COUNT * 2 * 2
const buildKey = ({ type, recordId }: Found) => `${type}:${recordId}`

/** The first list and what only the second one has. */
const unite = (first: Found[], second: Found[]): Found[] => [
  ...new Map([...first, ...second].map((one) => [buildKey(one), one])).values(),
]

/** What names the found records, in their order; one that has gone meanwhile is left out. */
async function describe(db: Db, language: Language, found: Found[]): Promise<SearchHit[]> {
  const idsOf = (type: SearchType) => [0, ...found.filter((one) => one.type === type).map((one) => one.recordId)]
  const goods = await db
    .select({ exhibit: getViewSelectedFields(shownExhibits), company: shownExhibitors.company })
    .from(shownExhibits)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, shownExhibits.exhibitorId))
    .where(inArray(shownExhibits.id, idsOf(1)))
  const companies = await db
    .select()
    .from(shownExhibitors)
    .where(inArray(shownExhibitors.id, idsOf(2)))
  const hits = new Map<string, SearchHit>()
  for (const { exhibit, company } of goods) {
    hits.set(buildKey({ type: 1, recordId: exhibit.id }), {
      type: 1,
      id: exhibit.id,
      name: pick(exhibit.name, language),
      coverUrl: pick(exhibit.coverUrl, language),
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
      coverUrl: pick(logoUrl, language),
      description: pick(introduction, language),
      company: '',
      fallbackFields: fallbacks({ name: company, description: introduction }, language),
    })
  }
  return found.flatMap((one) => hits.get(buildKey(one)) ?? [])
}

/** The matches of a keyword, rank by rank until there are enough. */
async function firstMatches(db: Db, sought: Sought): Promise<Found[]> {
  const found = new Map<string, Found>()
  for (const [rank, match] of buildSuggestionRanks(sought).entries()) {
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

/** The first of what the results page finds; its partial matches only where nothing holds every term. */
async function listSuggested(db: Db, sought: Sought): Promise<Found[]> {
  const first = await db.transaction(async (transaction) => {
    // PostgreSQL takes matches to be spread evenly and hopes to meet a few soon by reading on; names of one language
    // lie together, so it would read half the table.
    await transaction.execute(sql`set local enable_seqscan = off`)
    return firstMatches(transaction, sought)
  })
  const whole = await addSpread(db, sought, first)
  const parts = loosen(sought)
  if (whole.length > 0 || parts.length === 1) return whole
  return findByAny(db, parts, SUGGESTION_COUNT)
}

/** Adds records that hold some terms in their name and the others in their description; a single term is in either. */
async function addSpread(db: Db, sought: Sought, first: Found[]): Promise<Found[]> {
  if (first.length === SUGGESTION_COUNT || sought.terms.length === 1) return first
  const every = await findByEvery(db, sought, { limit: SUGGESTION_COUNT, offset: 0 })
  return unite(first, every).slice(0, SUGGESTION_COUNT)
}

/** Names for the search box: best rank first, each rank in the order its index gives. */
export async function findSuggestions(db: Db, language: Language, keyword: string): Promise<Suggestion[]> {
  const sought = await readKeyword(db, keyword)
  if (sought.terms.length === 0) return []
  const found = await listSuggested(db, sought)
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
    .select({ type: named(1), recordId: shownExhibits.id, name: shownExhibits.name })
    .from(shownExhibits)
    .where(inArray(shownExhibits.id, idsOf(1)))
    .unionAll(
      db
        .select({ type: named(2), recordId: shownExhibitors.id, name: shownExhibitors.company })
        .from(shownExhibitors)
        .where(inArray(shownExhibitors.id, idsOf(2))),
    )
  return new Map(rows.map(({ name, ...one }) => [buildKey(one), name]))
}

/** Of so few results a page is filled up with those that hold only some of the terms. */
const FEW = 20
const MORE = 60

/** Scripts that are written without blanks between words. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The terms one by one, and a phrase that parts no words as its pairs of neighbors. */
function loosen({ terms }: Sought): Term[] {
  return terms.flatMap((term) => {
    const characters = [...term.text]
    if (characters.length <= 2 || !UNPARTED.test(term.text)) return [term]
    return characters
      .slice(1)
      .map((character, at) => ({ text: `${characters[at] ?? ''}${character}`, forms: [], beginnings: [] }))
  })
}

interface Part {
  type?: number | undefined
  limit: number
  offset: number
}

/** Those that hold every term, best first. */
async function findByEvery(db: Db, sought: Sought, { type, limit, offset }: Part): Promise<Found[]> {
  const rows = await db
    .select({ type: sql<number>`type`, recordId: sql<number>`record_id` })
    .from(sql`(${matchesByRank(sought)}) found`)
    .where(and(isSeen, type ? sql`type = ${type}` : undefined))
    .groupBy(sql`type, record_id`)
    .orderBy(sql`min(rank), min(size), type, record_id`)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, type: SearchType.parse(row.type) }))
}

const countTypes = (found: readonly Found[]) => {
  const ofExhibits = found.filter(({ type }) => type === 1).length
  return { exhibits: ofExhibits, exhibitors: found.length - ofExhibits }
}

async function countByEvery(db: Db, sought: Sought) {
  const rows = await db
    .select({ type: sql<number>`type`, n: sql<number>`count(distinct record_id)::int` })
    .from(sql`(${matchesByRank(sought)}) found`)
    .where(isSeen)
    .groupBy(sql`type`)
  const number = (type: SearchType) => rows.find((row) => row.type === type)?.n ?? 0
  return { exhibits: number(1), exhibitors: number(2) }
}

/** Those that hold every term, and where they are few, those that hold most of the terms after them. */
async function findBySome(db: Db, sought: Sought): Promise<Found[]> {
  const every = await findByEvery(db, sought, { limit: FEW, offset: 0 })
  const terms = loosen(sought)
  if (terms.length === 1) return every
  const some = await findByAny(db, terms, MORE)
  return unite(every, some)
}

interface SearchInput extends PageInput {
  keyWord: string
  type?: number | undefined
}

/** The results page: ranked, counted by type; `corrected` is what was looked for where a word was taken for another. */
export async function searchFair(db: Db, language: Language, input: SearchInput) {
  const sought = await readKeyword(db, input.keyWord)
  const answer = (found: SearchHit[], counts: { exhibits: number; exhibitors: number }) => {
    const total = counts.exhibits + counts.exhibitors
    const ofType = input.type === 1 ? counts.exhibits : counts.exhibitors
    const corrected = sought.isCorrected && total > 0 ? sought.keyword : ''
    return { ...toPage(found, input.type ? ofType : total, input), counts, corrected }
  }
  if (sought.terms.length === 0) return answer([], { exhibits: 0, exhibitors: 0 })
  const part = { type: input.type, limit: input.limit, offset: toOffset(input) }
  const counts = await countByEvery(db, sought)
  if (counts.exhibits + counts.exhibitors >= FEW) {
    return answer(await describe(db, language, await findByEvery(db, sought, part)), counts)
  }
  const found = await findBySome(db, sought)
  const requested = found.filter(({ type }) => input.type === undefined || type === input.type)
  return answer(await describe(db, language, requested.slice(part.offset, part.offset + part.limit)), countTypes(found))
}
