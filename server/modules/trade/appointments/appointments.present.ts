import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Appointment, AppointmentStep, ListedAppointment } from '#contract/trade/appointments/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { listSteps, ShownRow } from './appointments.queries'
import { stateAt } from './party'

type Named = { name: Bilingual | null; nickName: string | null } | null
const say = (of: Named, language: Language): string => (of?.name ? pick(of.name, language) || (of.nickName ?? '') : '')

const sayDecision = ({ decision, decisionReason }: ShownRow['appointment']) =>
  decision === null ? null : { outcome: decision, reason: decisionReason }

/** The demand that it is about, where the side may open it; a demand that was taken from the fair is none. */
function sayAbout({ appointment: { demandId, offerId }, demand }: ShownRow, side: Side, language: Language) {
  if (demandId === null || !demand?.title || (side === 'exhibitor' && !demand.exhibitorMayOpen)) return null
  return { demandId, offerId, title: pick(demand.title, language) }
}

/** A talk as one of its sides sees it. */
export function presentAppointment(shown: ShownRow, side: Side, language: Language, now = new Date()): Appointment {
  const { appointment: row, exhibitor, buyer, member, exhibit } = shown
  const { proposedStart, proposedEnd, proposedPlace, proposedBy, expiresAt } = row
  const isRequested = expiresAt !== null && expiresAt > now
  const hasProposal = isRequested && proposedStart && proposedEnd && proposedPlace && proposedBy
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
    about: sayAbout(shown, side, language),
    proposal: hasProposal
      ? { start: proposedStart.toISOString(), end: proposedEnd.toISOString(), place: proposedPlace, by: proposedBy }
      : null,
    answerBy: isRequested ? expiresAt.toISOString() : null,
    reason: row.reason,
    endedBy: row.endedBy,
    absent: row.absent,
    contested: row.contestedAt !== null,
    decision: sayDecision(row),
    requestedAt: row.requestedAt.toISOString(),
  }
}

export function presentStep(
  { step, by }: Awaited<ReturnType<typeof listSteps>>[number],
  language: Language,
): AppointmentStep {
  return {
    id: step.id,
    action: step.action,
    // What the organizer decides is the fair's, and no person's.
    by: step.action === 'decide' ? '' : say(by, language),
    side: step.side,
    note: step.note,
    start: step.startsAt?.toISOString() ?? null,
    at: step.at.toISOString(),
  }
}

export function presentListed(shown: ShownRow, language: Language, now = new Date()): ListedAppointment {
  const message = presentAppointment(shown, 'exhibitor', language, now)
  const { id, state, start, end, place, company, buyer, member, table, absent, decision } = message
  const contested = state === 'noShow' && message.contested && decision === null
  const contestReason = message.contested ? message.reason : ''
  return { id, state, start, end, place, company, buyer, member, table, absent, contested, contestReason, decision }
}
