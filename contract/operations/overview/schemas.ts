import * as z from 'zod/mini'
import { Instant, Keyword } from '#contract/core/shapes.ts'
import { OrderCard } from '#contract/commerce/orders/schemas.ts'
import { Booking } from '#contract/commerce/services/schemas.ts'
import { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { boothSteps } from '#contract/fair/content/booth-steps.ts'
import { NoticeRow } from '#contract/foundation/notices/schemas.ts'
import { Conversation } from '#contract/live/customer-service/schemas.ts'
import { Application } from '#contract/people/enrollment/schemas.ts'
import { Appointment } from '#contract/trade/appointments/schemas.ts'
import { Lead } from '#contract/trade/leads/schemas.ts'
import { cardNames } from './rules'

/** The first few of what waits, and how many there are. */
const card = <Row extends z.core.$ZodType>(row: Row) => z.object({ totalCount: z.int(), list: z.array(row) })

/** A meeting, a live session that the viewer runs or has booked, or an event that they have added. */
const Next = z.object({
  kind: z.enum(['appointment', 'run', 'live', 'schedule']),
  id: z.int(),
  title: z.string(),
  start: Instant,
  end: Instant,
  /** It is on now. */
  isOn: z.boolean(),
  /** A meeting that waits for an answer is not agreed on. */
  isFixed: z.boolean(),
  /** A meeting that is held online. */
  isOnline: z.boolean(),
})
export type NextEntry = z.output<typeof Next>

/** A conversation, seen from the side that the viewer has in it. */
const Unread = z.object({ ...Conversation.shape, side: z.enum(['visitor', 'agent']) })

/** An own sourcing request with quotes to decide about. */
const QuotedDemand = z.object({ id: z.int(), title: z.string(), offers: z.int(), latestAt: Instant })

const cards = {
  tickets: card(Ticket),
  inquiries: card(Conversation),
  next: card(Next),
  requests: card(Appointment),
  /** Its count is that of the quotes. */
  demands: card(QuotedDemand),
  leads: card(Lead),
  orders: card(OrderCard),
  messages: card(Unread),
  notices: card(NoticeRow),
  booth: z.object({
    percent: z.int(),
    /** The steps that are still to be done, the most useful first. */
    steps: z.array(z.enum(boothSteps)),
    shownExhibits: z.int(),
    drafts: z.int(),
  }),
  /** Adverts to fill in, and the hours of live sessions that are left. */
  services: z.object({ ...card(Booking).shape, liveMinutesLeft: z.int() }),
  applications: card(Application),
} satisfies Record<(typeof cardNames)[number], z.core.$ZodType>

const Cards = z.partial(z.object(cards))
export type OverviewCards = z.output<typeof Cards>

export const getOverview = {
  /** Without names every card of the viewer's role. */
  input: z.object({ cards: z.optional(z.array(z.enum(cardNames)).check(z.maxLength(cardNames.length))) }),
  output: z.object({
    /** The requested ones that the viewer's role has and that could be read. */
    cards: Cards,
    /** Those that could not be read now. */
    failed: z.array(z.enum(cardNames)),
  }),
}

const OwnHit = z.object({
  type: z.enum(['order', 'ticket', 'appointment']),
  id: z.int(),
  title: z.string(),
  /** The number of an order, the code of a ticket; empty for a meeting. */
  number: z.string(),
  /** When it was ordered, when the meeting begins; null for a ticket. */
  at: z.nullable(Instant),
})
export type OwnHit = z.output<typeof OwnHit>

export const searchOwn = { input: z.object({ keyWord: Keyword }), output: z.array(OwnHit) }
