import * as z from 'zod/mini'
import { fallbackFields, Instant } from '#contract/core/shapes.ts'
import { LiveStatusSchema } from '#contract/core/live/live-card.ts'
import { ContentLine } from '#contract/fair/content/schemas.ts'
import { alertNames, queueNames, setupSteps } from './rules'

const Count = z.int()

/** Open work of one queue. */
const Queue = z.object({
  name: z.enum(queueNames),
  count: Count,
  /** Since when the oldest waits; null: nothing waits, or it is not recorded. */
  oldest: z.nullable(Instant),
})
export type Queue = z.output<typeof Queue>

/** A live session or an event of the schedule that takes place today. */
const ProgramItem = z.object({
  kind: z.enum(['live', 'event']),
  id: z.int(),
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Of a live session; null for an event. */
  status: z.nullable(LiveStatusSchema),
  fallbackFields,
})
export type ProgramItem = z.output<typeof ProgramItem>

/** Key figures of a day; amounts in fen. */
const Figures = z.object({
  visitors: Count,
  views: Count,
  registrations: Count,
  tickets: Count,
  paidFen: Count,
  questions: Count,
})
export type TodayFigures = z.output<typeof Figures>

/** `value`: failed messages, the percentage of the disk in use, 0 for Redis. */
const Alert = z.object({ name: z.enum(alertNames), value: Count })

/** Something that was done to a case or to content. */
const Activity = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('case'),
    subject: z.enum(['registration', 'enrollment', 'demand']),
    id: z.int(),
    action: z.string(),
    /** Empty: the applicant. */
    by: z.string(),
    at: Instant,
  }),
  z.extend(ContentLine, { type: z.literal('content') }),
])
export type Activity = z.output<typeof Activity>

export const getToday = {
  input: z.object({}),
  output: z.object({
    /** The queues that the viewer may open. */
    queues: z.array(Queue),
    /** Of the day in GMT+8, by start. */
    program: z.array(ProgramItem),
    /** Today so far and all of yesterday; null: the viewer may not read them. */
    figures: z.nullable(z.object({ today: Figures, yesterday: Figures })),
    alerts: z.array(Alert),
    /** The latest first. */
    activity: z.array(Activity),
    /** What the fair cannot open without; null: the viewer does not edit content, or all of it is published. */
    setup: z.nullable(z.array(z.object({ kind: z.enum(setupSteps), done: z.boolean() }))),
  }),
}
export type Today = z.output<typeof getToday.output>
