import { SUGGESTION_COUNT } from '#contract/core/limits.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { searchFair as contract } from '#contract/fair/search/endpoints.ts'
import type { Suggestion } from '#contract/fair/search/schemas.ts'
import { searchTypes } from '#contract/fair/search/types.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset, toPage } from '#server/platform/db/list/page.ts'
import { findByAny } from '../match/similar.queries'
import { type Found, keyOf } from '../match/found'
import { listFacets } from './counts.queries'
import { describe, listNames } from './describe.queries'
import { toFacet, VR_FACET } from '../entries/facets'
import { loosen } from '../keyword/loosen'
import { listMarks } from './marks'
import { capTypes, type Filters, findBest, findRanked } from '../match/ranked.queries'
import { listNearby } from './nearby'
import { liveExhibitors } from './live-exhibitors'
import { readKeyword, type ParsedKeyword } from '../keyword/parsed-keyword.queries'

/** The first list and what only the second one has. */
function unite(first: readonly Found[], second: readonly Found[]): Found[] {
  const known = new Set(first.map(keyOf))
  return [...first, ...second.filter((one) => !known.has(keyOf(one)))]
}

/** Of so few results a page is filled up with those that have only some of what is looked for. */
const FEW = 20
const MORE = 60

/** What has no page of its own: an event stands in the programme of its day. */
const UNSUGGESTED = searchTypes.events

/** Names for the search box: the first of what the results page finds. */
export async function findSuggestions(db: Db, language: Language, keyword: string): Promise<Suggestion[]> {
  const parsed = await readKeyword(db, keyword)
  if (parsed.terms.length === 0) return []
  const limit = SUGGESTION_COUNT
  const whole = await findBest(db, parsed, UNSUGGESTED, limit)
  const first = whole.length > 0 ? whole : await findByAny(db, loosen(parsed), { limit, without: UNSUGGESTED })
  const names = await listNames(db, first)
  return first.flatMap((one) => {
    const name = names.get(keyOf(one))
    return name ? [{ name: pick(name, language), id: one.recordId, type: one.type }] : []
  })
}

type SearchInput = ParsedInputOf<typeof contract>

const toFilters = (
  { category, hall, price, country, vr, live }: SearchInput,
  { facets }: ParsedKeyword['vocabulary'],
  liveNow: readonly number[],
): Filters => [
  ...(category ? [facets.find((one) => one.facets[0] === toFacet('category', category))?.facets ?? []] : []),
  ...(hall ? [[toFacet('hall', hall)]] : []),
  ...(price === undefined ? [] : [[toFacet('price', price)]]),
  ...(country ? [[toFacet('country', country)]] : []),
  ...(vr ? [[VR_FACET]] : []),
  ...(live ? [liveNow.map((id) => toFacet('exhibitor', id))] : []),
]

/** Those that have all that is looked for, and where they are few, those that have most of it after them. */
async function findAll(db: Db, parsed: ParsedKeyword, filters: Filters): Promise<Found[]> {
  const whole = capTypes(await findRanked(db, parsed, filters))
  if (whole.length >= FEW) return whole
  return unite(whole, await findByAny(db, loosen(parsed), { limit: MORE, filters }))
}

/** The results page: ranked, counted by type and filter; `corrected` is what was looked for where a word was taken for another. */
export async function searchFair(db: Db, language: Language, input: SearchInput) {
  const parsed = await readKeyword(db, input.keyWord)
  const liveNow = parsed.terms.length === 0 ? [] : await liveExhibitors.port(db)
  const filters = toFilters(input, parsed.vocabulary, liveNow)
  const found = parsed.terms.length === 0 ? [] : await findAll(db, parsed, filters)
  const countOf = (type: number) => found.filter((one) => one.type === type).length
  const counts = {
    exhibits: countOf(searchTypes.exhibits),
    exhibitors: countOf(searchTypes.exhibitors),
    articles: countOf(searchTypes.articles),
    events: countOf(searchTypes.events),
    lives: countOf(searchTypes.lives),
    topics: countOf(searchTypes.topics),
    help: countOf(searchTypes.help),
  }
  const requested = input.type ? found.filter(({ type }) => type === input.type) : found
  const offset = toOffset(input)
  const hits = await describe(db, language, parsed, requested.slice(offset, offset + input.limit))
  return {
    ...toPage(hits, requested.length, input),
    counts,
    corrected: parsed.isCorrected && found.length > 0 ? parsed.keyword : '',
    marks: listMarks(parsed.groups),
    facets: await listFacets(db, language, requested, { facets: parsed.vocabulary.facets, live: liveNow }),
    nearby: found.length > 0 || filters.length > 0 ? [] : listNearby(parsed, language),
  }
}
