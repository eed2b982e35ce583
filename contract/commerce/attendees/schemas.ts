import * as z from 'zod/mini'
import { byId, Id, Instant, integer, nothing, text } from '#contract/core/shapes.ts'
import { HOLDER_NAME_MAX, holderIdTypes } from '#contract/commerce/tickets/rules.ts'

/** A saved attendee as its owner reads it. */
const Attendee = z.object({
  id: z.int(),
  /** Increases with each change. */
  version: z.int(),
  name: z.string(),
  /** Empty where none was given. */
  phone: z.string(),
  idType: z.enum(holderIdTypes),
  /** Masked: the whole number never leaves the server. */
  idNumber: z.string(),
  savedAt: Instant,
})
export type Attendee = z.output<typeof Attendee>

export const listAttendees = {
  input: nothing,
  output: z.object({
    list: z.array(Attendee),
    /** How many an account can save. */
    max: z.int(),
  }),
}

export const saveAttendee = {
  input: z.object({
    /** Null for a new attendee. */
    id: z.nullable(Id),
    /** The version that was read; 0 for a new attendee. */
    version: integer(0, 2_147_483_647),
    /** UTF-16 units; `rules.ts` counts the characters. */
    name: text(HOLDER_NAME_MAX * 4),
    phone: text(60),
    idType: z.enum(holderIdTypes),
    /** Null keeps the saved type and number. */
    idNumber: z.nullable(text(40)),
  }),
  output: Attendee,
}

export const deleteAttendee = { input: byId, output: nothing }
