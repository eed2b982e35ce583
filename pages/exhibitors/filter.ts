import { exhibitorSorts } from '#contract/fair/exhibitors/rules.ts'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { ExhibitorFilter } from '#src/features/fair/exhibitors/api.ts'

const types: Record<string, number> = { 0: 0, 1: 1 }

/** The filter that the address asks for; what the server would refuse is left out. */
export function readFilter(query: HashQuery): ExhibitorFilter {
  const input = query.text('sort')
  return {
    page: query.page,
    keyWord: query.text('keyWord').slice(0, KEYWORD_MAX) || undefined,
    hallId: query.id('hallId'),
    industryId: query.id('industryId'),
    exhibitionType: types[query.text('exhibitionType')],
    sort: exhibitorSorts.find((sort) => sort === input),
  }
}
