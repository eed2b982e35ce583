import * as z from 'zod/mini'
import { byId, fallbackFields, Id, Instant, integer, nothing } from '#contract/core/shapes.ts'
import { ORDER_TICKETS_MAX } from '#contract/commerce/tickets/limits.ts'
import { waitingStates } from './rules'

/** A place in a queue as who is there reads it. */
export const WaitingPlace = z.object({
  id: z.int(),
  typeId: z.int(),
  /** The type's name. */
  name: z.string(),
  state: z.enum(waitingStates),
  /** Tickets that are needed. */
  quantity: z.int(),
  /** People before; null: it no longer waits. */
  ahead: z.nullable(z.int()),
  /** Tickets that are reserved, or were: fewer than requested where fewer became free. */
  offered: z.int(),
  /** Until when they are reserved; null: nothing was offered. */
  offeredUntil: z.nullable(Instant),
  joinedAt: Instant,
  /** The order that took them. */
  orderId: z.nullable(z.int()),
  /** The server's clock, for the countdown. */
  now: Instant,
  fallbackFields,
})
export type WaitingPlace = z.output<typeof WaitingPlace>

export const joinWaitingList = {
  input: z.object({ typeId: Id, quantity: integer(1, ORDER_TICKETS_MAX) }),
  output: WaitingPlace,
}
export const leaveWaitingList = { input: byId, output: WaitingPlace }
export const listOwnWaiting = { input: nothing, output: z.array(WaitingPlace) }
