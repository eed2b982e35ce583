import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { fallbackFields, Instant, integer, nothing } from './shapes'

export const ScheduleEvent = z.object({
  id: z.int(),
  title: z.string(),
  place: z.string(),
  speaker: z.string(),
  startTime: Instant,
  endTime: Instant,
  hallId: z.nullable(z.int()),
  liveId: z.nullable(z.int()),
  fallbackFields,
})
export type ScheduleEvent = z.output<typeof ScheduleEvent>

/** The events that run now or come next. */
export const getRecentSchedule = endpoint({
  method: 'POST',
  path: '/ce-content/web/schedule/getRecentSchedule',
  access: 'public',
  reads: true,
  cacheable: true,
  input: z.object({ limit: z._default(integer(1, 20), 6) }),
  output: z.array(ScheduleEvent),
})

/** Every event of the fair by day; days are those of GMT+8 (spec: live §9). */
export const getScheduleInfo = endpoint({
  method: 'POST',
  path: '/ce-content/web/schedule/getScheduleInfo',
  access: 'public',
  reads: true,
  cacheable: true,
  input: nothing,
  output: z.array(z.object({ date: z.string(), events: z.array(ScheduleEvent) })),
})
