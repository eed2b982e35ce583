import type { AnalyticsEvent } from '#contract/operations/analytics/schemas.ts'
import { cutText } from '#contract/core/text/cut-text.ts'
import { BEACON_URL_LIMIT } from '#contract/core/limits.ts'

const FIELD_MAX = 1_000
/** Names of query fields that must never leave the page; what was searched for may. */
const secret = /^(x-auth0-)?(token|tokenkey|access_?token|user_?sig|ticket|preview)$/i

/** An address without secrets, in the query and in the hash's query alike. */
export function withoutSecrets(address: string): string {
  return address.replace(/([?&])([^=&#?]+)=[^&#?]*/g, (pair, mark: string, name: string) =>
    secret.test(name) ? `${mark}${name}=` : pair,
  )
}

/** The event as one address, a form with a length limit in the spec. */
export function addressForm(address: string, event: AnalyticsEvent): string {
  const fields = Object.entries(event).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  )
  return `${address}?${new URLSearchParams(fields).toString()}`
}

/** The longest beginning with which `fits` holds. */
function longest(text: string, fits: (text: string) => boolean): string {
  const characters = [...text]
  const beginning = (length: number): string => characters.slice(0, length).join('')
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(beginning(middle))) low = middle
    else high = middle - 1
  }
  return beginning(low)
}

/** Cuts referrer and address, the referrer first, until the address form has at most 2036 characters (spec: live §9). */
export function fitted(address: string, event: AnalyticsEvent): AnalyticsEvent {
  const short = { ...event, url: cutText(event.url, FIELD_MAX), referrer: cutText(event.referrer ?? '', FIELD_MAX) }
  const fits = (one: AnalyticsEvent) => addressForm(address, one).length <= BEACON_URL_LIMIT
  short.referrer = longest(short.referrer, (referrer) => fits({ ...short, referrer }))
  short.url = longest(short.url, (url) => fits({ ...short, url }))
  return short
}
