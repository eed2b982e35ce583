/** What is sold. */
export const orderKinds = ['ticket', 'service'] as const
export type OrderKind = (typeof orderKinds)[number]

/**
 * How an order stands (spec: live §4), derived from its own step, its payments and its refunds. `confirming`: one of
 * services that the organizer has not confirmed yet.
 */
export const orderStates = [
  'confirming',
  'pending',
  'paid',
  'closed',
  'refunding',
  'refunded',
  'partlyRefunded',
  'refundFailed',
] as const
export type OrderState = (typeof orderStates)[number]

/**
 * Why it was closed: by its owner, since its time to be paid or to be confirmed was over, or by the organizer: what it was of
 * was canceled, or the order was not confirmed.
 */
export const closeReasons = ['cancelled', 'overtime', 'calledOff', 'unconfirmed', 'declined'] as const

/** `cash` and `terminal`: taken at the door, by hand or by a terminal that is none of the fair's. */
export const payMethods = ['wechat', 'transfer', 'free', 'cash', 'terminal'] as const
export const doorMethods = ['cash', 'terminal'] as const satisfies readonly (typeof payMethods)[number][]
export type DoorMethod = (typeof doorMethods)[number]
export type PayMethod = (typeof payMethods)[number]

/** Why tickets are returned (spec: live §9). */
export const refundReasons = ['repeat', 'selection', 'realName', 'personal', 'weather', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]

/** The same as they are stored. `organizer`: the organizer refunded it, and says why in a note. */
export const storedRefundReasons = [...refundReasons, 'organizer'] as const
export type StoredRefundReason = (typeof storedRefundReasons)[number]

/** `open`: it waits for the payer; `closed`: it was given up, and cannot be paid any more. */
export const paymentStates = ['open', 'paid', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** `asked`: the refund is in progress; `failed`: finance has it. */
export const refundStates = ['asked', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** What happened to an order, as its history says it. */
export const orderActions = [
  'place',
  'confirm',
  'pay',
  'close',
  'reopen',
  'askRefund',
  'organizerRefund',
  'refund',
  'refundFailed',
  'retryRefund',
  'returnPayment',
] as const
export type OrderAction = (typeof orderActions)[number]

interface Standing {
  state: 'pending' | 'paid' | 'closed'
  /** Of services: whether the organizer has yet to confirm it. */
  isUnconfirmed: boolean
  /** Of what was ordered: how many lines there are, and how many were returned. */
  lines: number
  refundedLines: number
  refunds: readonly { state: RefundState }[]
}

/** How an order stands, of what is stored of it. A failed refund is reported before one that is under way. */
export function orderStateOf({ state, isUnconfirmed, lines, refundedLines, refunds }: Standing): OrderState {
  if (state === 'pending' && isUnconfirmed) return 'confirming'
  if (state !== 'paid') return state
  if (refunds.some((one) => one.state === 'failed')) return 'refundFailed'
  if (refunds.some((one) => one.state === 'asked')) return 'refunding'
  if (refundedLines === 0) return 'paid'
  return refundedLines < lines ? 'partlyRefunded' : 'refunded'
}

/** What is returned of a line and what is kept, in fen; the fee is rounded in the payer's favour. */
export function refundOf({ paidFen, feePercent }: { paidFen: number; feePercent: number }): {
  fen: number
  feeFen: number
} {
  const feeFen = Math.floor((paidFen * feePercent) / 100)
  return { fen: paidFen - feeFen, feeFen }
}
