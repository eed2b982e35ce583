import * as z from 'zod/mini'
import { Instant, fallbackFields, integer, nothing } from '#contract/core/shapes.ts'

export const ScheduleEvent = z.object({
  id: z.int(),
  title: z.string(),
  place: z.string(),
  speaker: z.string(),
  startTime: Instant,
  endTime: Instant,
  hallId: z.nullable(z.int()),
  liveId: z.nullable(z.int()),
  /** The topic that reveals more of it. */
  topicId: z.nullable(z.int()),
  fallbackFields,
})

export type ScheduleEvent = z.output<typeof ScheduleEvent>

export const getRecentSchedule = {
  input: z.object({ limit: z._default(integer(1, 20), 6) }),
  output: z.array(ScheduleEvent),
}

export const getScheduleInfo = {
  input: nothing,
  output: z.array(z.object({ date: z.string(), events: z.array(ScheduleEvent) })),
}
