import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What happens at the fair on a day, beside another day: who comes, what they look at, its outcome. */
export const getFairFigures = endpoint<typeof schemas.getFairFigures>({
  method: 'POST',
  access: 'readBusiness',
  path: '/ce-exhibition/mgr/figures/fair', // path: ours
  reads: true,
})

/** What visitors do at the own stand, beside the median of its hall. */
export const getStandFigures = endpoint<typeof schemas.getStandFigures>({
  method: 'POST',
  access: 'keepLeads',
  path: '/ce-exhibition/sp/figures/stand', // path: ours
  reads: true,
  errors: ['NoExhibitor'],
})

/** How soon an exhibitor usually answers; null until it has received enough questions. */
export const getReplyPromise = endpoint<typeof schemas.getReplyPromise>({
  method: 'POST',
  access: 'public',
  path: '/ce-exhibition/web/figures/replies', // path: ours
  reads: true,
  cacheable: true,
})
