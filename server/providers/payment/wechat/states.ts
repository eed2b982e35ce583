import * as z from 'zod'
import type { PaymentState, RefundState } from '../port'

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const fen = z.int().positive()
const yuan = z.literal('CNY').optional()

/**
 * A payment as in queries and notifications. Of the unpaid ones REVOKED is none of those that a QR opens;
 * PAYERROR says that one try failed, after which another may succeed until it is closed.
 */
export const Transaction = z.union([
  z.object({
    trade_state: z.enum(['SUCCESS', 'REFUND']),
    out_trade_no: z.string(),
    mchid: z.string(),
    appid: z.string(),
    transaction_id: z.string().min(1),
    success_time: moment,
    amount: z.object({ total: fen, currency: yuan }),
  }),
  z.object({
    trade_state: z.enum(['NOTPAY', 'USERPAYING', 'PAYERROR', 'CLOSED', 'REVOKED']),
    out_trade_no: z.string(),
    mchid: z.string(),
    appid: z.string(),
  }),
])

export function toPaymentState(transaction: z.output<typeof Transaction>): PaymentState {
  switch (transaction.trade_state) {
    case 'SUCCESS':
    case 'REFUND': {
      const { amount, transaction_id: providerNumber, success_time: paidAt } = transaction
      return { state: 'paid', fen: amount.total, providerNumber, paidAt }
    }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    default:
      return { state: 'open' }
  }
}

const amount = z.object({ refund: fen })
const succeeded = { success_time: moment, amount }
const others = z.enum(['CLOSED', 'PROCESSING', 'ABNORMAL'])

/** A refund as in responses. */
export const Refund = z.union([
  z.object({ out_refund_no: z.string(), status: z.literal('SUCCESS'), ...succeeded }),
  z.object({ out_refund_no: z.string(), status: others, amount }),
])

/** A refund as notifications report it. */
export const ReportedRefund = z.union([
  z.object({ mchid: z.string(), out_refund_no: z.string(), refund_status: z.literal('SUCCESS'), ...succeeded }),
  z.object({ mchid: z.string(), out_refund_no: z.string(), refund_status: others, amount }),
])

type KnownRefund =
  | { status: 'SUCCESS'; success_time: Date; amount: { refund: number } }
  | { status: z.output<typeof others>; amount: { refund: number } }

export function toRefundState(refund: KnownRefund): RefundState {
  switch (refund.status) {
    case 'SUCCESS':
      return { state: 'succeeded', fen: refund.amount.refund, refundedAt: refund.success_time }
    case 'PROCESSING':
      return { state: 'processing' }
    case 'CLOSED':
      return { state: 'failed', reason: 'WeChat Pay closed the refund' }
    default:
      return { state: 'failed', reason: 'WeChat Pay could not give the money to the payer’s account' }
  }
}

/** The state of a refund that a notification reports. */
export const toReportedState = (notified: z.output<typeof ReportedRefund>): RefundState =>
  toRefundState(
    notified.refund_status === 'SUCCESS'
      ? { status: notified.refund_status, success_time: notified.success_time, amount: notified.amount }
      : { status: notified.refund_status, amount: notified.amount },
  )
