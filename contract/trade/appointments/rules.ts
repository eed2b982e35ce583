import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { isDay } from '#contract/core/day.ts'
import { DAYS_AHEAD } from './limits'

/** Where a talk is held. */
export const talkPlaces = ['booth', 'table', 'online'] as const
export type TalkPlace = (typeof talkPlaces)[number]

/**
 * How a talk stands (spec: live §4, "initiate, waiting for the response, both parties participate"): `initiated` sent and
 * not seen, `waiting` seen and not answered, `proposed` another time was proposed to the buyer, `met` both took part,
 * `noShow` one side did not come.
 */
export const appointmentStates = [
  'initiated',
  'waiting',
  'proposed',
  'confirmed',
  'met',
  'noShow',
  'declined',
  'cancelled',
  'expired',
] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** Nobody has answered yet: it promises nothing, and ends by the clock. */
export const openStates = ['initiated', 'waiting', 'proposed'] as const

export const sides = ['buyer', 'exhibitor'] as const
export type Side = (typeof sides)[number]
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'exhibitor' : 'buyer')

/** What was done to a talk. */
export const stepActions = [
  'ask',
  'see',
  'confirm',
  'decline',
  'propose',
  'accept',
  'refuse',
  'assign',
  'cancel',
  'expire',
  'proposalExpire',
  'meet',
  'noShow',
  'contest',
  'decide',
] as const

/** What an organizer decides of a contested absence: the talk took place, or the absence stands. */
export const decisions = ['met', 'noShow'] as const
export type Decision = (typeof decisions)[number]

/** What follows after a talk, as each side notes it for itself. */
export const nextSteps = ['sample', 'quotation', 'visit', 'contract', 'none'] as const
export type NextStep = (typeof nextSteps)[number]

/** Minutes of a day in GMT+8. */
export interface Span {
  from: number
  until: number
}

/** When an exhibitor can talk. */
export interface Offer extends Span {
  /** YYYY-MM-DD in GMT+8. */
  days: readonly string[]
  breaks: readonly Span[]
  slotMinutes: number
}

export interface Slot {
  start: Date
  end: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
export const DAY_MINUTES = 1_440

const overlap = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until

/** The slots of a day, which hold no break and do not reach over the end of the hours; none on a day not set. */
export function slotsOfDay(offer: Offer, day: string): Slot[] {
  if (!offer.days.includes(day) || offer.slotMinutes <= 0) return []
  const midnight = chinaDayBounds(day).from.getTime()
  const slots: Slot[] = []
  let from = offer.from
  while (from + offer.slotMinutes <= Math.min(offer.until, DAY_MINUTES)) {
    const span = { from, until: from + offer.slotMinutes }
    const inWay = offer.breaks.find((one) => overlap(one, span))
    if (!inWay) {
      slots.push({
        start: new Date(midnight + span.from * MINUTE_MS),
        end: new Date(midnight + span.until * MINUTE_MS),
      })
    }
    // After a break the next slot begins where it ends.
    from = inWay ? inWay.until : span.until
  }
  return slots
}

/** The slot that begins at a moment; undefined: none does. */
export const findSlot = (offer: Offer, start: Date): Slot | undefined =>
  slotsOfDay(offer, chinaDay(start)).find((slot) => slot.start.getTime() === start.getTime())

/** When a buyer can talk. */
export type Times = Span & Pick<Offer, 'days' | 'breaks'>

const minuteOf = (at: Date): number => (at.getTime() - chinaDayBounds(chinaDay(at)).from.getTime()) / MINUTE_MS

/** Whether a slot lies wholly in a buyer's times; null: they say nothing of today or of a later day. */
export function suitsTimes(times: Times, { start, end }: Slot, now = new Date()): boolean | null {
  const today = chinaDay(now)
  if (!times.days.some((day) => day >= today)) return null
  const from = minuteOf(start)
  const span = { from, until: from + (end.getTime() - start.getTime()) / MINUTE_MS }
  const isIn = span.from >= times.from && span.until <= times.until
  return isIn && times.days.includes(chinaDay(start)) && !times.breaks.some((one) => overlap(one, span))
}

/** What is wrong with what an exhibitor sets, by the name of the refusal. */
export type OfferBreach = 'AvailabilityDays' | 'AvailabilityHours' | 'AvailabilityBreaks'

/** The last day that may be set: DAYS_AHEAD from now, or the last day of the fair where that is later. */
export function lastOfferDay(now: Date, fairEnd?: Date): string {
  const ahead = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  return chinaDay(fairEnd && fairEnd > ahead ? fairEnd : ahead)
}

/** Days that are past may stay among those set, but none comes to them (`kept`: what was set before). */
export function checkOffer(
  offer: Offer,
  { now, fairEnd, kept = [] }: { now: Date; fairEnd?: Date | undefined; kept?: readonly string[] },
): { days?: OfferBreach; until?: OfferBreach; breaks?: OfferBreach } {
  const [first, last] = [chinaDay(now), lastOfferDay(now, fairEnd)]
  const areDays = offer.days.every((day) => isDay(day) && (kept.includes(day) || (day >= first && day <= last)))
  const sorted = offer.breaks.toSorted((one, other) => one.from - other.from)
  const areBreaks = sorted.every(
    (one, i) =>
      one.from < one.until &&
      one.from >= offer.from &&
      one.until <= offer.until &&
      one.from >= (sorted[i - 1]?.until ?? 0),
  )
  const areHours = offer.from < offer.until && offer.until <= DAY_MINUTES
  const [day = first] = offer.days
  const holdsOne = !areHours || !areBreaks || slotsOfDay({ ...offer, days: [day] }, day).length > 0
  return {
    ...(areDays ? {} : { days: 'AvailabilityDays' as const }),
    ...(areHours && holdsOne ? {} : { until: 'AvailabilityHours' as const }),
    ...(areBreaks ? {} : { breaks: 'AvailabilityBreaks' as const }),
  }
}
