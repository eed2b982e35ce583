import * as z from 'zod/mini'
import { Audience } from '#contract/operations/audiences/schemas.ts'
import { Key } from '#contract/people/challenges/schemas.ts'
import { byId, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { MAILING_SUBJECT_MAX, MAILING_TEXT_MAX } from './limits'
import { mailingKinds, mailingStates } from './rules'

/** UTF-16 units; `rules.ts` counts the characters. */
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
const Version = integer(0, 2_147_483_647)

const Words = z.object({
  kind: z.enum(mailingKinds),
  subject: both(MAILING_SUBJECT_MAX),
  /** Plain text; empty lines part paragraphs. */
  text: both(MAILING_TEXT_MAX),
  /** A page of this site, or empty. */
  link: text(300),
  audience: Audience,
  byNotice: z.boolean(),
  byMail: z.boolean(),
})
export type MailingDocument = z.output<typeof Words>

const Mailing = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(mailingStates),
  ...Words.shape,
  /** When it is or was to be sent; null: it is a draft. */
  sendAt: z.nullable(Instant),
  /** Its outcome so far. */
  numbers: z.object({
    people: z.int(),
    notices: z.int(),
    read: z.int(),
    mails: z.int(),
    delivered: z.int(),
    failed: z.int(),
    opened: z.int(),
    /** Had unsubscribed before, and got no mail. */
    unsubscribed: z.int(),
    noAddress: z.int(),
  }),
})
export type Mailing = z.output<typeof Mailing>

export const listMailings = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(mailingStates)) }),
  output: paged(Mailing),
}
export const saveMailing = {
  /** `key` is made by the form: adding twice adds once. */
  input: z.object({ id: z.nullable(Id), version: Version, key: Key, mailing: Words }),
  output: Mailing,
}
export const testMailing = { input: byId, output: nothing }
export const sendMailing = {
  /** `at` null: now. */
  input: z.object({ id: Id, version: Version, at: z.nullable(text(40)) }),
  output: Mailing,
}
export const removeMailing = { input: z.object({ id: Id, version: Version }), output: nothing }
export const cancelMailing = { input: byId, output: Mailing }

const byToken = z.object({ token: Key })
export const followMailing = { input: byToken, output: z.object({ link: z.string() }) }
export const unsubscribeMailing = { input: byToken, output: nothing }
