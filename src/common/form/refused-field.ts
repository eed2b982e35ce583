import type { ErrorName } from '#contract/core/refusals.ts'
import { ApiError, isRefusal } from '../request/api-error'

/**
 * The field of a form that a refusal speaks of: the one that it names, or the first that it may belong to; undefined when
 * it is the whole form.
 */
export function refusedField<Field extends string>(
  error: unknown,
  fields: Readonly<Record<Field, readonly ErrorName[]>>,
): Field | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `fields`
  const possible = (Object.keys(fields) as Field[]).filter((field) => isRefusal(error, ...fields[field]))
  return possible.find((field) => error instanceof ApiError && error.data?.['field'] === field) ?? possible[0]
}
