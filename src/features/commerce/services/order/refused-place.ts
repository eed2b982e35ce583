import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { holderAt } from './draft'

/** Where in the form a path of what was sent stands, such as `holders.2.idNumber`. */
function placeOf(path: string): string | undefined {
  if (path.startsWith('contact')) return path === 'contact.phone' ? 'contact.phone' : 'contact.name'
  if (path.startsWith('days')) return 'days'
  if (path === 'quantity' || path === 'booth') return path
  const [, place, field] = /^holders\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
  return place === undefined ? undefined : holderAt(Number(place), field === 'name' ? 'name' : 'idNumber')
}

/** What the server refused, by where it stands in the form; empty where it is the order as a whole. */
export function refusedPlaces(error: unknown): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map()
  if (isRefusal(error, 'ServiceDayTaken')) return new Map([['days', error.message]])
  if (isRefusal(error, 'TicketsSoldOut')) return new Map([['quantity', error.message]])
  if (isRefusal(error, 'BoothTaken') || isRefusal(error, 'BoothNotFound')) return new Map([['booth', error.message]])
  const { field, fields }: Record<string, unknown> = { ...error.data }
  const wrong: { field?: unknown; message?: unknown }[] = isRefusal(error, 'BadInput')
    ? Array.isArray(fields)
      ? fields
      : []
    : [{ field, message: error.message }]
  return new Map(
    wrong.flatMap(({ field: path, message }) => {
      const at = placeOf(String(path))
      return at === undefined ? [] : [[at, String(message)] as const]
    }),
  )
}
