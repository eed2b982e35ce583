import * as z from 'zod'
import type { PaymentState, RefundState } from '../port'

/** ms from the request of a refund until it has arrived */
export const REFUND_MS = 2_000

/** Also safe as the name of a file. */
const OwnNumber = z.string().regex(/^[A-Za-z0-9]{6,32}$/)
const fen = z.int().positive()

const Refund = z.object({
  number: OwnNumber,
  fen,
  reason: z.string(),
  requestedAt: z.coerce.date(),
  fails: z.boolean(),
})

/** A payment as its file holds it, with its refunds: whatever happens to it is one file written again. */
export const SandboxPayment = z.object({
  number: OwnNumber,
  /** What opens its page, and no other's. */
  token: z.string(),
  fen,
  description: z.string(),
  expiresAt: z.coerce.date(),
  isClosed: z.boolean(),
  paid: z.object({ at: z.coerce.date(), providerNumber: z.string() }).nullable(),
  /** Whether its refunds are to fail, as the payer chose: for trying out what the fair does then. */
  refundsFail: z.boolean(),
  refunds: z.array(Refund),
})

export type SandboxPayment = z.output<typeof SandboxPayment>
export type SandboxRefund = z.output<typeof Refund>

/** Where a refund's payment is found. */
export const RefundPlace = z.object({ paymentNumber: OwnNumber })

export const isNumber = (number: string): boolean => OwnNumber.safeParse(number).success

/** What a payment is by the clock: one that can no longer be paid is closed without anybody closing it. */
export function toPaymentState(payment: SandboxPayment, now = new Date()): PaymentState {
  const { paid, isClosed, expiresAt, fen: amount } = payment
  if (paid) return { state: 'paid', fen: amount, providerNumber: paid.providerNumber, paidAt: paid.at }
  return { state: isClosed || now >= expiresAt ? 'closed' : 'open' }
}

/** What a refund is by the clock, which carries it out though the server ends meanwhile. */
export function toRefundState({ requestedAt, fails, fen: amount }: SandboxRefund, now = new Date()): RefundState {
  const refundedAt = new Date(requestedAt.getTime() + REFUND_MS)
  if (now < refundedAt) return { state: 'processing' }
  if (fails) return { state: 'failed', reason: 'the payer chose at the sandbox that refunds fail' }
  return { state: 'succeeded', fen: amount, refundedAt }
}

/** What may still be returned, fen; refunds under way hold theirs. */
export function refundableFen(payment: SandboxPayment, now = new Date()): number {
  const held = payment.refunds.filter((refund) => toRefundState(refund, now).state !== 'failed')
  return held.reduce((left, refund) => left - refund.fen, payment.paid ? payment.fen : 0)
}

/** An open payment, closed; any other as it is. */
export const closeOpen = (payment: SandboxPayment): SandboxPayment =>
  toPaymentState(payment).state === 'open' ? { ...payment, isClosed: true } : payment
