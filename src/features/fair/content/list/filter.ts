import { type ContentKind, type Referable, fieldsOf, kindRelated } from '#contract/fair/content/kinds.ts'
import { contentReviews, contentSorts, contentStates } from '#contract/fair/content/rules.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { ContentFilter } from '../api'

interface FilteredBy {
  name: string
  options: readonly string[]
  /** The kind that is referred to. */
  to?: Referable
}

/** The fields of a kind that its table can be filtered by: its choices, and what it refers to. */
export const filteredBy = (kind: ContentKind): FilteredBy[] =>
  Object.entries(fieldsOf(kind)).flatMap(([name, field]): FilteredBy[] => {
    if (field.type === 'choice' || field.type === 'choices') return [{ name, options: field.options }]
    return field.type === 'relation' || field.type === 'relations'
      ? [{ name, options: [], to: kindRelated(field.to) }]
      : []
  })

/** What the address asks of the table of a kind. */
export function readFilter(kind: ContentKind, query: HashQuery): ContentFilter {
  const state = contentStates.find((one) => one === query.text('state'))
  const review = contentReviews.find((one) => one === query.text('review'))
  const sort = contentSorts.find((one) => one === query.text('sort'))
  const keyWord = query.text('keyWord')
  const facets = filteredBy(kind).flatMap(({ name, options, to }) => {
    const value = to ? query.id(name)?.toString() : options.find((one) => one === query.text(name))
    return value === undefined ? [] : [[name, value]]
  })
  return {
    kind,
    ...(state ? { state } : {}),
    ...(review ? { review } : {}),
    ...(sort ? { sort } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(facets.length > 0 ? { facets: Object.fromEntries(facets) } : {}),
  }
}
