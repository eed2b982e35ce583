import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { demandSorts } from '#contract/trade/demands/rules.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { DemandFilter } from '#src/features/trade/demands/api.ts'

export const DEMANDS_PER_PAGE = 12

/** The filter that the address asks for; what the server would refuse is left out. */
export function readFilter(query: HashQuery): DemandFilter {
  const input = query.text('sort')
  return {
    page: query.page,
    limit: DEMANDS_PER_PAGE,
    keyWord: query.text('keyWord').slice(0, KEYWORD_MAX) || undefined,
    categoryId: query.id('categoryId'),
    open: query.text('open') === '1' ? true : undefined,
    sort: demandSorts.find((sort) => sort === input),
  }
}
