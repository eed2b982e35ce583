import * as contract from '#contract/commerce/attendees/endpoints.ts'
import { ATTENDEES_MAX } from '#contract/commerce/attendees/limits.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listAttendees } from './attendees.queries'
import { deleteAttendee, saveAttendee } from './change'
import { presentAttendee } from './present'

export { fillSavedHolders } from './fill-holders'
export { personalDataOfAttendees } from './personal-data.queries'

/** People an account repeatedly orders tickets for. */
export const attendees: Route[] = [
  serve(contract.listAttendees, async (context) => {
    const { id } = await getViewerAccount(context)
    const rows = await listAttendees(context.db, id)
    return { list: rows.map((row) => presentAttendee(context.vault, row)), max: ATTENDEES_MAX }
  }),
  serve(contract.saveAttendee, saveAttendee),
  serve(contract.deleteAttendee, deleteAttendee),
]
