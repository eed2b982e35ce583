import * as z from 'zod/mini'
import { Id, integer } from '../core/shapes'

export const Audience = z.object({
  userTypes: z.array(integer(1, 20)).check(z.maxLength(20)),
  hallIds: z.array(Id).check(z.maxLength(100)),
  hasTicket: z.boolean(),
  hasMet: z.boolean(),
  ticketTypeIds: z.optional(z.array(Id).check(z.maxLength(100))),
  isNoShow: z.optional(z.boolean()),
  notAnswered: z.optional(Id),
})

export const countAudience = { input: z.object({ audience: Audience }), output: z.object({ people: z.int() }) }
