import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { holderAt, quantityAt, type toInput } from './draft'

type Sent = Pick<ReturnType<typeof toInput>, 'lines' | 'places'>

/** Where in the form a path of what was sent stands, such as `lines.0.holders.2.idNumber`. */
function placeOf(path: string, { lines, places }: Sent): string | undefined {
  if (path.startsWith('contact.')) return path === 'contact.phone' ? 'contact.phone' : 'contact.name'
  const [, line = '', holder, field] = /^lines\.(\d+)(?:\.holders\.(\d+)(?:\.(\w+))?)?/.exec(path) ?? []
  const sent = lines[Number(line)]
  if (line === '' || !sent) return undefined
  const place = places[Number(line)]?.[Number(holder)]
  const { typeId } = sent
  if (holder === undefined || place === undefined) return quantityAt(typeId)
  return holderAt(typeId, place, field === 'name' ? 'name' : 'idNumber')
}

/** What the server refused, by where it stands in the form; empty where it is the order as a whole. */
export function refusedPlaces(error: unknown, sent: Sent): Map<string, string> {
  if (!(error instanceof ApiError)) return new Map()
  const messages = new Map<string, string>()
  const say = (at: string | undefined, message: string) => {
    if (at !== undefined) messages.set(at, message)
  }
  if (isRefusal(error, 'BadInput')) {
    const fields = error.data?.['fields']
    const wrong: { field?: unknown; message?: unknown }[] = Array.isArray(fields) ? fields : []
    for (const { field, message } of wrong) say(placeOf(String(field), sent), String(message))
    return messages
  }
  const { field, typeId }: Record<string, unknown> = { ...error.data }
  if (typeof field === 'string') say(placeOf(field, sent), error.message)
  else if (typeof typeId === 'number') say(quantityAt(typeId), error.message)
  return messages
}
