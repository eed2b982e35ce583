import * as contract from '#contract/trade/matches/endpoints.ts'
import { MATCHES_PER_MINUTE } from '#contract/trade/matches/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { listMatches } from './for-demand'
import { listMatchingDemands } from './for-exhibitor'

export { learnWordPairs } from './learn.queries'
export { listSuited } from './suited'

/** Counts a list that is requested: it is dearer than others. Throws TooManyRequests. */
const countRequested = ({ write, viewer }: Context<unknown>) =>
  write((db) => assertWithinLimit(db, `match:${viewer?.userId ?? ''}`, MATCHES_PER_MINUTE, 60))

export const matches: Route[] = [
  serve(contract.listMatches, async (context) => {
    await countRequested(context)
    return listMatches(context)
  }),
  serve(contract.listMatchingDemands, async (context) => {
    await countRequested(context)
    return listMatchingDemands(context)
  }),
]
