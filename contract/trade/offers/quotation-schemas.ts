import * as z from 'zod/mini'
import { byId, Id, Instant, integer, text } from '#contract/core/shapes.ts'
import { languages } from '#contract/core/language.ts'
import { currencies, units } from '#contract/trade/demands/rules.ts'
import { quotationStates } from './quotation-rules'

const Version = integer(1, 2_147_483_647)

/** The terms of an offer as they were when they were written down, as both sides read them. */
export const Quotation = z.object({
  id: z.int(),
  offerId: z.int(),
  /** Of the offer that it was drawn from. */
  offerVersion: z.int(),
  /** Q20261123-000123: the day in GMT+8 on which it was issued, and its number. */
  number: z.string(),
  state: z.enum(quotationStates),
  /** Of the quotation as it is: whoever confirms names it. */
  version: z.int(),
  demandId: z.int(),
  title: z.string(),
  /** The exhibitor, as a whole. */
  company: z.string(),
  booth: z.string(),
  /** How the buyer is reached, as the exhibitor was given it. */
  buyer: z.object({ person: z.string(), number: z.string() }),
  /** The names of the exhibits that were offered. */
  exhibits: z.array(z.string()),
  /** What was accepted, or is offered. */
  quantity: z.number(),
  unit: z.enum(units),
  /** Of one unit. */
  price: z.number(),
  total: z.number(),
  currency: z.enum(currencies),
  /** YYYY-MM-DD in GMT+8; empty: not given. */
  deliverBy: z.string(),
  /** YYYY-MM-DD in GMT+8; empty: the offer is accepted, and nothing runs out any more. */
  validUntil: z.string(),
  note: z.string(),
  issuedAt: Instant,
  confirmedAt: z.nullable(Instant),
})
export type Quotation = z.output<typeof Quotation>

export const issueQuotation = {
  input: z.object({
    /** Made by the form: the same sent twice is kept once. */
    key: text(64).check(z.minLength(8)),
    /** The offer, as it was seen. */
    id: Id,
    version: Version,
  }),
  output: Quotation,
}

export const confirmQuotation = { input: z.object({ id: Id, version: Version }), output: Quotation }

export const getQuotation = { input: byId, output: Quotation }

/** A paper in one language, or in both side by side. */
export const paperLanguages = [...languages, 'both'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

export const getQuotationPaper = {
  input: z.object({ id: Id, language: z.enum(paperLanguages) }),
  output: z.unknown(),
}
