import type { answerProposal, proposeAppointment } from '#contract/trade/appointments/endpoints.ts'
import { otherSide } from '#contract/trade/appointments/rules.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { assertNotBlocked } from '#server/modules/trade/blocks/index.ts'
import { addStep, changeAppointment, hasOpenAt, holdParties } from './appointments.queries'
import { noProposal } from './answer'
import { expiryOf, getFreeSlot } from './ask'
import { changedMeanwhile, getOwn } from './party'
import { takePlace, withAlternatives } from './take-place'
import { notify } from './notify'

/**
 * Proposes another slot to the other side: the exhibitor in answer to a request, either side of what is confirmed, which
 * stands until the other accepts. Throws AppointmentChanged, AppointmentDuplicate and what `getFreeSlot` does.
 */
export async function propose(context: Context<ParsedInputOf<typeof proposeAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  const { side } = party
  const { exhibitorId, buyerId } = row
  const start = new Date(input.start)
  const place = input.place ?? row.place
  const isConfirmed = row.state === 'confirmed'
  const canPropose = isConfirmed ? row.startsAt > new Date() : side === 'exhibitor'
  if (!canPropose) throw await changedMeanwhile(db, row.id, party, language)
  const proposed = await withAlternatives(db, { exhibitorId, buyerId, near: start }, () =>
    write(async (transaction) => {
      await assertNotBlocked(transaction, { exhibitorId, accountId: buyerId }, { side })
      const now = new Date()
      const requested = { exhibitorId, buyerId, start, place, isOwnOffer: side === 'exhibitor', movedId: row.id }
      const slot = await getFreeSlot(transaction, requested, now)
      if (await hasOpenAt(transaction, row, start)) throw fail('AppointmentDuplicate')
      const proposal = { proposedStart: slot.start, proposedEnd: slot.end, proposedPlace: place, proposedBy: side }
      const changed = await changeAppointment(
        transaction,
        row.id,
        isConfirmed
          ? { states: ['confirmed'], sequence: row.sequence }
          : { states: ['initiated', 'waiting', 'proposed'], now },
        {
          ...proposal,
          expiresAt: expiryOf(slot.start, now),
          ...(isConfirmed ? {} : { state: 'proposed' as const, seenAt: row.seenAt ?? now, memberId: account.id }),
        },
      )
      if (!changed) return undefined
      const step = { appointmentId: row.id, action: 'propose' as const, byAccount: account.id, side }
      await addStep(transaction, { ...step, startsAt: slot.start })
      const notified = { to: otherSide(side), name: 'appointmentProposed' as const, newTime: slot.start }
      await notify(transaction, context, changed, notified)
      return changed
    }),
  )
  if (!proposed) throw await changedMeanwhile(db, row.id, party, language)
}

/**
 * Accepts or refuses what the other side proposed. Accepted it is confirmed then; refused, a request has ended and a
 * confirmed talk stands as it was. Throws AppointmentChanged and what `takePlace` does.
 */
export async function answer(context: Context<ParsedInputOf<typeof answerProposal>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  const { side } = party
  const { proposedStart, proposedEnd, proposedPlace, proposedBy } = row
  const isSeen = proposedStart?.toISOString() === new Date(input.start).toISOString()
  if (!proposedStart || !proposedEnd || !proposedPlace || proposedBy === side || !isSeen) {
    throw await changedMeanwhile(db, row.id, party, language)
  }
  const slot = { start: proposedStart, end: proposedEnd }
  const step = { appointmentId: row.id, byAccount: account.id, side, startsAt: slot.start }
  const answered = await withAlternatives(db, { ...row, near: slot.start }, () =>
    write(async (transaction) => {
      const pair = { exhibitorId: row.exhibitorId, accountId: row.buyerId }
      if (input.accept) await assertNotBlocked(transaction, pair, { side })
      await holdParties(transaction, row)
      const now = new Date()
      const expected = { states: ['proposed', 'confirmed'] as const, sequence: row.sequence, now }
      const to = otherSide(side)
      if (!input.accept) {
        const over = row.state === 'proposed' ? { state: 'declined' as const, endedBy: side } : {}
        const changed = await changeAppointment(transaction, row.id, expected, { ...noProposal, ...over })
        if (!changed) return undefined
        await addStep(transaction, { ...step, action: 'refuse' })
        await notify(transaction, context, changed, { to, name: 'appointmentRefused', newTime: slot.start })
        return changed
      }
      const preferred = side === 'exhibitor' ? (row.memberId ?? account.id) : row.memberId
      const taken = await takePlace(transaction, row, slot, { preferred })
      const moved = { startsAt: slot.start, endsAt: slot.end, place: proposedPlace, agreedAt: now }
      const reminded = { remindedDayAt: null, remindedSoonAt: null }
      const done = { state: 'confirmed' as const, confirmedAt: row.confirmedAt ?? now, ...moved, ...reminded }
      const changed = await changeAppointment(transaction, row.id, expected, { ...noProposal, ...done, ...taken })
      if (!changed) return undefined
      await addStep(transaction, { ...step, action: 'accept' })
      await notify(transaction, context, changed, { to, name: 'appointmentAccepted', newTime: slot.start })
      return changed
    }),
  )
  if (!answered) throw await changedMeanwhile(db, row.id, party, language)
}
