import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The topics of the fair in their order; with a keyword those that contain it in title or lead. */
export const listTopics = endpoint<typeof schemas.listTopics>({
  method: 'POST',
  path: '/ce-content/web/topic/list', // path: ours
  access: 'public',
  reads: true,
  cacheable: true,
})

/** A topic with what was picked for it; what visitors do not see now is left out. */
export const getTopic = endpoint<typeof schemas.getTopic>({
  method: 'GET',
  path: '/ce-content/web/topic/detail', // path: ours
  access: 'public',
  cacheable: true,
  errors: ['TopicNotFound'],
})
