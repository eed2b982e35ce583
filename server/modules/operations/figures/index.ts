import * as contract from '#contract/operations/figures/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { readFairFigures } from './fair'
import { findReplyPromise } from './replies.queries'
import { readStandFigures } from './stand'

export { readFairDay } from './fair'
export { refreshReplies } from './replies'
export { rollUp } from './roll-up'
export { personalDataOfFigures } from './personal-data.queries'

/** What is counted of the fair: for organizers, for each exhibitor, and what visitors are shown about its answers. */
export const figures: Route[] = [
  serve(contract.getFairFigures, readFairFigures),
  serve(contract.getStandFigures, readStandFigures),
  serve(contract.getReplyPromise, async ({ db, input }) => (await findReplyPromise(db, input.id)) ?? null),
]
