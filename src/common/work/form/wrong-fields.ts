import { ApiError, isRefusal } from '../../request/api-error'

/**
 * The fields of a form that the server does not accept, with its words: a path into the input such as
 * `document.title.zh` speaks of the field that stands in it.
 */
export function wrongFields(error: unknown, names: readonly string[]): { field: string; message: string }[] {
  const fields = error instanceof ApiError && isRefusal(error, 'BadInput') ? error.data?.['fields'] : undefined
  if (!Array.isArray(fields)) return []
  return fields.flatMap(({ field, message }: { field?: unknown; message?: unknown }) => {
    const name = names.find((one) => String(field).split('.').includes(one))
    return name === undefined ? [] : [{ field: name, message: String(message) }]
  })
}
