import { ANSWER_MS } from '#contract/trade/appointments/limits.ts'
import {
  appointmentOutcomes,
  appointments,
  appointmentSteps,
} from '#server/modules/trade/appointments/appointments.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import type { Cast } from './cast'
import { findOffer } from './deals.queries'
import type { MeetingContent } from './trade-content'

const SLOT_MS = 30 * 60_000
const HOUR_MS = 3_600_000
/** Today's meetings lie between these, whenever the fair is made. */
const FIRST_SLOT = '09:00'
const LAST_SLOT = '22:30'
/** ms from now at which the next meeting begins at the earliest */
const AHEAD_MS = 30 * 60_000
/** hours before its start that a meeting was requested, and until it was confirmed */
const REQUESTED_HOURS = 20
const CONFIRMED_HOURS = 1.5

/** The beginnings of today's two meetings: the next ones to come, or the day's last where it ends. */
export function listTodaysSlots(calendar: Calendar): [Date, Date] {
  const [first, last] = [calendar.daysAgo(0, FIRST_SLOT).getTime(), calendar.daysAgo(0, LAST_SLOT).getTime()]
  const soonest = calendar.fromNow(0).getTime() + AHEAD_MS
  const next = first + Math.max(0, Math.ceil((soonest - first) / SLOT_MS)) * SLOT_MS
  const start = Math.min(next, last - 2 * SLOT_MS)
  return [new Date(start), new Date(start + 2 * SLOT_MS)]
}

function findStart(calendar: Calendar, { when }: MeetingContent): Date {
  if (!('today' in when)) return calendar.daysAgo(when.daysAgo, when.from)
  const [one, other] = listTodaysSlots(calendar)
  return when.today === 0 ? one : other
}

/** The demand that a meeting is about, with the exhibitor's offer to it. */
async function findDeal(db: Db, key: string | undefined, exhibitorId: number) {
  if (key === undefined) return {}
  const { demand, offer } = await findOffer(db, key, exhibitorId)
  return { demandId: demand.demandId, offerId: offer.id }
}

async function addMeeting(db: Db, calendar: Calendar, cast: Cast, one: MeetingContent): Promise<void> {
  const now = calendar.fromNow(0)
  const startsAt = findStart(calendar, one)
  const endsAt = new Date(startsAt.getTime() + SLOT_MS)
  const [buyer, member, exhibitor] = [
    cast.people.get(one.buyer),
    cast.people.get(one.member),
    cast.exhibitors.get(one.exhibitor),
  ]
  const requested = one.isRequest
    ? now.getTime() - HOUR_MS
    : Math.min(now.getTime(), startsAt.getTime()) - REQUESTED_HOURS * HOUR_MS
  const [requestedAt, confirmedAt] = [new Date(requested), new Date(requested + CONFIRMED_HOURS * HOUR_MS)]
  const isHeld = endsAt <= now
  const agreed = { memberId: member.id, tableNumber: 1, seenAt: confirmedAt, confirmedAt, agreedAt: confirmedAt }
  const state = one.isRequest
    ? { state: 'initiated' as const, expiresAt: new Date(Math.min(requested + ANSWER_MS, startsAt.getTime())) }
    : { state: isHeld ? ('met' as const) : ('confirmed' as const), ...agreed, remindedDayAt: confirmedAt }
  const [added] = await db
    .insert(appointments)
    .values({
      clientKey: `${buyer.id}:demo-${one.key}`,
      exhibitorId: exhibitor.id,
      buyerId: buyer.id,
      exhibitId: one.exhibit ? cast.exhibits.get(one.exhibit).id : null,
      ...(await findDeal(db, one.demand, exhibitor.id)),
      startsAt,
      endsAt,
      place: one.place,
      purpose: one.purpose,
      ...state,
      requestedAt,
      changedAt: isHeld ? endsAt : one.isRequest ? requestedAt : confirmedAt,
    })
    .returning({ id: appointments.id })
  const step = { appointmentId: added?.id ?? 0, startsAt }
  const ofMember = { ...step, byAccount: member.id, side: 'exhibitor' as const }
  await db.insert(appointmentSteps).values([
    { ...step, action: 'ask', byAccount: buyer.id, side: 'buyer', at: requestedAt },
    ...(one.isRequest
      ? []
      : [
          { ...ofMember, action: 'see' as const, at: confirmedAt },
          { ...ofMember, action: 'confirm' as const, at: confirmedAt },
        ]),
    ...(isHeld ? [{ ...ofMember, action: 'meet' as const, at: endsAt }] : []),
  ])
  for (const outcome of isHeld ? (one.outcomes ?? []) : []) {
    const byAccount = outcome.side === 'buyer' ? buyer.id : member.id
    await db
      .insert(appointmentOutcomes)
      .values({ ...outcome, appointmentId: step.appointmentId, byAccount, at: endsAt })
  }
}

/** Meetings that were held, two of today, one to come and one that waits for an answer. */
export async function seedMeetings(
  db: Db,
  calendar: Calendar,
  cast: Cast,
  meetings: readonly MeetingContent[],
): Promise<void> {
  for (const one of meetings) await addMeeting(db, calendar, cast, one)
}
