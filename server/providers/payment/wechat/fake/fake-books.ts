import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { writeMoment } from '../moment'

export type TradeState = 'SUCCESS' | 'REFUND' | 'NOTPAY' | 'CLOSED' | 'REVOKED' | 'USERPAYING' | 'PAYERROR'
export type RefundStatus = 'SUCCESS' | 'CLOSED' | 'PROCESSING' | 'ABNORMAL'

/** What the fair asks for a payment by. */
const Order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
  notify_url: z.url().max(255),
  amount: z.object({ total: z.int().positive(), currency: z.literal('CNY') }),
})

const RefundOrder = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= 80)
    .optional(),
  notify_url: z.url(),
  amount: z.object({ refund: z.int().positive(), total: z.int(), currency: z.literal('CNY') }),
})

export interface FakePayment {
  order: z.output<typeof Order>
  codeUrl: string
  state: TradeState
  /** What the payer has paid, fen. */
  fen: number
  transactionId: string
  paidAt: Date | undefined
}

export interface FakeRefund {
  order: z.output<typeof RefundOrder>
  refundId: string
  status: RefundStatus
  refundedAt: Date | undefined
}

/** A refusal of the fake's. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

/** What the fake believes: payments and refunds by our numbers. */
export function newFakeBooks({ mchId, appId }: { mchId: string; appId: string }) {
  const payments = new Map<string, FakePayment>()
  const refunds = new Map<string, FakeRefund>()

  function getPayment(number: string, code = 'ORDER_NOT_EXIST'): FakePayment {
    const payment = payments.get(number)
    if (!payment) throw new Refused(404, code)
    const isOver = Date.now() >= Date.parse(payment.order.time_expire)
    if (payment.state === 'NOTPAY' && isOver) payment.state = 'CLOSED'
    return payment
  }

  function getRefund(number: string): FakeRefund {
    const refund = refunds.get(number)
    if (!refund) throw new Refused(404, 'RESOURCE_NOT_EXISTS')
    return refund
  }

  return {
    mchId,
    payments,
    refunds,
    getPayment,
    getRefund,
    create(body: unknown): { code_url: string } {
      const read = Order.safeParse(body)
      if (!read.success || read.data.mchid !== mchId || read.data.appid !== appId) throw new Refused(400, 'PARAM_ERROR')
      const { data: order } = read
      const known = payments.has(order.out_trade_no) ? getPayment(order.out_trade_no) : undefined
      if (known && known.state !== 'NOTPAY')
        throw new Refused(400, known.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID')
      if (known && JSON.stringify(known.order) !== JSON.stringify(order)) throw new Refused(400, 'INVALID_REQUEST')
      const codeUrl = known?.codeUrl ?? `weixin://wxpay/bizpayurl?pr=${randomBytes(6).toString('hex')}`
      const unpaid = { fen: 0, transactionId: '', paidAt: undefined }
      if (!known) payments.set(order.out_trade_no, { order, codeUrl, state: 'NOTPAY', ...unpaid })
      return { code_url: codeUrl }
    },
    close(number: string): void {
      const payment = getPayment(number)
      if (payment.state === 'SUCCESS' || payment.state === 'REFUND') throw new Refused(400, 'ORDERPAID')
      if (payment.state === 'CLOSED') throw new Refused(400, 'ORDER_CLOSED')
      payment.state = 'CLOSED'
    },
    /** Pays as a phone does. Throws where it can no longer be paid. */
    pay(number: string, fen: number | undefined): void {
      const payment = getPayment(number)
      if (payment.state !== 'NOTPAY') throw new Error(`the payment cannot be paid: it is ${payment.state}`)
      const transactionId = `42000${Date.now()}${randomBytes(5).toString('hex')}`
      Object.assign(payment, {
        state: 'SUCCESS',
        fen: fen ?? payment.order.amount.total,
        transactionId,
        paidAt: new Date(),
      })
    },
    refund(body: unknown): FakeRefund {
      const read = RefundOrder.safeParse(body)
      if (!read.success) throw new Refused(400, 'PARAM_ERROR')
      const { data: order } = read
      const known = refunds.get(order.out_refund_no)
      if (known) {
        if (known.order.amount.refund !== order.amount.refund || known.order.out_trade_no !== order.out_trade_no)
          throw new Refused(400, 'INVALID_REQUEST')
        return known
      }
      const payment = getPayment(order.out_trade_no, 'RESOURCE_NOT_EXISTS')
      const held = [...refunds.values()].filter(
        (one) => one.order.out_trade_no === order.out_trade_no && one.status !== 'CLOSED' && one.status !== 'ABNORMAL',
      )
      const left = held.reduce((rest, one) => rest - one.order.amount.refund, payment.fen)
      if (order.amount.total !== payment.fen || order.amount.refund > left) throw new Refused(400, 'INVALID_REQUEST')
      const refundId = `50300${Date.now()}${randomBytes(5).toString('hex')}`
      const refund: FakeRefund = { order, refundId, status: 'PROCESSING', refundedAt: undefined }
      refunds.set(order.out_refund_no, refund)
      payment.state = 'REFUND'
      return refund
    },
    settleRefund(number: string, status: RefundStatus): void {
      const refundedAt = status === 'SUCCESS' ? new Date() : undefined
      Object.assign(getRefund(number), { status, refundedAt })
    },
    /** A payment as in queries and notifications. */
    writePayment({ order, state, fen, transactionId, paidAt }: FakePayment) {
      const { mchid, appid, out_trade_no } = order
      const common = { mchid, appid, out_trade_no, trade_state: state, trade_state_desc: state, attach: '' }
      if (!paidAt) return { ...common, amount: { total: order.amount.total, currency: 'CNY' } }
      const amount = { total: fen, payer_total: fen, currency: 'CNY', payer_currency: 'CNY' }
      const payer = { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' }
      const paid = { transaction_id: transactionId, success_time: writeMoment(paidAt), trade_type: 'NATIVE' }
      return { ...common, ...paid, bank_type: 'OTHERS', amount, payer }
    },
    /** A refund as in responses. */
    writeRefund({ order, refundId, status, refundedAt }: FakeRefund) {
      const { out_trade_no, out_refund_no } = order
      const common = { refund_id: refundId, out_refund_no, out_trade_no, status, channel: 'ORIGINAL' }
      const amount = { ...order.amount, payer_total: order.amount.total, payer_refund: order.amount.refund }
      return { ...common, ...(refundedAt ? { success_time: writeMoment(refundedAt) } : {}), amount }
    },
  }
}

export type FakeBooks = ReturnType<typeof newFakeBooks>
