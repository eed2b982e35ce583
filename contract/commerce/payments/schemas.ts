import * as z from 'zod/mini'
import { Day, Id, Instant, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { ManagedOrderDetail, Order } from '#contract/commerce/orders/schemas.ts'
import { SERVICE_REASON_MAX } from '#contract/commerce/services/limits.ts'
import {
  paymentStates,
  payMethods,
  refundReasons,
  refundStates,
  storedRefundReasons,
} from '#contract/commerce/orders/rules.ts'

const Key = text(64).check(z.minLength(8))

/** What an order is paid by now: what the QR carries, until when. */
export const startPayment = {
  input: z.object({ orderId: Id }),
  output: z.object({
    number: z.string(),
    fen: z.int(),
    codeUrl: z.string(),
    /** The page shows a notice where no money moves. */
    sandbox: z.boolean(),
    expiresAt: Instant,
    now: Instant,
  }),
}

/** The order after a query of its payment at the provider. */
export const checkPayment = { input: z.object({ orderId: Id }), output: Order }

/** Which ways of paying this fair offers. */
export const getPayMethods = { input: nothing, output: z.object({ wechat: z.boolean(), sandbox: z.boolean() }) }

export const requestRefund = {
  input: z.object({
    key: Key,
    orderId: Id,
    lineIds: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    reason: z.enum(refundReasons),
    /** The refund that the page showed; if the amount differs, the call is refused before any change. */
    fen: z.int(),
  }),
  output: Order,
}

/** What of an order of services is refunded in full, with a note that its buyer reads. */
export const refundService = {
  input: z.object({
    key: Key,
    orderId: Id,
    lineIds: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    note: text(SERVICE_REASON_MAX * 4),
    /** The refund that the page showed; if the amount differs, the call is refused before any change. */
    fen: z.int(),
  }),
  output: ManagedOrderDetail,
}

const ManagedPayment = z.object({
  id: z.int(),
  number: z.string(),
  orderId: z.int(),
  orderNumber: z.string(),
  method: z.enum(payMethods),
  state: z.enum(paymentStates),
  /** What was requested. */
  fen: z.int(),
  /** What came: another amount is returned. */
  paidFen: z.int(),
  /** Returned, or on its way there. */
  refundedFen: z.int(),
  /** What the provider knows it by; empty: it has not given so yet, or there is no provider. */
  providerNumber: z.string(),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
})
export type ManagedPayment = z.output<typeof ManagedPayment>

export const listPayments = {
  input: z.object({
    ...pageInput,
    /** In its number, its order's or the provider's. */
    keyWord: z.optional(text(60)),
    state: z.optional(z.enum(paymentStates)),
    method: z.optional(z.enum(payMethods)),
  }),
  output: paged(ManagedPayment),
}

const ManagedRefund = z.object({
  id: z.int(),
  number: z.string(),
  orderId: z.int(),
  orderNumber: z.string(),
  paymentNumber: z.string(),
  method: z.enum(payMethods),
  state: z.enum(refundStates),
  reason: z.enum(storedRefundReasons),
  /** Why the organizer refunded it; else empty. */
  note: z.string(),
  fen: z.int(),
  feeFen: z.int(),
  /** Why it failed; else empty. */
  failure: z.string(),
  tries: z.int(),
  createdAt: Instant,
  doneAt: z.nullable(Instant),
})
export type ManagedRefund = z.output<typeof ManagedRefund>

export const listRefunds = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(refundStates)), keyWord: z.optional(text(60)) }),
  output: paged(ManagedRefund),
}

/** Tries a failed refund again, with the same number. */
export const retryRefund = { input: z.object({ id: Id }), output: ManagedRefund }

/** Finance has returned a refund by hand. */
export const settleRefund = { input: z.object({ id: Id }), output: ManagedRefund }

/** What was taken and returned, by day in GMT+8. */
export const listDailySums = {
  input: z.object({ from: Day, until: Day }),
  output: z.array(
    z.object({
      day: z.string(),
      orders: z.int(),
      paidFen: z.int(),
      refunds: z.int(),
      refundedFen: z.int(),
      /** The same sums by how it was paid; what did not occur is left out. */
      methods: z.array(z.object({ method: z.enum(payMethods), paidFen: z.int(), refundedFen: z.int() })),
    }),
  ),
}

/** The provider's bill of a day against our books: what either lacks, or says another amount of. */
export const compareBill = {
  input: z.object({ day: Day }),
  output: z.object({
    /** null: the provider's bill is not there yet. */
    compared: z.nullable(z.int()),
    differences: z.array(
      z.object({
        about: z.enum(['payment', 'refund']),
        number: z.string(),
        /** Fen; null: it is not there. */
        ours: z.nullable(z.int()),
        theirs: z.nullable(z.int()),
      }),
    ),
  }),
}

const callOffOf = {
  /** The types with canceled days. */
  typeIds: z.array(Id).check(z.minLength(1), z.maxLength(100)),
}

/** What calling types off would cost now. */
export const previewCallOff = {
  input: z.object(callOffOf),
  output: z.object({
    /** Paid orders, their unused tickets, and what is returned in full. */
    orders: z.int(),
    tickets: z.int(),
    fen: z.int(),
    /** Tickets that were used already: they stay as they are. */
    used: z.int(),
    /** Orders that wait for payment and are closed. */
    pending: z.int(),
  }),
}

const CallOff = z.object({
  id: z.int(),
  typeNames: z.array(z.string()),
  reason: z.enum(refundReasons),
  createdAt: Instant,
  /** null: orders are still being refunded. */
  doneAt: z.nullable(Instant),
  orders: z.int(),
  fen: z.int(),
})
export type CallOff = z.output<typeof CallOff>

/** Calls types off: their sale halts at once, and everybody is refunded in full and told, in the background. */
export const callOff = {
  input: z.object({ key: Key, ...callOffOf, reason: z.enum(refundReasons), /** As it was previewed. */ fen: z.int() }),
  output: CallOff,
}

export const listCallOffs = { input: nothing, output: z.array(CallOff) }
