import * as contract from '#contract/trade/cards/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { presentMeeting, presentScanned } from './cards.present'
import { findScanned, listAnswered, listWaiting } from './cards.queries'
import { showCard } from './code'
import { answer, getCard, save, takeBackGiven } from './give'
import { scan } from './scan'

export { personalDataOfCards } from './personal-data.queries'

/** The cards of people, and the data that they share with exhibitors at a booth. */
export const cards: Route[] = [
  serve(contract.getCard, getCard),
  serve(contract.saveCard, save),
  serve(contract.showCard, showCard),
  serve(contract.scanCard, scan),
  serve(contract.getScannedMeeting, async (context) => {
    const { exhibitorId } = await getViewerAccount(context)
    const found = await findScanned(context.db, context.input.id, exhibitorId ?? 0)
    if (!found) throw fail('MeetingNotFound')
    return presentScanned(found, context.language)
  }),
  serve(contract.listWaitingMeetings, async (context) => {
    const { id } = await getViewerAccount(context)
    const rows = await listWaiting(context.db, id)
    return { list: rows.map((row) => presentMeeting(row, context.language)) }
  }),
  serve(contract.listMeetings, async (context) => {
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listAnswered(context.db, id, context.input)
    const list = rows.map((row) => presentMeeting(row, context.language))
    return toPage(list, total, context.input)
  }),
  serve(contract.answerMeeting, answer),
  serve(contract.takeBackMeeting, takeBackGiven),
]
