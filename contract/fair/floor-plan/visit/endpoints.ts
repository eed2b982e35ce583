import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** A planned visit as iCalendar: an event of the time that it takes, with its stops in their order and a link to the route. */
export const getVisitCalendar = endpoint<typeof schemas.getVisitCalendar>({
  method: 'POST',
  access: 'public',
  path: '/ce-content/web/floorPlan/visit', // path: ours
  answers: 'bytes',
  errors: ['HallNotFound', 'FloorPlanNotFound', 'VisitUnreachable', 'TooManyRequests'],
})
