import * as z from 'zod/mini'
import { Day, Id, integer, nothing, text } from '#contract/core/shapes.ts'
import { NUMBER_MAX } from '#contract/fair/floor-plan/limits.ts'
import { scanDays } from './rules'

/** `visitorId`: made by the browser (spec: live §9); a guest without one is counted by the network address. */
export const recordBoothScan = {
  input: z.object({
    hallId: Id,
    number: text(NUMBER_MAX).check(z.minLength(1)),
    visitorId: z.optional(text(36).check(z.minLength(8))),
  }),
  output: z.object({
    /** false: it was counted before on this day, there is no such booth, or a person of the fair or of this exhibitor sent it. */
    counted: z.boolean(),
  }),
}

export const listBoothScans = {
  input: z.object({
    hallId: Id,
    days: z._default(integer(1, 30).check(z.refine((days) => scanDays.some((one) => one === days))), 7),
  }),
  output: z.object({
    from: Day,
    until: Day,
    /** The booths that were scanned, the most often scanned first. */
    booths: z.array(z.object({ number: z.string(), scans: z.int() })),
  }),
}

export const getOwnBoothScans = {
  input: nothing,
  output: z.object({
    /** null: the exhibitor has no booth. */
    scans: z.nullable(
      z.object({
        /** The first day of these figures: that of the assignment with all its scans, also of the hours before, or OWN_SCAN_DAYS ago. */
        from: Day,
        total: z.int(),
        /** The days with scans, the latest first. */
        days: z.array(z.object({ day: Day, scans: z.int() })),
      }),
    ),
  }),
}
