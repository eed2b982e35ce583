import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { payMethods } from '#contract/commerce/orders/rules.ts'
import type * as contract from '#contract/commerce/payments/endpoints.ts'
import { BILL_LINES_SHOWN, SUM_DAYS_MAX } from '#contract/commerce/payments/limits.ts'
import type { ManagedPayment, ManagedRefund } from '#contract/commerce/payments/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { BillLine } from '#server/providers/payment/port.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { addStep, touchOrder } from '#server/modules/commerce/orders/index.ts'
import type { PaymentOfOrder } from './list.queries'
import { listByDay } from './payments.queries'
import { receiveRefund } from './execute-refund'
import * as queries from './refunds.queries'
import { getProvider } from './start'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const DAY_MS = 86_400_000

export const presentPayment = ({ payment, orderNumber }: PaymentOfOrder): ManagedPayment => ({
  id: payment.id,
  number: payment.number,
  orderId: payment.orderId,
  orderNumber,
  method: payment.method,
  state: payment.state,
  fen: payment.fen,
  paidFen: payment.paidFen,
  refundedFen: payment.refundedFen,
  providerNumber: payment.providerNumber,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
})

export const presentRefund = ({ refund, orderNumber, payment }: queries.RefundOfOrder): ManagedRefund => ({
  id: refund.id,
  number: refund.number,
  orderId: refund.orderId,
  orderNumber,
  paymentNumber: payment?.number ?? '',
  method: payment?.method ?? 'free',
  state: refund.state,
  reason: refund.reason,
  note: refund.note,
  fen: refund.fen,
  feeFen: refund.feeFen,
  failure: refund.failure,
  tries: refund.tries,
  createdAt: refund.createdAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
})

/** Tries a failed refund again, with the same number. Throws RefundNotFound, OrderNotNow. */
export async function retryRefund(context: Context<Input<'retryRefund'>>): Promise<ManagedRefund> {
  const { db: reading, input, write } = context
  const { id: byAccount } = await getViewerAccount(context)
  if (!(await queries.findOfOrder(reading, input.id))) throw fail('RefundNotFound')
  await write(async (db) => {
    const moved = await queries.moveRefund(db, input.id, 'failed', { state: 'asked', failure: '', askAt: new Date() })
    if (!moved) throw fail('OrderNotNow')
    await addStep(db, { orderId: moved.orderId, action: 'retryRefund', byAccount })
    await touchOrder(db, moved.orderId)
  })
  const row = await queries.findOfOrder(reading, input.id)
  if (!row) throw fail('RefundNotFound')
  return presentRefund(row)
}

/** Writes down that finance has returned a refund by hand: of what no provider knows. Throws RefundNotFound, OrderNotNow. */
export async function settleRefund(context: Context<Input<'settleRefund'>>): Promise<ManagedRefund> {
  const { db, input } = context
  const { id: byAccount } = await getViewerAccount(context)
  const found = await queries.findOfOrder(db, input.id)
  if (!found) throw fail('RefundNotFound')
  const { refund, payment } = found
  if (refund.state !== 'asked' || !payment || payment.method === 'wechat') throw fail('OrderNotNow')
  const message = { state: 'succeeded', fen: refund.fen, refundedAt: new Date() } as const
  await receiveRefund(context, context, refund, message, byAccount)
  const row = await queries.findOfOrder(db, input.id)
  if (!row) throw fail('RefundNotFound')
  return presentRefund(row)
}

/** Each day of a span, oldest first. */
function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(until) && days.length < SUM_DAYS_MAX; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

const sum = (rows: readonly { fen: number }[]): number => rows.reduce((total, { fen }) => total + fen, 0)

/** What was taken and returned on each day, in GMT+8. */
export async function listDailySums({ db, input }: Context<Input<'listDailySums'>>) {
  const days = daysBetween(input.from, input.until)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const [from, until] = [chinaDayBounds(first).from, chinaDayBounds(last).until]
  const paid = (await listByDay(db, from, until)).map(({ paidAt, paidFen, method }) => ({
    at: paidAt,
    fen: paidFen,
    method,
  }))
  const given = (await queries.listDone(db, from, until)).map(({ refund: { doneAt, fen }, method }) => ({
    at: doneAt,
    fen,
    method: method ?? ('free' as const),
  }))
  const ofDay = (rows: typeof paid, day: string) => rows.filter(({ at }) => at !== null && chinaDay(at) === day)
  return days.map((day) => {
    const [in_, out] = [ofDay(paid, day), ofDay(given, day)]
    const methods = payMethods.flatMap((method) => {
      const [taken, given_] = [in_, out].map((rows) => rows.filter((one) => one.method === method))
      const sums = { method, paidFen: sum(taken ?? []), refundedFen: sum(given_ ?? []) }
      return sums.paidFen > 0 || sums.refundedFen > 0 ? [sums] : []
    })
    return { day, orders: in_.length, paidFen: sum(in_), refunds: out.length, refundedFen: sum(out), methods }
  })
}

/**
 * What our books say went through the provider on a day, by kind and number. A refund takes up to three days, and stands in
 * one bill: of the day on which it was requested, or has arrived. Where the bill has it, it is ours of whichever day.
 */
async function listOurs(db: Db, day: string, bill: readonly BillLine[]): Promise<Map<string, number>> {
  const { from, until } = chinaDayBounds(day)
  const paid = (await listByDay(db, from, until)).filter(({ method }) => method === 'wechat')
  const given = (await queries.listDone(db, from, until))
    .filter(({ method, refund }) => method === 'wechat' && refund.createdAt >= from)
    .map(({ refund }) => refund)
  const billed = bill.filter(({ about }) => about === 'refund').map(({ number }) => number)
  const known = await queries.listByNumbers(db, billed)
  return new Map([
    ...paid.map(({ number, paidFen }) => [`payment ${number}`, paidFen] as const),
    ...[...given, ...known].map(({ number, fen }) => [`refund ${number}`, fen] as const),
  ])
}

/** The provider's bill of a day against our books. Throws PaymentNotOffered, PaymentUnavailable. */
export async function compareBill(context: Context<Input<'compareBill'>>) {
  const provider = getProvider(context)
  const bill = await provider.bill(context.input.day).catch(() => {
    throw fail('PaymentUnavailable')
  })
  if (!bill) return { compared: null, differences: [] }
  const ours = await listOurs(context.db, context.input.day, bill)
  const theirs = new Map(bill.map(({ about, number, fen }) => [`${about} ${number}`, fen]))
  const differences = [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [about, number = ''] = key.split(' ')
    const [our, their] = [ours.get(key) ?? null, theirs.get(key) ?? null]
    if (our === their) return []
    return [
      { about: about === 'refund' ? ('refund' as const) : ('payment' as const), number, ours: our, theirs: their },
    ]
  })
  return { compared: theirs.size, differences: differences.slice(0, BILL_LINES_SHOWN) }
}
