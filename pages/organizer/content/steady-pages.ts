import type { HashQuery, Patch } from '#src/common/app/use-hash-query.ts'

/**
 * The pages of a list that others add to at its beginning: turned as the list was when one was last chosen afresh, so that
 * nothing is met twice. Its first page, and a changed filter, show what is new. `upTo`: the last row that the answer knew.
 */
export function steadyPages(query: HashQuery, upTo: number | undefined): HashQuery {
  const patched = (patch: Patch): Patch => ({
    ...patch,
    upTo: 'page' in patch && patch['page'] !== 1 ? (query.id('upTo') ?? upTo) : undefined,
  })
  return { ...query, to: (patch) => query.to(patched(patch)), set: (patch) => query.set(patched(patch)) }
}
