import * as z from 'zod/mini'
import { fallbackFields, Instant, nothing } from '#contract/core/shapes.ts'
import { agreementNames } from './rules'

const AgreementName = z.enum(agreementNames)

/** Which text of an agreement it is: `version` is that of its history. */
const held = { which: AgreementName, version: z.int(), since: Instant }

export const Agreement = z.object({
  ...held,
  title: z.string(),
  /** HTML, sanitized when it was stored. */
  body: z.string(),
  fallbackFields,
})

export type Agreement = z.output<typeof Agreement>

export const listAgreements = {
  input: nothing,
  output: z.array(z.object(held)),
}

export const getAgreement = {
  input: z.object({ which: AgreementName }),
  output: z.nullable(Agreement),
}
