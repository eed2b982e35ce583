import * as contract from '../../../contract/attendees/endpoints'
import { ATTENDEES_MAX } from '../../../contract/attendees/limits'
import { type Route, serve } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { listAttendees } from './attendees.queries'
import { deleteAttendee, saveAttendee } from './change'
import { presentAttendee } from './present'

export { fillSavedHolders } from './fill-holders'

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
