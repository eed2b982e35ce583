import { checkIn, getOfflineList, listCheckLists, sendEntries } from '#contract/commerce/check-in/endpoints.ts'
import type { Checked, CheckList, OfflineList } from '#contract/commerce/check-in/schemas.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import type { SendEntries } from '../offline/send-waiting'

/** What a gate asks of the server. */
export interface GateCalls {
  check: (listId: number, scan: { key: string; code: string }) => Promise<Checked>
  listGates: () => Promise<CheckList[]>
  getOfflineList: (listId: number) => Promise<OfflineList>
  sendEntries: SendEntries
}

/** ms after which a gate decides by itself: people stand before it. */
const CHECK_TIMEOUT_MS = 6_000
/** ms for a list of 100,000 tickets on a slow line */
const LIST_TIMEOUT_MS = 120_000

const quiet = { alerts: false, background: true }

export const gateCalls: GateCalls = {
  check: (listId, scan) =>
    call(checkIn, { ...scan, listId }, { alerts: false, request: { timeout: CHECK_TIMEOUT_MS } }),
  listGates: () => call(listCheckLists, {}, { ...quiet, request: { timeout: CHECK_TIMEOUT_MS } }),
  getOfflineList: (listId) => call(getOfflineList, { listId }, { ...quiet, request: { timeout: LIST_TIMEOUT_MS } }),
  sendEntries: (listId, entries) => call(sendEntries, { listId, entries }, quiet),
}

/** Whether no server of our own has answered: there is no network, or something between spoke in its place. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure === 'network' || error.failure === 'timeout' || (error.failure === 'refused' && error.code === 0))
