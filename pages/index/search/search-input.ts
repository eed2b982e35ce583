import { PRICE_STEPS } from '#contract/fair/search/limits.ts'
import { filterKinds } from '#contract/fair/search/types.ts'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { SearchInput } from '#src/features/fair/search/api.ts'

function findPrice(text: string): number | undefined {
  const step = /^\d$/.test(text) ? Number(text) : -1
  return step >= 0 && step <= PRICE_STEPS.length ? step : undefined
}

/** What the address of the results page asks for; a filter with a value that cannot be is not applied. */
export function readSearch(query: HashQuery): SearchInput {
  const type = query.text('type')
  const country = query.text('country')
  const [category, hall, price] = [query.id('category'), query.id('hall'), findPrice(query.text('price'))]
  return {
    keyWord: query.text('keyWord').trim().slice(0, KEYWORD_MAX),
    page: query.page,
    ...(/^[1-7]$/.test(type) ? { type: Number(type) } : {}),
    ...(category ? { category } : {}),
    ...(hall ? { hall } : {}),
    ...(price === undefined ? {} : { price }),
    ...(country ? { country } : {}),
    ...(query.text('vr') === '1' ? { vr: 1 } : {}),
    ...(query.text('live') === '1' ? { live: 1 } : {}),
  }
}

/** Whether the results are narrowed by a type or a filter. */
export const isFiltered = (input: SearchInput): boolean =>
  (['type', ...filterKinds] as const).some((name) => input[name] !== undefined)
