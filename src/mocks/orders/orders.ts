import { HOLD_MS } from '../../../contract/orders/limits'
import {
  type OrderAction,
  type OrderState,
  orderStateOf,
  type PayMethod,
  type RefundReason,
  refundOf,
  type RefundState,
} from '../../../contract/orders/rules'
import type { Order, OrderCard } from '../../../contract/orders/schemas'
import type { Language } from '../../../contract/core/language'
import { maskIdNumber, ticketStateOf } from '../../../contract/tickets/rules'
import type { Holder, Ticket } from '../../../contract/tickets/schemas'
import { CORRECTIONS_MAX } from '../../../contract/tickets/limits'
import { type Both, byIdOf, say } from '../core/bilingual'
import { type MockTicketType, ticketTypes } from '../tickets/types'

export interface MockLine {
  /** Of the line and of its ticket. */
  id: number
  typeId: number
  name: Both
  unitFen: number
  discountFen: number
  refundId: number | null
  holder: Holder | null
  corrections: number
  code: string
  usedAt: string | null
  /** As they were when it was ordered. */
  days: { from: string; until: string }
}

interface MockRefund {
  id: number
  number: string
  state: RefundState
  reason: RefundReason
  fen: number
  feeFen: number
  failure: string
  tries: number
  createdAt: string
  doneAt: string | null
}

export interface MockOrder {
  id: number
  number: string
  kind: 'ticket' | 'service'
  /** Whose it is; empty: nobody's, it was sold at the door. */
  buyer: string
  /** Who sold it there. */
  soldBy?: string
  stored: 'pending' | 'paid' | 'closed'
  closeReason: Order['closeReason']
  version: number
  couponName: string
  contact: { name: string; phone: string }
  createdAt: string
  paidAt: string | null
  method: PayMethod | null
  lines: MockLine[]
  refunds: MockRefund[]
  steps: Order['steps']
  /** Looks at its payment: the mock fair pays by itself after some. */
  looks: number
}

export const now = (): string => new Date().toISOString()
export const typeOf = (id: number): MockTicketType | undefined => byIdOf(ticketTypes, id)
export const heldUntilOf = ({ createdAt }: MockOrder): string => new Date(Date.parse(createdAt) + HOLD_MS).toISOString()
const paidOf = ({ unitFen, discountFen }: MockLine): number => unitFen - discountFen
export const payableOf = ({ lines }: MockOrder): number => lines.reduce((sum, line) => sum + paidOf(line), 0)

const refundOfLine = ({ refunds }: MockOrder, { refundId }: MockLine) => byIdOf(refunds, refundId)

/** Has something happen to an order. */
export function note(order: MockOrder, action: OrderAction): void {
  order.version += 1
  order.steps.push({ action, at: now() })
}

/** Closes an order whose time is over. */
export function closeOverdue(order: MockOrder): MockOrder {
  if (order.stored === 'pending' && Date.parse(heldUntilOf(order)) <= Date.now()) {
    order.stored = 'closed'
    order.closeReason = 'overtime'
    note(order, 'close')
  }
  return order
}

export function stateOf(order: MockOrder): OrderState {
  const refundedLines = order.lines.filter((line) => refundOfLine(order, line)?.state === 'succeeded').length
  return orderStateOf({ state: order.stored, lines: order.lines.length, refundedLines, refunds: order.refunds })
}

const isNamed = (line: MockLine): boolean => line.holder !== null || typeOf(line.typeId)?.document.realName === false

export function stateOfTicket(order: MockOrder, line: MockLine): Ticket['state'] {
  const refund = refundOfLine(order, line)
  return ticketStateOf(
    {
      refunded: refund?.state === 'succeeded',
      locked: refund !== undefined && refund.state !== 'succeeded',
      used: line.usedAt !== null,
      named: isNamed(line),
      days: line.days,
    },
    new Date(),
  )
}

/** What would be given back of a line now. */
export function refundableOf(order: MockOrder, line: MockLine): { fen: number; feeFen: number } | null {
  const document = typeOf(line.typeId)?.document
  if (order.stored !== 'paid' || line.refundId !== null || line.usedAt !== null || !document?.refundUntil) return null
  if (Date.parse(document.refundUntil) <= Date.now()) return null
  return refundOf({ paidFen: paidOf(line), feePercent: document.refundFeePercent })
}

const masked = (holder: Holder | null) => ({
  holderName: holder?.name ?? '',
  holderIdType: holder?.idType ?? null,
  holderIdNumber: holder ? maskIdNumber(holder.idNumber) : '',
})

const sumOf = (amounts: number[]): number => amounts.reduce((sum, one) => sum + one, 0)
const refundedOf = ({ refunds }: MockOrder): number =>
  sumOf(refunds.filter(({ state }) => state === 'succeeded').map(({ fen }) => fen))

export function orderIn(language: Language, order: MockOrder): Order {
  const { id, number, kind, version, couponName, contact, createdAt, paidAt, method, closeReason } = order
  return {
    id,
    number,
    kind,
    state: stateOf(order),
    version,
    totalFen: sumOf(order.lines.map(({ unitFen }) => unitFen)),
    discountFen: sumOf(order.lines.map(({ discountFen }) => discountFen)),
    payableFen: payableOf(order),
    refundedFen: refundedOf(order),
    couponName,
    contact,
    createdAt,
    heldUntil: heldUntilOf(order),
    now: now(),
    paidAt,
    method,
    closeReason,
    lines: order.lines.map((line) => ({
      id: line.id,
      name: say(language, line.name),
      quantity: 1,
      unitFen: line.unitFen,
      discountFen: line.discountFen,
      paidFen: paidOf(line),
      refundable: refundableOf(order, line),
      refundId: line.refundId,
      ticket: {
        id: line.id,
        typeId: line.typeId,
        state: order.stored === 'paid' ? stateOfTicket(order, line) : null,
        ...masked(line.holder),
        days: line.days,
      },
    })),
    refunds: order.refunds.map(({ failure: _failure, tries: _tries, ...refund }) => refund),
    steps: order.steps,
  }
}

export function orderCardIn(language: Language, order: MockOrder): OrderCard {
  const { id, number, kind, createdAt } = order
  return {
    id,
    number,
    kind,
    state: stateOf(order),
    names: [...new Set(order.lines.map(({ name }) => say(language, name)))],
    quantity: order.lines.length,
    payableFen: payableOf(order),
    refundedFen: refundedOf(order),
    createdAt,
    heldUntil: heldUntilOf(order),
    now: now(),
  }
}

export function ticketIn(language: Language, order: MockOrder, line: MockLine): Ticket {
  const document = typeOf(line.typeId)?.document
  const state = stateOfTicket(order, line)
  const { holder } = line
  return {
    id: line.id,
    orderId: order.id,
    orderNumber: order.number,
    typeId: line.typeId,
    kind: document?.kind ?? 'day',
    name: say(language, line.name),
    state,
    code: line.code,
    qr: state === 'inactive' || state === 'unused' ? `YZ1.${line.code}.mock-signature-of-the-fair` : '',
    days: line.days,
    hours: document?.hours ?? { from: '09:00', until: '17:30' },
    holder: holder && { ...holder, idNumber: maskIdNumber(holder.idNumber) },
    realName: document?.realName ?? false,
    mayName:
      (document?.realName ?? false) &&
      (state === 'inactive' || state === 'unused') &&
      (holder === null || line.corrections < CORRECTIONS_MAX),
    usedAt: line.usedAt,
  }
}
