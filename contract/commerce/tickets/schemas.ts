import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import {
  byId,
  Day,
  fallbackFields,
  Id,
  Instant,
  integer,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { CAPACITY_MAX, ORDER_TICKETS_MAX, PRICE_MAX_FEN, TYPE_NAME_MAX, TYPE_TEXT_MAX } from './limits'
import {
  type Holder as HolderFields,
  HOLDER_NAME_MAX,
  holderIdTypes,
  saleStates,
  ticketKinds,
  ticketStates,
} from './rules'

const Version = integer(1, 2_147_483_647)
/** HH:mm */
const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const Moment = text(40)
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
const Days = z.object({ from: Day, until: Day })
const Hours = z.object({ from: Hour, until: Hour })

export const Holder = z.object({
  name: text(HOLDER_NAME_MAX * 4),
  idType: z.enum(holderIdTypes),
  idNumber: text(40),
}) satisfies z.ZodMiniType<HolderFields>

/** A type as visitors see it. Prices are integers of fen. */
export const TicketType = z.object({
  id: z.int(),
  kind: z.enum(ticketKinds),
  name: z.string(),
  description: z.string(),
  fen: z.int(),
  days: Days,
  hours: Hours,
  saleFrom: Instant,
  saleUntil: Instant,
  sale: z.enum(saleStates),
  /** The remaining count when few are left; else null. */
  left: z.nullable(z.int()),
  perOrder: z.int(),
  perPerson: z.int(),
  realName: z.boolean(),
  /** Until when a ticket can be returned; null: never. */
  refundUntil: z.nullable(Instant),
  /** Of what was paid, kept when a ticket is returned. */
  refundFeePercent: z.int(),
  fallbackFields,
})
export type TicketType = z.output<typeof TicketType>

export const listTicketTypes = { input: nothing, output: z.array(TicketType) }

/** What organizers write of a type. */
export const TicketTypeDocument = z.object({
  quotaId: Id,
  kind: z.enum(ticketKinds),
  name: both(TYPE_NAME_MAX),
  description: both(TYPE_TEXT_MAX),
  fen: integer(0, PRICE_MAX_FEN),
  days: Days,
  hours: Hours,
  saleFrom: Moment,
  saleUntil: Moment,
  perOrder: integer(1, ORDER_TICKETS_MAX),
  perPerson: integer(1, CAPACITY_MAX),
  realName: z.boolean(),
  refundUntil: z.nullable(Moment),
  refundFeePercent: integer(0, 100),
  /** Visitors see it. */
  shown: z.boolean(),
  halted: z.boolean(),
  /** Types stand in this order, the smallest first. */
  position: integer(0, 9_999),
})
export type TicketTypeDocument = z.output<typeof TicketTypeDocument>

export const ManagedTicketType = z.object({
  id: z.int(),
  version: z.int(),
  ...TicketTypeDocument.shape,
  fen: z.int(),
  quotaId: z.int(),
  perOrder: z.int(),
  perPerson: z.int(),
  refundFeePercent: z.int(),
  position: z.int(),
  days: z.object({ from: z.string(), until: z.string() }),
  hours: z.object({ from: z.string(), until: z.string() }),
  sale: z.enum(saleStates),
  /** Paid and not returned. */
  sold: z.int(),
  /** People in the queue for it. */
  waiting: z.int(),
})
export type ManagedTicketType = z.output<typeof ManagedTicketType>

export const Quota = z.object({
  id: z.int(),
  name: z.object({ zh: z.string(), en: z.string() }),
  capacity: z.int(),
  /** Held by orders that wait for payment, reserved for who was offered them, or sold. */
  held: z.int(),
})
export type Quota = z.output<typeof Quota>

export const listManagedTicketTypes = {
  input: nothing,
  output: z.object({ types: z.array(ManagedTicketType), quotas: z.array(Quota) }),
}

export const saveTicketType = {
  input: z.object({ id: z.nullable(Id), version: z.nullable(Version), type: TicketTypeDocument }),
  output: ManagedTicketType,
}
export const removeTicketType = { input: z.object({ id: Id, version: Version }), output: nothing }

export const saveQuota = {
  input: z.object({ id: z.nullable(Id), name: both(TYPE_NAME_MAX), capacity: integer(1, CAPACITY_MAX) }),
  output: Quota,
}
export const removeQuota = { input: byId, output: nothing }

/** A ticket as its owner reads it. */
export const Ticket = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  typeId: z.int(),
  kind: z.enum(ticketKinds),
  name: z.string(),
  state: z.enum(ticketStates),
  /** Printed below the QR; empty until it is paid. */
  code: z.string(),
  /** What the QR carries: the code and its signature; empty where it opens nothing. */
  qr: z.string(),
  days: z.object({ from: z.string(), until: z.string() }),
  hours: z.object({ from: z.string(), until: z.string() }),
  /** null: nobody is named yet, or nobody needs to be. */
  holder: z.nullable(z.object({ name: z.string(), idType: z.enum(holderIdTypes), idNumber: z.string() })),
  realName: z.boolean(),
  /** Whether its names can still be given or corrected. */
  mayName: z.boolean(),
  usedAt: z.nullable(Instant),
})
export type Ticket = z.output<typeof Ticket>

export const listOwnTickets = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(ticketStates)) }),
  output: paged(Ticket),
}
export const getOwnTicket = { input: byId, output: Ticket }

/** Names a ticket, or corrects its name: once, before it is used. */
export const nameTicket = { input: z.object({ id: Id, holder: Holder }), output: Ticket }

/** The e-ticket in the reader's language, as PDF or as a picture. */
export const getTicketPaper = {
  input: z.object({ id: Id, form: z.enum(['pdf', 'png']), language: z.enum(languages) }),
  output: z.unknown(),
}
