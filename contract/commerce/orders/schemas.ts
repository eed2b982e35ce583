import * as z from 'zod/mini'
import { Day, Id, Instant, integer, pageInput, paged, text } from '#contract/core/shapes.ts'
import { ORDER_TICKETS_MAX } from '#contract/commerce/tickets/limits.ts'
import { holderIdTypes, ticketStates } from '#contract/commerce/tickets/rules.ts'
import { Holder } from '#contract/commerce/tickets/schemas.ts'
import { advertModules } from '#contract/fair/adverts/rules.ts'
import { SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import { NUMBER_MAX } from '#contract/fair/floor-plan/limits.ts'
import { bookingStates, serviceKinds } from '#contract/commerce/services/rules.ts'
import { roomTemplates } from '#contract/fair/halls/rules.ts'
import { ORDER_TYPES_MAX } from './limits'
import {
  closeReasons,
  orderActions,
  orderKinds,
  orderStates,
  payMethods,
  refundStates,
  storedRefundReasons,
} from './rules'

/** Made by the form: the same sent twice is placed once. */
const Key = text(64).check(z.minLength(8))
const Version = integer(1, 2_147_483_647)

const Line = z.object({
  id: z.int(),
  /** As it was when it was ordered. */
  name: z.string(),
  quantity: z.int(),
  /** Fen, of one. */
  unitFen: z.int(),
  /** Of the whole line: what the discount took, and what was paid. */
  discountFen: z.int(),
  paidFen: z.int(),
  /** What would be returned now, and kept; null: it cannot be returned. */
  refundable: z.nullable(z.object({ fen: z.int(), feeFen: z.int() })),
  /** It is paid, was not used and is not being refunded: an organizer can refund it in full. */
  returnable: z.boolean(),
  refundId: z.nullable(z.int()),
  ticket: z.nullable(
    z.object({
      id: z.int(),
      typeId: z.int(),
      /** null: the order is not paid. */
      state: z.nullable(z.enum(ticketStates)),
      holderName: z.string(),
      holderIdType: z.nullable(z.enum(holderIdTypes)),
      /** Masked. */
      holderIdNumber: z.string(),
      days: z.object({ from: z.string(), until: z.string() }),
    }),
  ),
  /** An advert space, live hours, a template or a booth; null: it is a ticket, which a badge is too. */
  booking: z.nullable(
    z.object({
      id: z.int(),
      kind: z.enum(serviceKinds),
      state: z.enum(bookingStates),
      place: z.nullable(z.enum(advertModules)),
      template: z.nullable(z.enum(roomTemplates)),
      days: z.nullable(z.object({ from: z.string(), until: z.string() })),
      /** Where a booth is now, or was ordered; of other kinds null. */
      boothNumber: z.nullable(z.string()),
    }),
  ),
})

const Refund = z.object({
  id: z.int(),
  number: z.string(),
  state: z.enum(refundStates),
  reason: z.enum(storedRefundReasons),
  /** Why the organizer refunded it; else empty. */
  note: z.string(),
  fen: z.int(),
  feeFen: z.int(),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
})

/** An order as its owner reads it; amounts are integers of fen. */
export const Order = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  version: z.int(),
  totalFen: z.int(),
  discountFen: z.int(),
  payableFen: z.int(),
  refundedFen: z.int(),
  couponName: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
  createdAt: Instant,
  /** Until when it waits: of services for the organizer, then for payment. */
  heldUntil: Instant,
  /** The server's clock, for the countdown. */
  now: Instant,
  confirmedAt: z.nullable(Instant),
  paidAt: z.nullable(Instant),
  method: z.nullable(z.enum(payMethods)),
  closeReason: z.nullable(z.enum(closeReasons)),
  /** Why the organizer did not confirm it; else empty. */
  declineReason: z.string(),
  lines: z.array(Line),
  refunds: z.array(Refund),
  steps: z.array(z.object({ action: z.enum(orderActions), at: Instant })),
})
export type Order = z.output<typeof Order>

/** A line of a list of orders. */
export const OrderCard = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  names: z.array(z.string()),
  quantity: z.int(),
  payableFen: z.int(),
  refundedFen: z.int(),
  createdAt: Instant,
  heldUntil: Instant,
  now: Instant,
})
export type OrderCard = z.output<typeof OrderCard>

/** Who a ticket is for: as typed, or a saved attendee of the buyer; the server fills in the details. */
const OrderedHolder = z.union([Holder, z.object({ attendeeId: Id })])

export const placeTicketOrder = {
  input: z.object({
    key: Key,
    lines: z
      .array(
        z.object({
          typeId: Id,
          quantity: integer(1, ORDER_TICKETS_MAX),
          /** One for each ticket; a group's may come later, and tickets without real names need none. */
          holders: z.array(OrderedHolder).check(z.maxLength(ORDER_TICKETS_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(ORDER_TYPES_MAX)),
    contact: z.object({ name: text(240), phone: text(60) }),
    /** The own coupon to be used. */
    couponId: z.nullable(Id),
    /** The price that the buyer saw; if it differs, the call is refused before an order is placed. */
    payableFen: integer(0, 2_000_000_000),
  }),
  output: Order,
}

/** Orders a service for the own exhibitor as it was seen, once for a key; the organizer confirms it within 12 hours. */
export const placeServiceOrder = {
  input: z.object({
    key: Key,
    serviceId: Id,
    /** Hours of live resources, or badges; else 1. */
    quantity: integer(1, 1_000),
    /** Of an advert, both included, in GMT+8; else null. */
    days: z.nullable(z.object({ from: Day, until: Day })),
    /** The number of a booth; else null. */
    booth: z._default(z.nullable(text(NUMBER_MAX)), null),
    /** Of badges, one each; else none. */
    holders: z.array(Holder).check(z.maxLength(ORDER_TICKETS_MAX)),
    contact: z.object({ name: text(240), phone: text(60) }),
    /** The price that the buyer saw; if it differs, the call is refused before an order is placed. */
    payableFen: integer(0, 2_000_000_000),
  }),
  output: Order,
}

export const listOwnOrders = {
  input: z.object({ ...pageInput, kind: z.optional(z.enum(orderKinds)), state: z.optional(z.enum(orderStates)) }),
  output: paged(OrderCard),
}

export const getOwnOrder = { input: z.object({ id: Id }), output: Order }

export const cancelOrder = { input: z.object({ id: Id, version: Version }), output: Order }

/** An order as finance and organizers read it. */
export const ManagedOrder = z.object({
  ...OrderCard.shape,
  /** Empty: it was sold at the door, and belongs to nobody. */
  buyer: z.string(),
  /** Who sold it at the door; null: it was ordered online. */
  soldBy: z.nullable(z.string()),
  contact: z.object({ name: z.string(), phone: z.string() }),
  paidAt: z.nullable(Instant),
  method: z.nullable(z.enum(payMethods)),
})
export type ManagedOrder = z.output<typeof ManagedOrder>

export const listOrders = {
  input: z.object({
    ...pageInput,
    keyWord: z.optional(text(60)),
    kind: z.optional(z.enum(orderKinds)),
    state: z.optional(z.enum(orderStates)),
    from: z.optional(Day),
    until: z.optional(Day),
  }),
  output: paged(ManagedOrder),
}

/** An order with all that belongs to it, as finance and organizers read it. */
export const ManagedOrderDetail = z.object({ ...Order.shape, buyer: z.string(), soldBy: z.nullable(z.string()) })
export type ManagedOrderDetail = z.output<typeof ManagedOrderDetail>

/** Confirms an order of services as it was seen: it can be paid from then on. */
export const confirmOrder = { input: z.object({ id: Id, version: Version }), output: ManagedOrderDetail }

/** Closes an order of services that cannot be had, with a reason. */
export const declineOrder = {
  input: z.object({ id: Id, version: Version, reason: text(SERVICE_REASON_MAX * 4) }),
  output: ManagedOrderDetail,
}

export const getOrder = { input: z.object({ id: Id }), output: ManagedOrderDetail }
