import { ApiError, isRefusal } from '../../request/api-error'

interface WrongField {
  field: string
  /** Which of its rows or values, from 1, where the field holds several. */
  place?: number
  message: string
}

/**
 * The fields of a form that the server does not accept, with its words: a path into the input such as
 * `document.speakers.1.name.zh` speaks of the field that stands in it, and of its second row.
 */
export function wrongFields(error: unknown, names: readonly string[]): WrongField[] {
  const fields = error instanceof ApiError && isRefusal(error, 'BadInput') ? error.data?.['fields'] : undefined
  if (!Array.isArray(fields)) return []
  return fields.flatMap(({ field, message }: { field?: unknown; message?: unknown }): WrongField[] => {
    const parts = String(field).split('.')
    // The first part that names a field: rows of it may have fields of the same names.
    const at = parts.findIndex((part) => names.includes(part))
    const name = parts[at]
    if (name === undefined) return []
    const place = Number.parseInt(parts[at + 1] ?? '', 10)
    return [{ field: name, message: String(message), ...(Number.isNaN(place) ? {} : { place: place + 1 }) }]
  })
}
