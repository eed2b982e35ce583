import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm'
import { parseSort, type SortBy } from '#contract/core/sort.ts'

/**
 * The order that was requested, by the column of each field; `last` makes it the same every time where fields are alike,
 * and is the whole order where none was requested.
 */
export function orderBy<Field extends string>(
  sort: SortBy<Field> | undefined,
  columns: Record<Field, SQLWrapper>,
  last: SQL[],
): SQL[] {
  if (sort === undefined) return last
  const { field, isDown } = parseSort<Field>(sort)
  return [(isDown ? desc : asc)(columns[field]), ...last]
}
