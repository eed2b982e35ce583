import { HOLD_MS } from '#contract/commerce/orders/limits.ts'
import {
  type OrderAction,
  type OrderState,
  orderStateOf,
  type PayMethod,
  refundOf,
  type RefundState,
  type StoredRefundReason,
} from '#contract/commerce/orders/rules.ts'
import type { Order, OrderCard } from '#contract/commerce/orders/schemas.ts'
import type { BookingState, ServiceKind } from '#contract/commerce/services/rules.ts'
import type { RoomTemplate } from '#contract/fair/halls/rules.ts'
import type { Booking } from '#contract/commerce/services/schemas.ts'
import type { AdvertModule } from '#contract/fair/adverts/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { maskIdNumber, ticketStateOf } from '#contract/commerce/tickets/rules.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { CORRECTIONS_MAX } from '#contract/commerce/tickets/limits.ts'
import { type Both, byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { services } from '#src/mocks/commerce/services/services.ts'
import { type MockTicketType, ticketTypes } from '#src/mocks/commerce/tickets/types.ts'

/** An advert space, live hours or a template. */
export interface MockBooking {
  serviceId: number
  kind: ServiceKind
  place: AdvertModule | null
  template: RoomTemplate | null
  days: { from: string; until: string } | null
  /** Of a booth. */
  boothNumber?: string
  advert: Booking['advert']
}

export interface MockLine {
  /** Of the line and of its ticket or booking. */
  id: number
  /** 0: it is no ticket. */
  typeId: number
  booking: MockBooking | null
  name: Both
  quantity: number
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
  reason: StoredRefundReason
  /** Why the organizer refunded it. */
  note: string
  fen: number
  feeFen: number
  failure: string
  tries: number
  createdAt: string
  doneAt: string | null
}

/** What an order of tickets has no need of. */
export const ofTickets = {
  exhibitorId: null,
  isUnconfirmed: false,
  confirmedAt: null,
  declineReason: '',
  heldUntil: null,
} as const

export interface MockOrder {
  id: number
  number: string
  kind: 'ticket' | 'service'
  /** The owner; empty: none, it was sold at the door. */
  buyer: string
  /** The exhibitor it was ordered for; null: own tickets. */
  exhibitorId: number | null
  /** Who sold it there. */
  soldBy?: string
  stored: 'pending' | 'paid' | 'closed'
  /** The organizer has yet to confirm it. */
  isUnconfirmed: boolean
  confirmedAt: string | null
  declineReason: string
  /** null: as long as tickets are held. */
  heldUntil: string | null
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
export const heldUntilOf = ({ createdAt, heldUntil }: MockOrder): string =>
  heldUntil ?? new Date(Date.parse(createdAt) + HOLD_MS).toISOString()
export const paidOf = ({ unitFen, quantity, discountFen }: MockLine): number => unitFen * quantity - discountFen
export const payableOf = ({ lines }: MockOrder): number => lines.reduce((sum, line) => sum + paidOf(line), 0)

const refundOfLine = ({ refunds }: MockOrder, { refundId }: MockLine) => byIdOf(refunds, refundId)

/** Has something happen to an order. */
export function note(order: MockOrder, action: OrderAction): void {
  order.version += 1
  order.steps.push({ action, at: now() })
}

/** Closes an expired order. */
export function closeOverdue(order: MockOrder): MockOrder {
  if (order.stored === 'pending' && Date.parse(heldUntilOf(order)) <= Date.now()) {
    order.stored = 'closed'
    order.closeReason = order.isUnconfirmed ? 'unconfirmed' : 'overtime'
    note(order, 'close')
  }
  return order
}

export function stateOf(order: MockOrder): OrderState {
  const refundedLines = order.lines.filter((line) => refundOfLine(order, line)?.state === 'succeeded').length
  const { stored: state, isUnconfirmed, lines, refunds } = order
  return orderStateOf({ state, isUnconfirmed, lines: lines.length, refundedLines, refunds })
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

/** The outcome of what was ordered. */
export function stateOfBooking(order: MockOrder, line: MockLine): BookingState {
  if (order.stored !== 'paid') return order.stored === 'pending' ? 'held' : 'void'
  const refund = refundOfLine(order, line)
  return refund ? (refund.state === 'succeeded' ? 'refunded' : 'locked') : 'valid'
}

/** Until when it can be returned: an advert until its first day. */
function policyOf({ typeId, booking }: MockLine): { refundUntil: string | null; refundFeePercent: number } | undefined {
  if (!booking) return typeOf(typeId)?.document
  const service = byIdOf(services, booking.serviceId)
  if (!service?.refundUntil || !booking.days) return service
  const first = new Date(`${booking.days.from}T00:00:00+08:00`).toISOString()
  return { ...service, refundUntil: first < service.refundUntil ? first : service.refundUntil }
}

/** Whether it is paid, was not used and is not being refunded. */
export const isReturnable = (order: MockOrder, line: MockLine): boolean =>
  order.stored === 'paid' && line.refundId === null && line.usedAt === null

/** What would be returned of a line now. */
export function refundableOf(order: MockOrder, line: MockLine): { fen: number; feeFen: number } | null {
  const document = policyOf(line)
  if (!isReturnable(order, line) || !document?.refundUntil) return null
  if (Date.parse(document.refundUntil) <= Date.now()) return null
  return refundOf({ paidFen: paidOf(line), feePercent: document.refundFeePercent })
}

const masked = (holder: Holder | null) => ({
  holderName: holder?.name ?? '',
  holderIdType: holder?.idType ?? null,
  holderIdNumber: holder ? maskIdNumber(holder.idNumber) : '',
})

/** A booking as its order shows it. */
function bookingIn(order: MockOrder, line: MockLine): Order['lines'][0]['booking'] {
  if (!line.booking) return null
  const { kind, place, template, days, boothNumber = null } = line.booking
  return { id: line.id, kind, state: stateOfBooking(order, line), place, template, days, boothNumber }
}

const sumOf = (amounts: number[]): number => amounts.reduce((sum, one) => sum + one, 0)
const refundedOf = ({ refunds }: MockOrder): number =>
  sumOf(refunds.filter(({ state }) => state === 'succeeded').map(({ fen }) => fen))

export function orderIn(language: Language, order: MockOrder): Order {
  const { id, number, kind, version, couponName, contact, createdAt, confirmedAt, paidAt, method, closeReason } = order
  return {
    id,
    number,
    kind,
    state: stateOf(order),
    version,
    totalFen: sumOf(order.lines.map(({ unitFen, quantity }) => unitFen * quantity)),
    discountFen: sumOf(order.lines.map(({ discountFen }) => discountFen)),
    payableFen: payableOf(order),
    refundedFen: refundedOf(order),
    couponName,
    contact,
    createdAt,
    heldUntil: heldUntilOf(order),
    now: now(),
    confirmedAt,
    paidAt,
    method,
    closeReason,
    declineReason: order.declineReason,
    lines: order.lines.map((line) => ({
      id: line.id,
      name: say(language, line.name),
      quantity: line.quantity,
      unitFen: line.unitFen,
      discountFen: line.discountFen,
      paidFen: paidOf(line),
      refundable: refundableOf(order, line),
      returnable: isReturnable(order, line),
      refundId: line.refundId,
      ticket: line.booking
        ? null
        : {
            id: line.id,
            typeId: line.typeId,
            state: order.stored === 'paid' ? stateOfTicket(order, line) : null,
            ...masked(line.holder),
            days: line.days,
          },
      booking: bookingIn(order, line),
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
    quantity: sumOf(order.lines.map(({ quantity }) => quantity)),
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
