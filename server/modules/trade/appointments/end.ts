import type { cancelAppointment, contestAppointment, markAppointment } from '#contract/trade/appointments/endpoints.ts'
import { openStates, otherSide } from '#contract/trade/appointments/rules.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { addStep, changeAppointment } from './appointments.queries'
import { noProposal } from './answer'
import { checkWords } from './ask'
import { changedMeanwhile, getOwn } from './party'
import { notify } from './notify'

/**
 * Calls a talk off: the buyer what was requested or confirmed, the exhibitor what was confirmed or proposed. Not once it
 * has begun. Throws AppointmentNotFound, AppointmentChanged, TextUnsafe.
 */
export async function cancel(context: Context<ParsedInputOf<typeof cancelAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  const { side } = party
  const reason = input.reason.trim()
  await checkWords(context, reason, 'reason')
  if (row.state === 'confirmed' && row.startsAt <= new Date()) throw await changedMeanwhile(db, row.id, party, language)
  const cancelled = await write(async (transaction) => {
    const done = { state: 'cancelled' as const, reason, endedBy: side, ...noProposal }
    const open = side === 'buyer' ? openStates : (['proposed'] as const)
    const changed =
      (await changeAppointment(transaction, row.id, { states: ['confirmed'], sequence: row.sequence }, done)) ??
      (await changeAppointment(transaction, row.id, { states: open, now: new Date() }, done))
    if (!changed) return undefined
    const step = { appointmentId: row.id, action: 'cancel' as const, byAccount: account.id, side }
    await addStep(transaction, { ...step, note: reason, startsAt: changed.startsAt })
    await notify(transaction, context, changed, { to: otherSide(side), name: 'appointmentCancelled', reason })
    return changed
  })
  if (!cancelled) throw await changedMeanwhile(db, row.id, party, language)
}

/**
 * Records for a started, confirmed talk that both took part, or that the other side was absent. Whoever recorded the
 * latter may still say the former. Throws AppointmentNotFound, AppointmentChanged, AppointmentNotStarted, AppointmentWasThere.
 */
export async function mark(context: Context<ParsedInputOf<typeof markAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  const { side } = party
  const isMet = input.outcome === 'met'
  const isOwnMark = row.state === 'noShow' && isMet && row.absent === otherSide(side)
  if (row.state !== 'confirmed' && !isOwnMark) throw await changedMeanwhile(db, row.id, party, language)
  if (row.startsAt > new Date()) throw fail('AppointmentNotStarted')
  const otherCame = side === 'buyer' ? row.exhibitorEnteredAt : row.buyerEnteredAt
  if (!isMet && otherCame !== null) throw fail('AppointmentWasThere')
  const marked = await write(async (transaction) => {
    const done = isMet ? { state: 'met' as const, absent: null } : { state: 'noShow' as const, absent: otherSide(side) }
    const expected = { states: [row.state], sequence: row.sequence }
    const changed = await changeAppointment(transaction, row.id, expected, { ...noProposal, ...done })
    if (!changed) return undefined
    const action = isMet ? ('meet' as const) : ('noShow' as const)
    const step = { appointmentId: row.id, action, byAccount: account.id, side }
    await addStep(transaction, { ...step, startsAt: changed.startsAt })
    if (!isMet) await notify(transaction, context, changed, { to: otherSide(side), name: 'appointmentMissed' })
    return changed
  })
  if (!marked) throw await changedMeanwhile(db, row.id, party, language)
}

/** The side that was marked as absent says that it was there; once. Throws AppointmentNotFound, AppointmentChanged, TextUnsafe. */
export async function contest(context: Context<ParsedInputOf<typeof contestAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  const { side } = party
  const reason = input.reason.trim()
  await checkWords(context, reason, 'reason')
  const isOpen = row.state === 'noShow' && row.absent === side && row.contestedAt === null
  const contested =
    isOpen &&
    (await write(async (transaction) => {
      const done = { contestedAt: new Date(), reason }
      const changed = await changeAppointment(transaction, row.id, { states: ['noShow'], sequence: row.sequence }, done)
      if (!changed) return undefined
      const step = { appointmentId: row.id, action: 'contest' as const, byAccount: account.id, side }
      await addStep(transaction, { ...step, note: reason, startsAt: changed.startsAt })
      await notify(transaction, context, changed, { to: otherSide(side), name: 'appointmentContested', reason })
      return changed
    }))
  if (!contested) throw await changedMeanwhile(db, row.id, party, language)
}
