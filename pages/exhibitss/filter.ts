import { exhibitSorts } from '#contract/fair/exhibits/rules.ts'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { ExhibitFilter } from '#src/features/fair/exhibits/api.ts'

const LABEL_MAX = 9

/** The filter that the address asks for; what the server would refuse is left out. */
export function readFilter(query: HashQuery): ExhibitFilter {
  const input = query.text('sort')
  const label = query.id('label')
  return {
    page: query.page,
    keyWord: query.text('keyWord').slice(0, KEYWORD_MAX) || undefined,
    categoryId: query.id('categoryId'),
    hallId: query.id('hallId'),
    label: label !== undefined && label <= LABEL_MAX ? label : undefined,
    sort: exhibitSorts.find((sort) => sort === input),
  }
}
