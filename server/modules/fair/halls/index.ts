import * as contract from '#contract/fair/halls/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findHallColumn } from '#server/modules/fair/expo/index.ts'
import { findHall, listHalls } from './halls.queries'

export { hallContent } from './content.queries'
export { findHallId } from './halls.queries'
export { findHallNames } from './official-names.queries'
export { hallUses } from './uses'
export { hallRecords, shownHalls } from './halls.schema'

export const halls: Route[] = [
  serve(contract.listHalls, ({ db, language }) => listHalls(db, language)),
  serve(contract.getHall, async ({ db, language, input }) => {
    const hall = await findHall(db, language, input.id)
    if (!hall) throw fail('HallNotFound')
    return hall
  }),
  serve(contract.getHallColumn, ({ db }) => findHallColumn(db)),
]
