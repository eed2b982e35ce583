import * as contract from '#contract/fair/search/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { listMissed } from './searched-terms.queries'
import { findSuggestions, searchFair } from './results/results.queries'

export { findSimilar } from './match/similar.queries'
export { buildFacets } from './entries/facets'
export { indexRecords, type Searchable, unindexRecord } from './entries/entries.queries.ts'
export { findRecords } from './match/records.queries'
export { holdsToken } from './match/condition.match'
export { isFound } from './match/is-found.match'
export { estimatedEntryCount } from './match/visible.match'
export { readKeyword, type ParsedKeyword } from './keyword/parsed-keyword.queries'
export { toTerm } from './keyword/terms'
export { liveExhibitors } from './results/live-exhibitors'
export { countSearches, fillHits, listTerms, noteSearches, type SearchNote } from './searched-terms.queries'
export { sweepWords } from './keyword/sweep-words.queries'
export { normalize, splitTerms, tokenizeTerm, tokenizeText } from './text/tokens'
export { defineSource, searchSources, toPlain } from './entries/sources.queries'
export { indexSources, reindexSources } from './entries/reindex.queries.ts'
export { markStale, noteIndexed, takeOutdated, takeStale } from './entries/stale.queries.ts'
export { searchEntryRecords } from './search.schema'

export const search: Route[] = [
  serve(contract.suggest, ({ db, language, input }) => findSuggestions(db, language, input.keyword)),
  serve(contract.listMissedSearches, ({ db }) => listMissed(db, new Date())),
  serve(contract.searchFair, ({ db, language, input }) => searchFair(db, language, input)),
]
