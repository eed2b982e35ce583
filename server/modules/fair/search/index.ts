import * as contract from '#contract/fair/search/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findSuggestions, searchFair } from './search.queries'

export { findAlike } from './alike.queries'
export { buildFacets } from './facets'
export { indexRecords, type Searchable, unindexRecord } from './search.index.queries.ts'
export { findRecords } from './records.queries'
export { estimatedEntryCount, isFound } from './search.match'
export { readKeyword, type Sought } from './sought.queries'
export { toTerm } from './keyword/terms'
export { liveExhibitors } from './live-exhibitors'
export { countSearches, fillHits, listTerms, noteSearches, type SearchNote } from './searched-terms.queries'
export { sweepWords } from './sweep-words.queries'
export { normalize, splitTerms, tokenizeTerm, tokenizeText } from './tokens'
export { defineSource, searchSources, toPlain } from './sources'
export { indexSources, reindexSources } from './reindex.queries.ts'
export { markStale, noteIndexed, takeOutdated, takeStale } from './stale.queries.ts'
export { searchEntryRecords } from './search.schema'

export const search: Route[] = [
  serve(contract.suggest, ({ db, language, input }) => findSuggestions(db, language, input.keyword)),
  serve(contract.searchFair, ({ db, language, input }) => searchFair(db, language, input)),
]
