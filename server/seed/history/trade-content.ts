import * as z from 'zod'
import { nextSteps, sides, talkPlaces } from '#contract/trade/appointments/rules.ts'
import { currencies } from '#contract/trade/demands/rules.ts'
import { leadStates } from '#contract/trade/leads/rules.ts'
import { readDocument } from '../content'

const Keys = z.array(z.string())

const Intention = z.object({
  key: z.string(),
  buyer: z.string(),
  /** Who answers for the exhibitor. */
  by: z.string(),
  exhibitor: z.string(),
  exhibit: z.string(),
  state: z.enum(['sent', 'countered', 'accepted']),
  quantity: z.int(),
  price: z.nullable(z.number()),
  note: z.string(),
  sentHoursAgo: z.number(),
  answer: z.optional(
    z.object({
      hoursAgo: z.number(),
      action: z.enum(['counter', 'accept']),
      quantity: z.optional(z.int()),
      price: z.optional(z.number()),
      note: z.string(),
    }),
  ),
})
export type IntentionContent = z.output<typeof Intention>

const Meeting = z.object({
  key: z.string(),
  exhibitor: z.string(),
  member: z.string(),
  buyer: z.string(),
  /** The first or the second of today's meetings, or a day (negative: to come) at a time. */
  when: z.union([z.object({ today: z.int() }), z.object({ daysAgo: z.int(), from: z.string() })]),
  place: z.enum(talkPlaces),
  exhibit: z.optional(z.string()),
  /** The buyer's demand that it is about. */
  demand: z.optional(z.string()),
  /** Nobody has answered it yet. */
  isRequest: z.optional(z.boolean()),
  purpose: z.string(),
  outcomes: z.optional(
    z.array(
      z.object({
        side: z.enum(sides),
        nextStep: z.enum(nextSteps),
        note: z.string(),
        amount: z.nullable(z.number()),
        currency: z.nullable(z.enum(currencies)),
      }),
    ),
  ),
})
export type MeetingContent = z.output<typeof Meeting>

const Trade = z.object({
  intentions: z.array(Intention),
  meetings: z.array(Meeting),
  leads: z.array(
    z.object({
      buyer: z.string(),
      state: z.enum(leadStates),
      nextStep: z.string(),
      inDays: z.int(),
      notes: z.array(z.object({ hoursAgo: z.number(), text: z.string() })),
    }),
  ),
  cards: z.array(
    z.object({ of: z.string(), name: z.string(), company: z.string(), mail: z.string(), phone: z.string() }),
  ),
  scans: z.array(z.object({ exhibitor: z.string(), by: z.string(), of: z.string(), hoursAgo: z.number() })),
  follows: z.array(z.object({ by: z.string(), exhibitors: Keys, exhibits: Keys, lives: Keys })),
})
export type TradeContent = z.output<typeof Trade>

export const readTrade = (): TradeContent => readDocument('history/trade.json', Trade)
