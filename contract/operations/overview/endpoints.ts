import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What waits for the viewer: one card of each thing that their role has. A card that cannot be read does not hold up the others. */
export const getOverview = endpoint<typeof schemas.getOverview>({
  method: 'POST',
  access: 'signed-in',
  path: '/ce-exhibition/web/overview', // path: ours
  reads: true,
})

/** The viewer's own orders, tickets and meetings by number or name: above the results of the search. */
export const searchOwn = endpoint<typeof schemas.searchOwn>({
  method: 'POST',
  access: 'signed-in',
  path: '/ce-exhibition/web/overview/search', // path: ours
  reads: true,
})
