import type { decideAppointment } from '#contract/trade/appointments/endpoints.ts'
import { sides } from '#contract/trade/appointments/rules.ts'
import type { ListedAppointment } from '#contract/trade/appointments/schemas.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { presentListed } from '../appointments.present'
import { addStep, findShown } from '../appointments.queries'
import { checkWords } from '../ask'
import { sayStanding, stateAt } from '../party'
import { notify } from '../notify'
import { setDecision } from '../decide.queries'

const message: Record<'met' | 'noShow', Bilingual> = {
  met: { zh: '认定洽谈已经进行', en: 'the meeting was held' },
  noShow: { zh: '维持未到场的记录', en: 'the no-show is confirmed' },
}

/**
 * Decides a contested absence, once, and notifies both sides. Throws AppointmentNotFound, AppointmentDecided,
 * AppointmentChanged (it is not contested, or no longer), TextUnsafe.
 */
export async function decide(context: Context<ParsedInputOf<typeof decideAppointment>>): Promise<ListedAppointment> {
  const { db, write, input, language } = context
  const { id, outcome } = input
  const account = await getViewerAccount(context)
  if (!(await findShown(db, id))) throw fail('AppointmentNotFound')
  const reason = input.reason.trim()
  await checkWords(context, reason, 'reason')
  const decided = await write(async (transaction) => {
    const changed = await setDecision(transaction, id, { outcome, reason, by: account.id })
    if (!changed) return undefined
    const step = { appointmentId: id, action: 'decide' as const, byAccount: account.id }
    await addStep(transaction, { ...step, note: reason, startsAt: changed.startsAt })
    for (const to of sides) {
      await notify(transaction, context, changed, { to, name: 'appointmentDecided', reason, outcome: message[outcome] })
    }
    return changed
  })
  const shown = await findShown(db, id)
  if (!shown) throw fail('AppointmentNotFound')
  if (decided) return presentListed(shown, language)
  if (shown.appointment.decision !== null) throw fail('AppointmentDecided')
  const state = stateAt(shown.appointment, new Date())
  throw fail('AppointmentChanged', { state, now: sayStanding(state, language) })
}
