import type {
  assignAppointment,
  confirmAppointment,
  confirmAppointments,
  declineAppointment,
} from '#contract/trade/appointments/endpoints.ts'
import { openStates } from '#contract/trade/appointments/rules.ts'
import { errorText } from '#contract/catalog/errors.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { fail, Refusal } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { listMates } from '#server/modules/foundation/accounts/index.ts'
import { assertNotBlocked } from '#server/modules/trade/blocks/index.ts'
import { addStep, changeAppointment, holdParties, listHeld } from './appointments.queries'
import { checkWords } from './ask'
import { changedMeanwhile, getOwn } from './party'
import { takePlace, withAlternatives } from './take-place'
import { notify } from './notify'

/** Nothing that was proposed waits for an answer any more. */
export const noProposal = {
  proposedStart: null,
  proposedEnd: null,
  proposedPlace: null,
  proposedBy: null,
  expiresAt: null,
} as const

/** Confirms a request, which takes a place. Throws AppointmentChanged and what `takePlace` does, with free times. */
export async function confirm(context: Context<ParsedInputOf<typeof confirmAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  if (party.side !== 'exhibitor') throw fail('AppointmentNotFound')
  const confirmed = await withAlternatives(db, { ...row, near: row.startsAt }, () =>
    write(async (transaction) => {
      // The pair before its talk, as everywhere: none waits for the other in turn.
      const pair = { exhibitorId: row.exhibitorId, accountId: row.buyerId }
      await assertNotBlocked(transaction, pair, { side: 'exhibitor' })
      await holdParties(transaction, row)
      const now = new Date()
      const slot = { start: row.startsAt, end: row.endsAt }
      // Its state before its place: a second confirmation reports that it is confirmed, not that it is full.
      const expected = { states: ['initiated', 'waiting'] as const, now }
      const seen = await changeAppointment(transaction, row.id, expected, { seenAt: row.seenAt ?? now })
      if (!seen) return undefined
      const choice = { memberId: input.memberId, preferred: account.id }
      const taken = await takePlace(transaction, row, slot, choice)
      const done = { state: 'confirmed' as const, confirmedAt: now, agreedAt: now, ...noProposal, ...taken }
      const changed = await changeAppointment(transaction, row.id, expected, done)
      if (!changed) return undefined
      const step = { appointmentId: row.id, action: 'confirm' as const, byAccount: account.id, side: party.side }
      await addStep(transaction, { ...step, startsAt: changed.startsAt })
      await notify(transaction, context, changed, { to: 'buyer', name: 'appointmentConfirmed' })
      return changed
    }),
  )
  if (!confirmed) throw await changedMeanwhile(db, row.id, party, language)
}

/** Confirms each on its own; gives those that could not be, with why. */
export async function confirmMany(context: Context<ParsedInputOf<typeof confirmAppointments>>) {
  const refused: { id: number; reason: string }[] = []
  const ids = [...new Set(context.input.ids)]
  for (const id of ids) {
    try {
      await confirm({ ...context, input: { id } })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ id, reason: errorText(error.error, error.details, context.language) })
    }
  }
  return { confirmed: ids.length - refused.length, refused }
}

/** The exhibitor will not talk then, and says why. Throws AppointmentNotFound, AppointmentChanged, TextUnsafe. */
export async function decline(context: Context<ParsedInputOf<typeof declineAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  if (party.side !== 'exhibitor') throw fail('AppointmentNotFound')
  const reason = input.reason.trim()
  await checkWords(context, reason, 'reason')
  const declined = await write(async (transaction) => {
    const now = new Date()
    const done = { state: 'declined' as const, reason, endedBy: party.side, seenAt: row.seenAt ?? now, ...noProposal }
    const changed = await changeAppointment(transaction, row.id, { states: openStates, now }, done)
    if (!changed) return undefined
    const step = { appointmentId: row.id, action: 'decline' as const, byAccount: account.id, side: party.side }
    await addStep(transaction, { ...step, note: reason, startsAt: row.startsAt })
    await notify(transaction, context, changed, { to: 'buyer', name: 'appointmentDeclined', reason })
    return changed
  })
  if (!declined) throw await changedMeanwhile(db, row.id, party, language)
}

/** Another of the team talks. Throws AppointmentNotFound, AppointmentChanged, AppointmentMemberBusy, AppointmentNoOne. */
export async function assign(context: Context<ParsedInputOf<typeof assignAppointment>>): Promise<void> {
  const { db, write, input, language } = context
  const { account, party, row } = await getOwn(context)
  if (party.side !== 'exhibitor') throw fail('AppointmentNotFound')
  const { memberId } = input
  const assigned = await withAlternatives(db, { ...row, near: row.startsAt }, () =>
    write(async (transaction) => {
      await holdParties(transaction, row)
      const mate = (await listMates(transaction, row.exhibitorId)).find(({ id }) => id === memberId)
      if (!mate) throw fail('AppointmentNoOne')
      const held = await listHeld(transaction, row.exhibitorId, row.startsAt, row.endsAt)
      if (held.some((one) => one.id !== row.id && one.memberId === memberId)) throw fail('AppointmentMemberBusy')
      const changed = await changeAppointment(transaction, row.id, { states: ['confirmed'] }, { memberId })
      if (!changed) return undefined
      const note = mate.name.zh || mate.name.en
      const step = { appointmentId: row.id, action: 'assign' as const, byAccount: account.id, side: party.side }
      await addStep(transaction, { ...step, note, startsAt: changed.startsAt })
      return changed
    }),
  )
  if (!assigned) throw await changedMeanwhile(db, row.id, party, language)
}
