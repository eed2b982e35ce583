import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The events that run now or come next. */
export const getRecentSchedule = endpoint<typeof schemas.getRecentSchedule>({
  method: 'POST',
  path: '/ce-content/web/schedule/getRecentSchedule',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** Every event of the fair by day; days are those of GMT+8 (spec: live §9). */
export const getScheduleInfo = endpoint<typeof schemas.getScheduleInfo>({
  method: 'POST',
  path: '/ce-content/web/schedule/getScheduleInfo',
  access: 'public',
  reads: true,
  cacheable: true,
})
