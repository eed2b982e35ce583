import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/**
 * What the organizer console has of a name or number, by groups; a group that the viewer may not open is not searched.
 * A POST: names and phones stay out of the logs of proxies.
 */
export const searchConsole = endpoint<typeof schemas.searchConsole>({
  method: 'POST',
  path: '/ce-exhibition/mgr/palette/search', // path: ours
  access: 'signed-in',
  reads: true,
})
