import type { Side } from '../../../contract/appointments/rules'
import type { Appointment, AppointmentStep, ListedAppointment } from '../../../contract/appointments/schemas'
import type { Language } from '../../../contract/core/language'
import { type Bilingual, pick } from '../../platform/db/bilingual'
import type { listSteps, ShownRow } from './appointments.queries'
import { stateAt } from './party'

type Named = { name: Bilingual | null; nickName: string | null } | null
const say = (of: Named, language: Language): string => (of?.name ? pick(of.name, language) || (of.nickName ?? '') : '')

/** A talk as one of its sides sees it. */
export function presentAppointment(shown: ShownRow, side: Side, language: Language, now = new Date()): Appointment {
  const { appointment: row, exhibitor, buyer, member, exhibit } = shown
  const { proposedStart, proposedEnd, proposedPlace, proposedBy, expiresAt } = row
  const isAsked = expiresAt !== null && expiresAt > now
  const hasProposal = isAsked && proposedStart && proposedEnd && proposedPlace && proposedBy
  return {
    id: row.id,
    side,
    state: stateAt(row, now),
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    place: row.place,
    purpose: row.purpose,
    exhibitorId: row.exhibitorId,
    company: pick(exhibitor.company, language),
    booth: exhibitor.booth,
    buyer: say(buyer, language),
    buyerId: row.buyerId,
    member: say(member, language),
    memberId: row.memberId,
    table: row.tableNumber,
    exhibitId: row.exhibitId,
    exhibitName: exhibit?.name ? pick(exhibit.name, language) : '',
    proposal: hasProposal
      ? { start: proposedStart.toISOString(), end: proposedEnd.toISOString(), place: proposedPlace, by: proposedBy }
      : null,
    answerBy: isAsked ? expiresAt.toISOString() : null,
    reason: row.reason,
    endedBy: row.endedBy,
    absent: row.absent,
    contested: row.contestedAt !== null,
    askedAt: row.askedAt.toISOString(),
  }
}

export function presentStep(
  { step, by }: Awaited<ReturnType<typeof listSteps>>[number],
  language: Language,
): AppointmentStep {
  return {
    id: step.id,
    action: step.action,
    by: say(by, language),
    side: step.side,
    note: step.note,
    start: step.startsAt?.toISOString() ?? null,
    at: step.at.toISOString(),
  }
}

export function presentListed(shown: ShownRow, language: Language, now = new Date()): ListedAppointment {
  const { id, state, start, end, place, company, buyer, member, table, contested } = presentAppointment(
    shown,
    'exhibitor',
    language,
    now,
  )
  return { id, state, start, end, place, company, buyer, member, table, contested }
}
