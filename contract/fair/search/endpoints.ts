import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** spec: common §7; an empty keyword has no suggestions */
export const suggest = endpoint<typeof schemas.suggest>({
  method: 'GET',
  path: '/ce-exhibition/sp/exhibitor/intelligentSearch/',
  access: 'public',
  cacheable: true,
})

/** Names that begin with the keyword, then names that hold it, then descriptions that hold it. */
export const searchFair = endpoint<typeof schemas.searchFair>({
  method: 'POST',
  path: '/ce-exhibition/sp/exhibitor/intelligentSearch/list', // path: ours
  access: 'public',
  reads: true,
  cacheable: true,
})

/** What was searched for most within the last 30 days and is not there, for who adds synonyms. */
export const listMissedSearches = endpoint<typeof schemas.listMissedSearches>({
  method: 'POST',
  path: '/ce-exhibition/mgr/search/missed', // path: ours
  access: 'editContent',
  reads: true,
})
