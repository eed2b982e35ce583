import * as contract from '../../../contract/schedule'
import { type Route, serve } from '../../platform/http/serve'
import { listByDay, listRecent } from './schedule.queries'

export const schedule: Route[] = [
  serve(contract.getRecentSchedule, ({ db, language, input }) => listRecent(db, language, input.limit)),
  serve(contract.getScheduleInfo, ({ db, language }) => listByDay(db, language)),
]
