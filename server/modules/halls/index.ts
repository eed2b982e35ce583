import * as contract from '../../../contract/halls/endpoints'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { findHallColumn } from '../expo'
import { findHall, listHalls } from './halls.queries'

export { hallContent } from './content.queries'
export { findHallId } from './halls.queries'

export const halls: Route[] = [
  serve(contract.listHalls, ({ db, language }) => listHalls(db, language)),
  serve(contract.getHall, async ({ db, language, input }) => {
    const hall = await findHall(db, language, input.id)
    if (!hall) throw fail('HallNotFound')
    return hall
  }),
  serve(contract.getHallColumn, ({ db }) => findHallColumn(db)),
]
