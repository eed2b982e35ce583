import * as adverts from './adverts'
import * as analytics from './analytics'
import type { AnyEndpoint } from './endpoint'
import * as exhibitors from './exhibitors'
import * as exhibits from './exhibits'
import * as expo from './expo'
import * as halls from './halls'
import * as health from './health'
import * as help from './help'
import * as live from './live'
import * as news from './news'
import * as schedule from './schedule'
import * as search from './search'
import * as session from './session'

const domains = {
  adverts,
  analytics,
  exhibitors,
  exhibits,
  expo,
  halls,
  health,
  help,
  live,
  news,
  schedule,
  search,
  session,
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** Every endpoint of the fair with its domain: for the OpenAPI page, the mocks and the tests. Not for the browser. */
export const allEndpoints: readonly { domain: string; name: string; endpoint: AnyEndpoint }[] = Object.entries(
  domains,
).flatMap(([domain, exports]) =>
  Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
  ),
)
