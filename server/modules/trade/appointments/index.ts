import * as contract from '#contract/trade/appointments/endpoints.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { assign, confirm, confirmMany, decline } from './answer'
import { addStep, changeAppointment, findShown, listAll, listOwn, listSteps } from './appointments.queries'
import { presentAppointment, presentListed, presentStep } from './appointments.present'
import { ask } from './ask'
import { listSlots, readAvailability, saveAvailability } from './availability'
import { listBookable } from './bookable/bookable'
import { serveCalendar } from './calendar/calendar'
import { cancel, contest, mark } from './end'
import { decide } from './decide/decide'
import { findRequester, getOwn } from './party'
import { answer, propose } from './propose'
import { readOutcome, writeOutcome } from './talk/outcome'
import { openRoom } from './talk/room'
import { readTimes, saveTimes } from './times/times'

export {
  listNext as listNextTalks,
  listOwn as listOwnTalks,
  listToAnswer as listTalksToAnswer,
} from './appointments.queries'
export { presentAppointment } from './appointments.present'
export { partyOf as talkPartyOf } from './party'
export { meetNow } from './meet-by-card'
export { endUnanswered, remindTalks } from './appointment-jobs'
export { listTalkEvents } from './calendar/talk-event'
export { findTalkPartner } from './partner'
export { assertSeat, emitToSeat, getSeated, talkCommands } from './talk/seats'
export { seatAgreements } from './talk/seat-taken'
export { holdRoom as holdTalkRoom } from './seats.queries'
export { getRoom as getTalkRoom } from './talk/room'
export { getOwn as getOwnTalk } from './party'
export { appointmentRecords } from './appointments.schema'
export { personalDataOfAppointments } from './personal-data.queries'
export { countContestedAppointments } from './decide.queries'

/** A talk as the viewer sees it now. */
async function show(context: Context<unknown>, id: number): Promise<Appointment> {
  const { party } = await findRequester(context)
  const shown = await findShown(context.db, id)
  if (!party || !shown) throw fail('AppointmentNotFound')
  return presentAppointment(shown, party.side, context.language)
}

/** Does something to a talk and gives it as it stands then. */
const changing =
  <Input extends { id: number }>(change: (context: Context<Input>) => Promise<void>) =>
  async (context: Context<Input>): Promise<Appointment> => {
    await change(context)
    return show(context, context.input.id)
  }

/** One with its history; the exhibitor has seen it from then on. */
async function open(context: Context<{ id: number }>) {
  const { account, party, row } = await getOwn(context)
  if (party.side === 'exhibitor' && row.state === 'initiated') {
    await context.write(async (db) => {
      const now = new Date()
      const seen = await changeAppointment(
        db,
        row.id,
        { states: ['initiated'], now },
        { state: 'waiting', seenAt: now },
      )
      if (seen) await addStep(db, { appointmentId: row.id, action: 'see', byAccount: account.id, side: party.side })
    })
  }
  const steps = await listSteps(context.db, row.id)
  return { ...(await show(context, row.id)), steps: steps.map((step) => presentStep(step, context.language)) }
}

/** Talks between buyers and exhibitors: when they can be, who asks, who answers. */
export const appointments: Route[] = [
  serve(contract.getAvailability, readAvailability),
  serve(contract.saveAvailability, saveAvailability),
  serve(contract.getBuyerTimes, readTimes),
  serve(contract.saveBuyerTimes, saveTimes),
  serve(contract.listSlots, listSlots),
  serve(contract.listBookable, listBookable),
  serve(contract.askAppointment, async (context) => show(context, await ask(context))),
  serve(contract.listAppointments, async (context) => {
    const { party } = await findRequester(context)
    if (!party) return { ...toPage([], 0, context.input), waiting: 0 }
    const { rows, total, waiting } = await listOwn(context.db, party, context.input)
    const list = rows.map((row) => presentAppointment(row, party.side, context.language))
    return { ...toPage(list, total, context.input), waiting }
  }),
  serve(contract.openAppointment, open),
  serve(contract.confirmAppointment, changing(confirm)),
  serve(contract.confirmAppointments, confirmMany),
  serve(contract.declineAppointment, changing(decline)),
  serve(contract.proposeAppointment, changing(propose)),
  serve(contract.answerProposal, changing(answer)),
  serve(contract.assignAppointment, changing(assign)),
  serve(contract.cancelAppointment, changing(cancel)),
  serve(contract.markAppointment, changing(mark)),
  serve(contract.contestAppointment, changing(contest)),
  serveBytes(contract.getAppointmentCalendar, serveCalendar),
  serve(contract.listAllAppointments, async ({ db, input, language }) => {
    const { rows, total } = await listAll(db, input)
    return toPage(
      rows.map((row) => presentListed(row, language)),
      total,
      input,
    )
  }),
  serve(contract.decideAppointment, decide),
  serve(contract.openTalkRoom, openRoom),
  serve(contract.getOutcome, readOutcome),
  serve(contract.saveOutcome, writeOutcome),
]
