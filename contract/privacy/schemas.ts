import * as z from 'zod/mini'
import { agreementNames } from '../agreements/rules'
import { Instant, nothing } from '../core/shapes'

const Consent = z.object({
  which: z.enum(agreementNames),
  /** That of its history; null: the document that comes with the site, which has none. */
  version: z.nullable(z.int()),
  /** Of which text of the fair's it is a version; null: the document that comes with the site. */
  number: z.nullable(z.int()),
  at: Instant,
})
export type Consent = z.output<typeof Consent>

export const listConsents = { input: nothing, output: z.array(Consent) }
