import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Posted as text/plain by a beacon, so that leaving a page does not lose it. */
export const collect = endpoint<typeof schemas.collect>({
  method: 'POST',
  base: '',
  path: '/projects/:projectId/collect/:kind', // spec: live §7
  access: 'public',
})
