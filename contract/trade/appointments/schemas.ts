import * as z from 'zod/mini'
import {
  byId,
  Day,
  Id,
  Instant,
  integer,
  Keyword,
  nothing,
  pageInput,
  paged,
  SentInstant,
  text,
} from '#contract/core/shapes.ts'
import {
  BREAKS_MAX,
  CONFIRM_MAX,
  DAYS_MAX,
  MEMBERS_MAX,
  MOST_PER_DAY_MAX,
  NOTICE_MINUTES_MAX,
  PURPOSE_MAX,
  REASON_MAX,
  SLOT_DAYS_MAX,
  SLOT_MINUTES,
  TABLES_MAX,
} from './limits'
import { appointmentStates, DAY_MINUTES, decisions, sides, stepActions, talkPlaces } from './rules'

/** The start of a slot as ISO 8601 in UTC. */
const Start = SentInstant
const Minute = integer(0, DAY_MINUTES)
const Span = z.object({ from: Minute, until: Minute })
const Place = z.enum(talkPlaces)
const State = z.enum(appointmentStates)
/** Why; some words at least. */
const Reason = text(REASON_MAX).check(z.refine((value) => value.trim() !== '', { params: { breach: 'reason.empty' } }))

const availability = {
  /** In GMT+8, as all that follows. */
  days: z.array(Day).check(z.minLength(1), z.maxLength(DAYS_MAX)),
  /** Minutes of the day. */
  from: Minute,
  until: Minute,
  breaks: z.array(Span).check(z.maxLength(BREAKS_MAX)),
  slotMinutes: z.literal([...SLOT_MINUTES]),
  /** Talks at once. */
  tables: integer(1, TABLES_MAX),
  places: z.array(Place).check(z.minLength(1), z.maxLength(talkPlaces.length)),
  /** Who talks, of the team. */
  memberIds: z.array(Id).check(z.minLength(1), z.maxLength(MEMBERS_MAX)),
  /** Minutes before its start by which a talk is requested. */
  noticeMinutes: integer(0, NOTICE_MINUTES_MAX),
  /** Confirmed talks a day; null: as many as there are places. */
  mostPerDay: z.nullable(integer(1, MOST_PER_DAY_MAX)),
}

const Availability = z.object({
  ...availability,
  days: z.array(z.string()),
  places: z.array(Place),
  memberIds: z.array(z.int()),
})
export type Availability = z.output<typeof Availability>

const TeamMate = z.object({ id: z.int(), name: z.string() })
const Laid = z.object({
  /** Null: nothing has been set. */
  availability: z.nullable(Availability),
  /** Counts the changes; 0: none yet. */
  version: z.int(),
  /** Who of the team may talk. */
  members: z.array(TeamMate),
  /** The viewer's id. */
  self: z.int(),
  /** The last day that may be chosen. */
  lastDay: z.string(),
})
export type LaidOut = z.output<typeof Laid>

export const getAvailability = { input: nothing, output: Laid }

export const saveAvailability = {
  input: z.object({ ...availability, /** As it was read. */ version: integer(0, 2_147_483_647) }),
  output: Laid,
}

const buyerTimes = {
  /** In GMT+8, like all fields below; empty: not specified. */
  days: z.array(Day).check(z.maxLength(DAYS_MAX)),
  /** Minutes of the day. */
  from: Minute,
  until: Minute,
  breaks: z.array(Span).check(z.maxLength(BREAKS_MAX)),
}

const OwnTimes = z.object({
  /** Null: never specified. */
  times: z.nullable(z.object({ ...buyerTimes, days: z.array(z.string()) })),
  /** Counts the changes; 0: none yet. */
  version: z.int(),
  /** The last day that may be chosen. */
  lastDay: z.string(),
})
export type OwnTimes = z.output<typeof OwnTimes>
export type BuyerTimes = NonNullable<OwnTimes['times']>

export const getBuyerTimes = { input: nothing, output: OwnTimes }
export const saveBuyerTimes = {
  input: z.object({ ...buyerTimes, /** As it was read. */ version: integer(0, 2_147_483_647) }),
  output: OwnTimes,
}

const ShownSlot = z.object({
  start: Instant,
  end: Instant,
  /** Places that no confirmed talk has taken. */
  free: z.int(),
  /** The viewer has a confirmed talk at this time. */
  busy: z.boolean(),
  /** The viewer has an open request or a talk here. */
  requested: z.boolean(),
  /** Whether it lies in the buyer's own times; null: not specified, or hidden from the viewer. */
  suits: z.nullable(z.boolean()),
})
export type ShownSlot = z.output<typeof ShownSlot>

export const listSlots = {
  input: z.object({
    exhibitorId: Id,
    /** Today unless told. */
    from: z.optional(Day),
    days: z._default(integer(1, SLOT_DAYS_MAX), 7),
    /** An open talk of the viewing exhibitor; the availability of its buyer is used. */
    appointmentId: z.optional(Id),
  }),
  output: z.object({
    /** Days from today on that have slots; empty: nothing has been set. */
    offered: z.array(z.string()),
    places: z.array(Place),
    slotMinutes: z.int(),
    noticeMinutes: z.int(),
    slots: z.array(ShownSlot),
  }),
}

export const Appointment = z.object({
  id: z.int(),
  /** The reader's. */
  side: z.enum(sides),
  state: State,
  start: Instant,
  end: Instant,
  place: Place,
  purpose: z.string(),
  exhibitorId: z.int(),
  company: z.string(),
  booth: z.string(),
  /** The requester. */
  buyer: z.string(),
  /** The account of the buyer: the id of the lead for the exhibitor. */
  buyerId: z.int(),
  /** Who talks for the exhibitor; empty: nobody is named yet. */
  member: z.string(),
  memberId: z.nullable(z.int()),
  /** Counts from 1; null until it is confirmed. */
  table: z.nullable(z.int()),
  exhibitId: z.nullable(z.int()),
  exhibitName: z.string(),
  /** The demand that it is about, as both sides may open it, and the offer to it; null: none. */
  about: z.nullable(z.object({ demandId: z.int(), title: z.string(), offerId: z.nullable(z.int()) })),
  /** Another time that was proposed and waits for an answer. */
  proposal: z.nullable(z.object({ start: Instant, end: Instant, place: Place, by: z.enum(sides) })),
  /** When it ends without an answer; null: nothing waits for one. */
  answerBy: z.nullable(Instant),
  /** Why it was declined, cancelled or contested; empty: it was not. */
  reason: z.string(),
  /** Who declined or cancelled it, or was marked as not having come. */
  endedBy: z.nullable(z.enum(sides)),
  absent: z.nullable(z.enum(sides)),
  contested: z.boolean(),
  /** What the organizer decided of it; null: nothing. */
  decision: z.nullable(z.object({ outcome: z.enum(decisions), reason: z.string() })),
  requestedAt: Instant,
})
export type Appointment = z.output<typeof Appointment>

export const askAppointment = {
  input: z.object({
    /** Made by the form: the same sent twice asks once. */
    key: text(64).check(z.minLength(8)),
    exhibitorId: Id,
    exhibitId: z.optional(Id),
    /** An own demand that the exhibitor may see. */
    demandId: z.optional(Id),
    /** An offer of the exhibitor to an own demand. */
    offerId: z.optional(Id),
    start: Start,
    place: Place,
    purpose: text(PURPOSE_MAX).check(z.minLength(1)),
  }),
  output: Appointment,
}

export const listBookable = {
  input: z.object({ hallId: Id }),
  output: z.object({ exhibitorIds: z.array(z.int()) }),
}

export const listAppointments = {
  input: z.object({ ...pageInput, state: z.optional(State), day: z.optional(Day) }),
  output: z.object({
    ...paged(Appointment).shape,
    /** Of the exhibitor's, those that wait for an answer. */ waiting: z.int(),
  }),
}

const Step = z.object({
  id: z.int(),
  action: z.enum(stepActions),
  /** Empty: the clock. */
  by: z.string(),
  side: z.nullable(z.enum(sides)),
  note: z.string(),
  /** Of the time that it was about. */
  start: z.nullable(Instant),
  at: Instant,
})
export type AppointmentStep = z.output<typeof Step>

export const openAppointment = {
  input: byId,
  output: z.object({ ...Appointment.shape, steps: z.array(Step) }),
}

export const confirmAppointment = {
  input: z.object({ id: Id, /** Who talks; the confirming one unless told. */ memberId: z.optional(Id) }),
  output: Appointment,
}

export const confirmAppointments = {
  input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(CONFIRM_MAX)) }),
  output: z.object({
    confirmed: z.int(),
    /** Those that could not be, with why in the reader's language. */
    refused: z.array(z.object({ id: z.int(), reason: z.string() })),
  }),
}

export const declineAppointment = { input: z.object({ id: Id, reason: Reason }), output: Appointment }
export const cancelAppointment = { input: z.object({ id: Id, reason: Reason }), output: Appointment }
export const contestAppointment = { input: z.object({ id: Id, reason: Reason }), output: Appointment }

export const proposeAppointment = {
  input: z.object({ id: Id, start: Start, place: z.optional(Place) }),
  output: Appointment,
}

export const answerProposal = {
  input: z.object({ id: Id, /** The time as it was seen. */ start: Start, accept: z.boolean() }),
  output: Appointment,
}

export const assignAppointment = { input: z.object({ id: Id, memberId: Id }), output: Appointment }

export const markAppointment = {
  input: z.object({ id: Id, outcome: z.enum(['met', 'noShow']) }),
  output: Appointment,
}

export const getAppointmentCalendar = { input: byId, output: nothing }

const Listed = z.object({
  id: z.int(),
  state: State,
  start: Instant,
  end: Instant,
  place: Place,
  company: z.string(),
  buyer: z.string(),
  member: z.string(),
  table: z.nullable(z.int()),
  /** The side that was reported absent; null: neither. */
  absent: z.nullable(z.enum(sides)),
  /** They say that they were there, and nothing was decided. */
  contested: z.boolean(),
  /** In their words; empty: it was not contested. */
  contestReason: z.string(),
  decision: z.nullable(z.object({ outcome: z.enum(decisions), reason: z.string() })),
})
export type ListedAppointment = z.output<typeof Listed>

export const listAllAppointments = {
  input: z.object({
    ...pageInput,
    state: z.optional(State),
    day: z.optional(Day),
    /** Those that are contested and not decided. */
    only: z.optional(z.enum(['contested'])),
    /** Part of the exhibitor's name. */
    keyWord: z.optional(Keyword),
  }),
  output: paged(Listed),
}

export const decideAppointment = {
  input: z.object({ id: Id, outcome: z.enum(decisions), reason: Reason }),
  output: Listed,
}

export { getOutcome, openTalkRoom, saveOutcome } from './talk-schemas'
