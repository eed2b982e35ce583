import * as contract from '#contract/fair/expo/endpoints.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findMainExpo, listExpos, listLogos, presentExpo } from './expo.queries'

export { expoContent, logoContent } from './content.queries'
export { findHallColumn, findMainExpo, presentExpo, presentOpenExpo } from './expo.queries'
export { expoRecords, shownExpos } from './expo.schema'
export { expoUses } from './uses'

async function getMainExpo(db: Db) {
  const main = await findMainExpo(db)
  if (!main) throw fail('FairNotOpened')
  return main
}

export const expo: Route[] = [
  serve(contract.getMainDetail, async ({ db, language }) => {
    return { expoInfo: presentExpo(await getMainExpo(db), language) }
  }),
  serve(contract.listExpos, ({ db, language, input }) => listExpos(db, language, input)),
  serve(contract.getLaunchDate, async ({ db }) => {
    const { startsAt, endsAt } = await getMainExpo(db)
    return { launchDate: startsAt.toISOString(), endDate: endsAt.toISOString() }
  }),
  serve(contract.listLogos, ({ db, language, input }) => listLogos(db, language, input)),
]
