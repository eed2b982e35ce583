import * as z from 'zod/mini'
import {
  byId,
  fallbackFields,
  Id,
  Instant,
  integer,
  Keyword,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { UploadedFile } from '#contract/foundation/files/schemas.ts'
import { FILES_MAX, NAMED_MAX, PICTURES_MAX, SUPPLEMENT_MAX, TITLE_MAX, TRANSLATED_MAX } from './limits'
import { languages } from '#contract/core/language.ts'
import {
  currencies,
  type DemandDocument as DocumentFields,
  demandEnds,
  demandSorts,
  demandStates,
  units,
} from './rules'

/** UTF-16 units of a text of so many characters: `rules.ts` counts the characters, and says so at the field. */
const inBoth = (characters: number) => z.object({ zh: text(characters * 4), en: text(characters * 4) })
const Unit = z.enum(['', ...units])
const Currency = z.enum(currencies)
/** YYYY-MM-DD in GMT+8; empty: not given. */
const Day = text(10)
const Version = integer(1, 2_147_483_647)

export const DemandDocument = z.object({
  title: inBoth(TITLE_MAX),
  categoryId: z.nullable(Id),
  quantity: z.nullable(z.number()),
  unit: Unit,
  price: z.nullable(z.number()),
  currency: Currency,
  supplement: inBoth(SUPPLEMENT_MAX),
  pictures: z.array(text(64)).check(z.maxLength(PICTURES_MAX * 2)),
  files: z._default(z.array(text(64)).check(z.maxLength(FILES_MAX * 2)), []),
  deliverBy: Day,
  validUntil: Day,
  exhibitorIds: z.array(Id).check(z.maxLength(NAMED_MAX * 2)),
  contactPerson: text(240),
  contactNumber: text(60),
}) satisfies z.ZodMiniType<DocumentFields>

/** A demand as exhibitors and visitors see it in a list. */
export const DemandCard = z.object({
  id: z.int(),
  title: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  price: z.nullable(z.number()),
  currency: Currency,
  /** The address of its first picture; empty: none. */
  coverUrl: z.string(),
  deliverBy: Day,
  /** When it ends. */
  validUntil: Instant,
  shownAt: Instant,
  end: z.enum(demandEnds),
  /** Offers that were neither withdrawn nor declined. */
  offers: z.int(),
  /** Of the quantity, what has been accepted. */
  accepted: z.number(),
  fallbackFields,
})
export type DemandCard = z.output<typeof DemandCard>

/** How to reach the buyer. */
export const DemandContact = z.object({ person: z.string(), number: z.string() })

export const Demand = z.object({
  ...DemandCard.shape,
  /** Of what is shown: an offer names it. */
  version: z.int(),
  supplement: z.string(),
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  /** Whoever may see the demand reads them. */
  files: z.array(UploadedFile),
  /** The buyer's kind: 6 buyer, 7 overseas buyer, 9 buying delegation. */
  buyerType: z.int(),
  /** It is for named exhibitors alone. */
  named: z.boolean(),
  /** For the buyer, and for an exhibitor that was shortlisted or accepted; null: not for the reader. */
  contact: z.nullable(DemandContact),
  /** The reader's own. */
  own: z.boolean(),
})
export type Demand = z.output<typeof Demand>

export const listDemands = {
  input: z.object({
    ...pageInput,
    keyWord: z.optional(Keyword),
    categoryId: z.optional(Id),
    /** Only those that offers may still come to. */
    open: z.optional(z.boolean()),
    sort: z._default(z.enum(demandSorts), 'newest'),
  }),
  output: paged(DemandCard),
}

export const getDemand = { input: byId, output: Demand }

export const verifyDemandStatus = {
  input: z.object({ id: Id, version: Version }),
  output: nothing,
}

/** A demand as its buyer sees it. */
export const OwnDemand = z.object({
  id: z.int(),
  /** Of what is written: whoever changes it names it. */
  version: z.int(),
  state: z.enum(demandStates),
  document: DemandDocument,
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
  files: z.array(UploadedFile),
  /** The exhibitors that it is for alone. */
  exhibitors: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Why it came back; else empty. */
  opinion: z.string(),
  /** A version of it was approved. */
  shown: z.boolean(),
  end: z.enum(demandEnds),
  offers: z.int(),
  accepted: z.number(),
  /** Who has seen the contact: exhibitors that were shortlisted or accepted. */
  contactSeenBy: z.array(z.object({ id: z.int(), name: z.string(), since: Instant })),
  submittedAt: z.nullable(Instant),
  updatedAt: Instant,
})
export type OwnDemand = z.output<typeof OwnDemand>

/** Made by the form: the same sent twice is kept once. */
const Key = text(64).check(z.minLength(8))

export const addDemand = {
  input: z.object({ key: Key, document: DemandDocument, /** At once to the organizer. */ submit: z.boolean() }),
  output: OwnDemand,
}

export const saveDemand = {
  input: z.object({ id: Id, version: Version, document: DemandDocument, submit: z.boolean() }),
  output: OwnDemand,
}

export const getOwnDemand = { input: byId, output: OwnDemand }

const ofVersion = z.object({ id: Id, version: Version })

export const recallDemand = { input: ofVersion, output: OwnDemand }
export const closeDemand = { input: ofVersion, output: OwnDemand }
export const deleteDemand = { input: ofVersion, output: nothing }

export const listOwnDemands = {
  input: z.object({ ...pageInput, state: z.optional(z.enum([...demandStates, 'shown', 'ended'])) }),
  output: paged(OwnDemand),
}

export const translateOrder = {
  input: z.object({
    texts: z.array(text(SUPPLEMENT_MAX * 4)).check(z.minLength(1), z.maxLength(TRANSLATED_MAX)),
    to: z.enum(languages),
  }),
  /** In their order; null: the fair has no service for it. */
  output: z.object({ texts: z.nullable(z.array(z.string())) }),
}
