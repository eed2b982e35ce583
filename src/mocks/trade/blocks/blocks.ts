import type { Side } from '#contract/trade/appointments/rules.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { refuse } from '#src/mocks/core/mock.ts'

export interface MockBlock {
  exhibitorId: number
  accountId: number
  side: Side
  /** The account of who did it. */
  by: number
  at: string
}

const HOUR = 60

/** Of the mock fair's buyer one exhibitor, of its exhibitor two of its leads. */
export const blocks: MockBlock[] = [
  { exhibitorId: 3, accountId: 6, side: 'buyer', by: 6, at: minutesFromNow(-30 * HOUR) },
  { exhibitorId: 1, accountId: 203, side: 'exhibitor', by: 101, at: minutesFromNow(-4 * HOUR) },
  { exhibitorId: 1, accountId: 21, side: 'exhibitor', by: 1, at: minutesFromNow(-50 * HOUR) },
]

/** Whether a buyer has blocked an exhibitor. */
export const isBlockedByBuyer = (accountId: number, exhibitorId: number): boolean =>
  blocks.some((one) => one.side === 'buyer' && one.accountId === accountId && one.exhibitorId === exhibitorId)

/** Refuses an account's side that cannot begin anything new with an exhibitor, or with one of its leads. */
export function refuseBlocked(token: string, pair: { exhibitorId: number; accountId?: number }): void {
  const requester = accountOfToken(token)
  const side: Side = pair.accountId === undefined ? 'buyer' : 'exhibitor'
  const accountId = pair.accountId ?? Number(requester.userId)
  const own = blocks.filter((one) => one.exhibitorId === pair.exhibitorId && one.accountId === accountId)
  if (own.some((one) => one.side === side)) return refuse('TradeBlockedByYou')
  if (own.length > 0) refuse('TradeBlocked')
}
