import * as z from 'zod/mini'
import { Id, integer } from '#contract/core/shapes.ts'
import { AUDIENCE_LIST_MAX } from './rules'

const Ids = z.array(Id).check(z.maxLength(AUDIENCE_LIST_MAX))

export const Audience = z.object({
  userTypes: z.array(integer(1, 20)).check(z.maxLength(20)),
  hallIds: Ids,
  hasTicket: z.boolean(),
  hasMet: z.boolean(),
  metHallIds: z.optional(Ids),
  metExhibitorIds: z.optional(Ids),
  ticketTypeIds: z.optional(Ids),
  isNoShow: z.optional(z.boolean()),
  notAnswered: z.optional(Id),
})

export const countAudience = { input: z.object({ audience: Audience }), output: z.object({ people: z.int() }) }
