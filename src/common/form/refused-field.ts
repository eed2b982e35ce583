import type { ErrorName } from '../../../contract/core/errors'
import { isRefusal } from '../request/api-error'

/** The field of a form that a refusal speaks of; undefined when it is the whole form. */
export function refusedField<Field extends string>(
  error: unknown,
  fields: Readonly<Record<Field, readonly ErrorName[]>>,
): Field | undefined {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `fields`
  return (Object.keys(fields) as Field[]).find((field) => isRefusal(error, ...fields[field]))
}
