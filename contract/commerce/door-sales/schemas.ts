import * as z from 'zod/mini'
import { checkResults } from '#contract/commerce/check-in/rules.ts'
import { languages } from '#contract/core/language.ts'
import { byId, Id, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { ORDER_TYPES_MAX } from '#contract/commerce/orders/limits.ts'
import { doorMethods, payMethods, refundReasons } from '#contract/commerce/orders/rules.ts'
import { Order } from '#contract/commerce/orders/schemas.ts'
import { ORDER_TICKETS_MAX } from '#contract/commerce/tickets/limits.ts'
import { Holder } from '#contract/commerce/tickets/schemas.ts'

/** Made by the form: the same sent twice is sold once. */
const Key = text(64).check(z.minLength(8))

const SoldTicket = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  /** What the QR carries; empty where it opens nothing. */
  qr: z.string(),
  holderName: z.string(),
  /** The result at the gate if its holder was to be admitted; null: admission was not requested. */
  entered: z.nullable(z.enum(checkResults)),
})

/** A sale with its tickets. */
export const DoorSale = z.object({
  /** Of its order. */
  id: z.int(),
  number: z.string(),
  /** `free`: nothing was to be paid. */
  method: z.enum(payMethods),
  payableFen: z.int(),
  soldAt: Instant,
  tickets: z.array(SoldTicket),
})
export type DoorSale = z.output<typeof DoorSale>

export const sellAtDoor = {
  input: z.object({
    key: Key,
    lines: z
      .array(
        z.object({
          typeId: Id,
          quantity: integer(1, ORDER_TICKETS_MAX),
          holders: z.array(Holder).check(z.maxLength(ORDER_TICKETS_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(ORDER_TYPES_MAX)),
    method: z.enum(doorMethods),
    /** The amount taken; if the price differs, the call is refused before the sale. */
    payableFen: integer(0, 2_000_000_000),
    /** The gate at which their holders come in at once; null: they come later. */
    enterAt: z.nullable(Id),
  }),
  output: DoorSale,
}

export const listDoorSales = {
  input: nothing,
  output: z.object({
    sums: z.array(z.object({ method: z.enum(payMethods), sales: z.int(), fen: z.int() })),
    sales: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        names: z.array(z.string()),
        quantity: z.int(),
        method: z.enum(payMethods),
        payableFen: z.int(),
        soldAt: Instant,
      }),
    ),
  }),
}

export const getDoorSale = { input: byId, output: DoorSale }

export const getDoorTicketPaper = {
  input: z.object({ id: Id, form: z.enum(['pdf', 'png']), language: z.enum(languages) }),
  output: z.unknown(),
}

export const refundDoorSale = {
  input: z.object({
    key: Key,
    orderId: Id,
    lineIds: z.array(Id).check(z.minLength(1), z.maxLength(ORDER_TICKETS_MAX)),
    reason: z.enum(refundReasons),
    /** The refund that the page showed; if the amount differs, the call is refused before any change. */
    fen: z.int(),
  }),
  output: Order,
}
