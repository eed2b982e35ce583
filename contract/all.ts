import * as account from './account'
import * as adverts from './adverts'
import * as analytics from './analytics'
import * as assistant from './assistant'
import * as challenges from './challenges'
import * as chat from './chat'
import * as codes from './codes'
import * as customerService from './customer-service'
import * as encryption from './encryption'
import type { AnyEndpoint } from './endpoint'
import * as enrollment from './enrollment'
import * as exhibitors from './exhibitors'
import * as exhibits from './exhibits'
import * as expo from './expo'
import * as halls from './halls'
import * as health from './health'
import * as help from './help'
import * as live from './live'
import * as liveManage from './live-manage'
import * as liveReserve from './live-reserve'
import * as liveRoom from './live-room'
import * as login from './login'
import * as loginFlows from './login-flows'
import * as management from './management'
import * as news from './news'
import * as regions from './regions'
import * as registration from './registration'
import * as reports from './reports'
import * as reset from './reset'
import * as review from './review'
import * as schedule from './schedule'
import * as search from './search'
import * as session from './session'
import * as uploads from './uploads'

const domains = {
  account,
  adverts,
  analytics,
  assistant,
  challenges,
  chat,
  codes,
  customerService,
  encryption,
  enrollment,
  exhibitors,
  exhibits,
  expo,
  halls,
  health,
  help,
  live,
  liveManage,
  liveReserve,
  liveRoom,
  login,
  loginFlows,
  management,
  news,
  regions,
  registration,
  reports,
  reset,
  review,
  schedule,
  search,
  session,
  uploads,
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
