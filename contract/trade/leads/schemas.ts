import * as z from 'zod/mini'
import { quotationActions } from '#contract/trade/offers/quotation-rules.ts'
import { offerActions } from '#contract/trade/offers/rules.ts'
import { intentionActions } from '#contract/trade/intentions/rules.ts'
import { currencies, units } from '#contract/trade/demands/rules.ts'
import { nextSteps, sides, stepActions } from '#contract/trade/appointments/rules.ts'
import { byId, Id, Instant, integer, Keyword, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { LEAD_NOTE_MAX, NEXT_STEP_MAX, TIMELINE_MAX } from './limits'
import { leadSorts, leadStates, touchKinds } from './rules'

const TeamMate = z.object({ id: z.int(), name: z.string() })

/** The buyer and the exhibitor as one row; its id is the buyer's account. */
export const Lead = z.object({
  id: z.int(),
  /** Empty: a visitor who gave no name, or has withdrawn it. */
  name: z.string(),
  state: z.enum(leadStates),
  lastAt: Instant,
  lastKind: z.enum(touchKinds),
  nextStep: z.string(),
  /** YYYY-MM-DD in GMT+8, or empty. */
  nextDay: z.string(),
  owner: z.nullable(TeamMate),
  notes: z.int(),
  /** As given by a card; empty: not given. */
  company: z.string(),
  mail: z.string(),
  phone: z.string(),
  /** Counts the changes; 0: none yet. */
  version: z.int(),
})
export type Lead = z.output<typeof Lead>

export const listLeads = {
  input: z.object({
    ...pageInput,
    state: z.optional(z.enum(leadStates)),
    /** 0: those of nobody. */
    ownerId: z.optional(integer(0, 2_147_483_647)),
    /** Part of the name, the company, the next step or a note. */
    keyWord: z.optional(Keyword),
    sort: z._default(z.enum(leadSorts), '-lastAt'),
  }),
  output: z.object({
    ...paged(Lead).shape,
    /** Who may be an owner. */
    members: z.array(TeamMate),
  }),
}

const Note = z.object({
  id: z.int(),
  text: z.string(),
  by: z.string(),
  at: Instant,
  /** The reader's: they may withdraw it. */
  own: z.boolean(),
})

const WholeLead = z.object({
  ...Lead.shape,
  /** That a buyer gave with a demand, and with which. */
  contacts: z.array(z.object({ person: z.string(), number: z.string(), demandId: z.int(), title: z.string() })),
  noteList: z.array(Note),
  members: z.array(TeamMate),
})
export type WholeLead = z.output<typeof WholeLead>

export const getLead = { input: byId, output: WholeLead }

export const saveLead = {
  input: z.object({
    id: Id,
    /** As it was read. */
    version: integer(0, 2_147_483_647),
    state: z.enum(leadStates),
    /** UTF-16 units; `rules.ts` counts the characters. */
    nextStep: text(NEXT_STEP_MAX * 4),
    nextDay: text(10),
    ownerId: z.nullable(Id),
  }),
  output: WholeLead,
}

export const addLeadNote = {
  input: z.object({
    id: Id,
    /** Made by the form: the same sent twice is kept once. */
    key: text(64).check(z.minLength(8)),
    text: text(LEAD_NOTE_MAX * 4),
  }),
  output: WholeLead,
}
export const removeLeadNote = { input: byId, output: nothing }

const happened = {
  /** Names the entry among those of its kind. */
  id: z.int(),
  at: Instant,
  /** The acting side; null: automatic. */
  side: z.nullable(z.enum(sides)),
  /** Who: one's own people by name, the other side as a whole. */
  by: z.string(),
  /** The reader did it: what was written with it needs no translation. */
  own: z.boolean(),
}
const amounts = { quantity: z.nullable(z.number()), price: z.nullable(z.number()) }
const ofDemand = { demandId: z.int(), title: z.string() }

const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('demand'), ...happened, ...ofDemand }),
  z.object({
    kind: z.literal('offer'),
    ...happened,
    ...ofDemand,
    offerId: z.int(),
    action: z.enum(offerActions),
    ...amounts,
    unit: z.enum(units),
    currency: z.enum(currencies),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('quotation'),
    ...happened,
    ...ofDemand,
    quotationId: z.int(),
    action: z.enum(quotationActions),
    total: z.number(),
    currency: z.enum(currencies),
  }),
  z.object({
    kind: z.literal('intention'),
    ...happened,
    intentionId: z.int(),
    title: z.string(),
    action: z.enum(intentionActions),
    ...amounts,
    note: z.string(),
  }),
  z.object({ kind: z.literal('conversation'), ...happened }),
  z.object({
    kind: z.literal('message'),
    ...happened,
    /** Null: the reader has no part in the conversation, or it is no text. */
    text: z.nullable(z.string()),
    /** That its writer sent along; null: none. */
    translation: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('appointment'),
    ...happened,
    appointmentId: z.int(),
    action: z.enum(stepActions),
    start: z.nullable(Instant),
    note: z.string(),
    /** The demand that the talk is about; null: none that the reader may open. */
    about: z.nullable(z.object(ofDemand)),
  }),
  z.object({
    kind: z.literal('collected'),
    ...happened,
    /** Null: it was the exhibitor that is followed. */
    exhibitId: z.nullable(z.int()),
    title: z.string(),
  }),
  z.object({
    kind: z.literal('outcome'),
    ...happened,
    appointmentId: z.int(),
    nextStep: z.enum(nextSteps),
    note: z.string(),
    amount: z.nullable(z.number()),
    currency: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('meeting'),
    ...happened,
    place: z.string(),
    /** What was given has been withdrawn. */
    takenBack: z.boolean(),
  }),
])
export type TimelineEntry = z.output<typeof Entry>

/** Names the entry where a page ended: its moment to the microsecond, its kind and its number. */
const Cursor = text(80).check(
  z.regex(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z\|[a-z]{1,20}\|\d{1,15}$/),
  z.refine((value) => !Number.isNaN(Date.parse(value.slice(0, value.indexOf('|'))))),
)
const paging = {
  /** Where the last page ended. */
  cursor: z.optional(Cursor),
  limit: z._default(integer(1, TIMELINE_MAX), 20),
}
const Timeline = z.object({
  list: z.array(Entry),
  /** Requested with it, the list goes on; empty: it is at its end. */
  next: z.string(),
})

export const listLeadTimeline = { input: z.object({ id: Id, ...paging }), output: Timeline }

const Dealing = z.object({
  /** The exhibitor's. */
  id: z.int(),
  company: z.string(),
  booth: z.string(),
  lastAt: Instant,
  lastKind: z.enum(touchKinds),
  fallbackFields: z.array(z.string()),
})
export type Dealing = z.output<typeof Dealing>

export const listDealings = {
  input: z.object({ ...pageInput, keyWord: z.optional(Keyword) }),
  output: paged(Dealing),
}
export const listDealingTimeline = {
  input: z.object({ id: Id, ...paging }),
  output: z.object({ ...Timeline.shape, company: z.string() }),
}
