import * as z from 'zod/mini'
import { Id, integer, nothing, SentInstant, text } from '#contract/core/shapes.ts'
import { LEVEL_MAX, LEVEL_MIN, NUMBER_MAX, STOPS_MAX } from '../limits'

const place = text(NUMBER_MAX).check(z.minLength(1))
const places = z.array(place).check(z.maxLength(STOPS_MAX))

export const getVisitCalendar = {
  input: z.object({
    hallId: Id,
    level: integer(LEVEL_MIN, LEVEL_MAX),
    /** A booth's number or a landmark's id. */
    from: place,
    stops: places.check(z.minLength(1)),
    /** Those of the stops that are visited in this order. */
    timed: z._default(places, []),
    stepFree: z._default(z.boolean(), false),
    start: SentInstant,
    /** The end of the last meeting at one of the stops. */
    until: z.optional(SentInstant),
  }),
  output: nothing,
}
