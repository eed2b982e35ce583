import { chinaDay } from '#contract/core/china-time.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import { reasonText } from '#contract/core/reason.ts'
import { payMethods, type RefundReason } from '#contract/commerce/orders/rules.ts'
import * as contract from '#contract/commerce/payments/endpoints.ts'
import type { CallOff } from '#contract/commerce/payments/schemas.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { isInvoiced } from '#src/mocks/commerce/invoices/invoices.ts'
import { buyerName } from '#src/mocks/commerce/orders/close.ts'
import { findOwnOrder, isPayable } from '#src/mocks/commerce/orders/handlers.ts'
import {
  closeOverdue,
  heldUntilOf,
  isReturnable,
  type MockOrder,
  note,
  now,
  orderIn,
  paidOf,
  payableOf,
  refundableOf,
  stateOfTicket,
  typeOf,
} from '#src/mocks/commerce/orders/orders.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { mockNumber } from '#src/mocks/core/number.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

/** How long a code is good: an order of services waits longer. */
const CODE_MINUTES = 110
/** The mock fair pays an order at this look. */
const PAYS_AT_LOOK = 4

const paymentNumberOf = ({ number }: MockOrder): string => number.replace(/^[TS]/, 'P')

function pay(order: MockOrder): void {
  order.stored = 'paid'
  order.paidAt = now()
  order.method = 'wechat'
  note(order, 'pay')
}

type Refund = OutputOf<typeof contract.listRefunds>['list'][0]
const refundsOf = (order: MockOrder): Refund[] =>
  order.refunds.map((refund) => ({
    ...refund,
    orderId: order.id,
    orderNumber: order.number,
    paymentNumber: paymentNumberOf(order),
    method: order.method ?? 'wechat',
  }))

/** What a payment is by the outcome of its order. */
const stateOfPayment = { pending: 'open', paid: 'paid', closed: 'closed' } as const

/** The payment of an order; none where nothing was to pay, or nothing can be paid yet. */
function paymentsOf(order: MockOrder): OutputOf<typeof contract.listPayments>['list'] {
  if (order.method === 'free' || payableOf(order) === 0 || order.isUnconfirmed) return []
  const isPaid = order.stored === 'paid'
  const method = order.method ?? 'wechat'
  return [
    {
      id: order.id,
      number: paymentNumberOf(order),
      orderId: order.id,
      orderNumber: order.number,
      method,
      state: stateOfPayment[order.stored],
      fen: payableOf(order),
      paidFen: isPaid ? payableOf(order) : 0,
      refundedFen: isPaid ? sumOf(order.refunds.map(({ fen }) => fen)) : 0,
      providerNumber: isPaid && method === 'wechat' ? `42000025${String(order.id).padStart(8, '0')}` : '',
      createdAt: order.createdAt,
      paidAt: order.paidAt,
    },
  ]
}

const requests = new Map<string, MockOrder>()
const sumOf = (amounts: number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** Refunds lines by their policy, or with a note of the organizer in full. */
export function addRefund(order: MockOrder, lineIds: readonly number[], reason: Refund['reason'], remark = ''): void {
  const id = Math.max(0, ...orders.flatMap(({ refunds }) => refunds.map((one) => one.id))) + 1
  const lines = order.lines.filter((line) => lineIds.includes(line.id))
  const isByOrganizer = reason === 'organizer'
  const given = lines.flatMap((line) =>
    isByOrganizer ? { fen: paidOf(line), feeFen: 0 } : (refundableOf(order, line) ?? []),
  )
  order.refunds.push({
    id,
    number: mockNumber('R', chinaDay(new Date()), id),
    state: 'asked',
    reason,
    note: remark,
    fen: sumOf(given.map(({ fen }) => fen)),
    feeFen: sumOf(given.map(({ feeFen }) => feeFen)),
    failure: '',
    tries: 1,
    createdAt: now(),
    doneAt: null,
  })
  for (const line of lines) line.refundId = id
  note(order, isByOrganizer ? 'organizerRefund' : 'askRefund')
}

const dayOf = (at: string | null): string => (at === null ? '' : chinaDay(new Date(at)))

function sumsOf(day: string) {
  const paid = orders.filter(({ paidAt }) => dayOf(paidAt) === day)
  const refunds = orders.flatMap((one) => one.refunds).filter(({ doneAt }) => dayOf(doneAt) === day)
  return {
    day,
    orders: paid.length,
    paidFen: sumOf(paid.map(payableOf)),
    refunds: refunds.length,
    refundedFen: sumOf(refunds.map(({ fen }) => fen)),
    methods: payMethods.flatMap((method) => {
      const taken = sumOf(paid.filter((one) => one.method === method).map(payableOf))
      const given = orders.filter((one) => one.method === method).flatMap((one) => one.refunds)
      const back = sumOf(given.filter(({ doneAt }) => dayOf(doneAt) === day).map(({ fen }) => fen))
      return taken > 0 || back > 0 ? [{ method, paidFen: taken, refundedFen: back }] : []
    }),
  }
}

/** Tries a refund again, which succeeds now. */
function retry(id: number) {
  const order = orders.find(({ refunds }) => refunds.some((one) => one.id === id))
  const refund = order?.refunds.find((one) => one.id === id)
  if (!order || !refund) return refuse('RefundNotFound')
  if (refund.state !== 'failed') return refuse('OrderNotNow')
  refund.state = 'asked'
  refund.failure = ''
  refund.tries += 1
  note(order, 'retryRefund')
  return refundsOf(order).find((one) => one.id === id) ?? refuse('RefundNotFound')
}

/** Finance has returned a refund by hand. */
function settle(id: number) {
  const order = orders.find(({ refunds }) => refunds.some((one) => one.id === id))
  const refund = order?.refunds.find((one) => one.id === id)
  if (!order || !refund) return refuse('RefundNotFound')
  if (refund.state !== 'asked' || order.method === 'wechat') return refuse('OrderNotNow')
  refund.state = 'succeeded'
  refund.doneAt = now()
  note(order, 'refund')
  return refundsOf(order).find((one) => one.id === id) ?? refuse('RefundNotFound')
}

interface MockCallOff {
  key: string
  typeIds: number[]
  reason: RefundReason
  createdAt: string
  orders: number
  fen: number
}
const callOffs: MockCallOff[] = []

function affectedBy(typeIds: readonly number[]) {
  const all = orders.flatMap((order) =>
    order.lines.flatMap((line) => (typeIds.includes(line.typeId) ? [{ order, line }] : [])),
  )
  const paid = all.filter(({ order, line }) => order.stored === 'paid' && line.refundId === null)
  return {
    lines: paid.filter(({ line }) => line.usedAt === null),
    used: paid.filter(({ line }) => line.usedAt !== null).length,
    pending: [...new Set(all.flatMap(({ order }) => (order.stored === 'pending' ? [order] : [])))],
  }
}

function presentCallOff(language: Language, { key, typeIds, ...row }: MockCallOff): CallOff {
  const names = typeIds.flatMap((id) => typeOf(id)?.document.name ?? [])
  return {
    ...row,
    id: callOffs.findIndex((one) => one.key === key) + 1,
    typeNames: names.map(({ zh, en }) => say(language, [zh, en])),
    doneAt: row.createdAt,
  }
}

export const paymentHandlers = [
  mock(contract.getPayMethods, () => ({ wechat: true, sandbox: true })),
  mock(contract.startPayment, ({ input, token }) => {
    const order = findOwnOrder(input.orderId, token) ?? refuse('OrderNotFound')
    if (order.closeReason === 'overtime') return refuse('OrderOvertime')
    if (!isPayable(order)) return refuse('OrderNotNow')
    order.looks = 0
    const number = paymentNumberOf(order)
    const codeUrl = `${window.location.origin}/sandbox.html#/cashier?number=${number}&token=mock`
    const [heldUntil, codeUntil] = [heldUntilOf(order), minutesFromNow(CODE_MINUTES)]
    const expiresAt = heldUntil < codeUntil ? heldUntil : codeUntil
    return { number, fen: payableOf(order), codeUrl, sandbox: true, expiresAt, now: now() }
  }),
  mock(contract.checkPayment, ({ input, token, language }) => {
    const order = findOwnOrder(input.orderId, token) ?? refuse('OrderNotFound')
    order.looks += 1
    if (order.looks >= PAYS_AT_LOOK && isPayable(order)) pay(order)
    return orderIn(language, order)
  }),
  mock(contract.requestRefund, ({ input, token, language }) => {
    const known = requests.get(input.key)
    if (known) return orderIn(language, known)
    const order = findOwnOrder(input.orderId, token) ?? refuse('OrderNotFound')
    if (isInvoiced(order.id)) return refuse('OrderInvoiced')
    const lines = order.lines.filter(({ id }) => input.lineIds.includes(id))
    const given = lines.map((line) => (stateOfTicket(order, line) === 'locking' ? null : refundableOf(order, line)))
    if (lines.length < input.lineIds.length || given.includes(null)) return refuse('RefundNotAllowed')
    if (sumOf(given.map((one) => one?.fen ?? 0)) !== input.fen) return refuse('OrderPriceChanged')
    addRefund(order, input.lineIds, input.reason)
    requests.set(input.key, order)
    return orderIn(language, order)
  }),
  mock(contract.refundService, ({ input, language }) => {
    const remark = input.note.trim()
    refuseBreaches({ note: reasonText(remark) })
    const found = byIdOf(orders, input.orderId)
    const order = found?.kind === 'service' ? found : refuse('OrderNotFound')
    const managed = () => ({ ...orderIn(language, order), buyer: buyerName(language, order), soldBy: null })
    if (requests.has(input.key)) return managed()
    const lines = order.lines.filter(({ id }) => input.lineIds.includes(id))
    if (lines.length < input.lineIds.length || !lines.every((line) => isReturnable(order, line)))
      return refuse('RefundNotAllowed')
    if (sumOf(lines.map(paidOf)) !== input.fen) return refuse('OrderPriceChanged')
    addRefund(order, input.lineIds, 'organizer', remark)
    requests.set(input.key, order)
    return managed()
  }),
  mock(contract.listPayments, ({ input }) =>
    paginate(
      orders
        .map(closeOverdue)
        .flatMap(paymentsOf)
        .filter(({ state }) => state === (input.state ?? state))
        .filter(({ method }) => method === (input.method ?? method))
        .filter((one) => containsText(input.keyWord, one.number, one.orderNumber, one.providerNumber))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
      input,
    ),
  ),
  mock(contract.listRefunds, ({ input }) =>
    paginate(
      orders
        .flatMap(refundsOf)
        .filter(({ state }) => state === (input.state ?? state))
        .filter(({ number, orderNumber }) => containsText(input.keyWord, number, orderNumber))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
      input,
    ),
  ),
  mock(contract.retryRefund, ({ input }) => retry(input.id)),
  mock(contract.settleRefund, ({ input }) => settle(input.id)),
  mock(contract.listDailySums, ({ input }) =>
    [
      ...new Set(
        orders.flatMap(({ paidAt, refunds }) => [dayOf(paidAt), ...refunds.map(({ doneAt }) => dayOf(doneAt))]),
      ),
    ]
      .filter((day) => day !== '' && day >= input.from && day <= input.until)
      .toSorted()
      .map(sumsOf),
  ),
  mock(contract.compareBill, ({ input }) => {
    const paid = orders.filter(({ method, paidAt }) => method === 'wechat' && dayOf(paidAt) === input.day)
    const [first] = paid
    return {
      compared: dayOf(now()) === input.day ? null : paid.length,
      differences: first
        ? [{ about: 'payment' as const, number: paymentNumberOf(first), ours: payableOf(first), theirs: null }]
        : [],
    }
  }),
  mock(contract.previewCallOff, ({ input }) => {
    const { used, pending, ...affected } = affectedBy(input.typeIds)
    const paid = affected.lines
    return {
      orders: new Set(paid.map(({ order }) => order.id)).size,
      tickets: paid.length,
      fen: sumOf(paid.map(({ line }) => line.unitFen - line.discountFen)),
      used,
      pending: pending.length,
    }
  }),
  mock(contract.callOff, ({ input, language }) => {
    const known = callOffs.find(({ key }) => key === input.key)
    if (known) return presentCallOff(language, known)
    const { lines, pending } = affectedBy(input.typeIds)
    const fen = sumOf(lines.map(({ line }) => line.unitFen - line.discountFen))
    if (fen !== input.fen) return refuse('OrderPriceChanged', { payableFen: fen })
    for (const order of pending) Object.assign(order, { stored: 'closed', closeReason: 'calledOff' })
    const affected = [...new Set(lines.map(({ order }) => order))]
    for (const order of affected) {
      const ids = lines.flatMap((one) => (one.order === order ? [one.line.id] : []))
      addRefund(order, ids, input.reason)
    }
    for (const id of input.typeIds) {
      const type = typeOf(id)
      if (type) type.document = { ...type.document, halted: true }
    }
    const row = {
      key: input.key,
      typeIds: input.typeIds,
      reason: input.reason,
      createdAt: now(),
      orders: affected.length,
      fen,
    }
    callOffs.unshift(row)
    return presentCallOff(language, row)
  }),
  mock(contract.listCallOffs, ({ language }) => callOffs.map((row) => presentCallOff(language, row))),
]
