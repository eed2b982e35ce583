import type { CashierPayment } from '#contract/commerce/cashier/schemas.ts'

/** Bears the amount, so that any page of the mock fair can lead to its own payment. */
export const mockCashierToken = (fen: number): string => `mock-cashier-token-${fen}`

/** Where the cashier's page of the mock fair is, for what a page asks money for. */
export const mockCashierAddress = (number: string, fen: number): string =>
  `${window.location.origin}/sandbox.html#/cashier?number=${number}&token=${mockCashierToken(fen)}`

/** The state that a number of the mock fair begins in, by its first letters; any other is open. */
const begins = { PAID: 'paid', CLOSED: 'closed', EXPIRED: 'expired' } as const

const states = new Map<string, CashierPayment['state']>()

function stateOf(number: string): CashierPayment['state'] {
  const begun = Object.entries(begins).find(([letters]) => number.startsWith(letters))
  return states.get(number) ?? begun?.[1] ?? 'open'
}

/** A payment of the mock fair; undefined where its token is none. */
export function findMockPayment(number: string, token: string): CashierPayment | undefined {
  const fen = Number(/^mock-cashier-token-([1-9]\d{0,8})$/.exec(token)?.[1] ?? 0)
  if (fen === 0) return undefined
  const state = stateOf(number)
  const minutes = state === 'expired' ? -1 : 15
  const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
  return { number, fen, description: '云展门票 · 单日票 × 2', expiresAt, state }
}

export interface MockPaymentNews {
  number: string
  state: CashierPayment['state']
}

/** The sandbox page is another page of the mock fair, with a memory of its own: it notifies the others of what was done. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mock-cashier')
channel?.addEventListener('message', ({ data }: MessageEvent<MockPaymentNews>) => states.set(data.number, data.state))

/** Notes the outcome of a payment, here and on the other pages. */
export function settleMockPayment(payment: CashierPayment, state: CashierPayment['state']): void {
  const { number } = payment
  if (payment.state !== 'open') return
  states.set(number, state)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
  channel?.postMessage({ number, state } satisfies MockPaymentNews)
}

/** What a payment of the mock fair is now, for the pages that requested the money. */
export const mockPaymentState = (number: string): CashierPayment['state'] => stateOf(number)
