import * as contract from '#contract/operations/audiences/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { countPeople } from './audiences.queries'

export { countPeople, isInAudience, listPeople } from './audiences.queries'

/** People of the fair, by what they are and have done. */
export const audiences: Route[] = [
  serve(contract.countAudience, async ({ db, input }) => ({ people: await countPeople(db, input.audience) })),
]
