import * as z from 'zod/mini'
import { contactEmail, contactPhone } from '#contract/core/contact/contact-rules.ts'
import { isDay } from '#contract/core/day.ts'
import { languages } from '#contract/core/language.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { ADDRESS_MAX, isAddress } from '#contract/core/rules.ts'
import { isMoment } from '#contract/core/moment.ts'
import {
  DECIMALS,
  Id,
  Instant,
  Keyword,
  NO_ADDRESS,
  nothing,
  pageInput,
  paged,
  several,
  text,
} from '#contract/core/shapes.ts'
import type { AnyDocument, AnyValue, Field, Fields, FlatDocument } from './fields'
import { arrangedKinds, kindNames, referredOnly } from './kinds'
import { IDS_MAX, NAME_MAX, OPINION_MAX, TRANSLATED_LENGTH_MAX, TRANSLATED_MAX, VALUE_MAX } from './limits'
import { isOwnFile } from './rich-text'
import { contentActions, contentReviews, contentSorts, contentStates, isInOrder } from './rules'

export const ContentKindName = z.enum(kindNames)

const address = text(ADDRESS_MAX).check(z.refine(isAddress, { params: { reason: NO_ADDRESS } }))
const inBoth = z.object({ zh: z.string(), en: z.string() })
const ObjectId = z.int().check(z.gte(1), z.lte(2_147_483_647))
/** Before the kind is known: as long as the longest value may be. */
const anyText = text(VALUE_MAX)
const inBothTexts = z.object({ zh: anyText, en: anyText })

/** What breaks a rule is reported in the rule's words. */
const ruled = (breach: RuleBreach) => ({ params: { breach } })

const lineRules = {
  phone: z.refine<string>((line) => contactPhone(line) === undefined, ruled('contactPhone.format')),
  email: z.refine<string>((line) => contactEmail(line) === undefined, ruled('email.format')),
}

const moment = text(NAME_MAX).check(z.refine((at) => at === '' || isMoment(at), ruled('live.moment')))
function numberSchema({ min, max, decimals = 0 }: { min: number; max: number; decimals?: number }) {
  const isRound = (value: number) => Number(value.toFixed(decimals)) === value
  return z.nullable(z.number().check(z.gte(min), z.lte(max), z.refine(isRound, { params: { reason: DECIMALS } })))
}

function valueSchema(field: Field): z.ZodMiniType<AnyValue> {
  switch (field.type) {
    case 'text':
      return z.object({ zh: text(field.max.zh), en: text(field.max.en) })
    case 'richText':
      return z.object({ zh: text(field.max), en: text(field.max) })
    case 'line': {
      const line = text(field.max)
      return field.format ? line.check(lineRules[field.format]) : line
    }
    case 'number':
      return numberSchema(field)
    case 'moment':
      return moment
    case 'picture':
      return z.object({ zh: address, en: address })
    case 'file':
      return text(ADDRESS_MAX).check(z.refine((at) => at === '' || isOwnFile(at), { params: { reason: NO_ADDRESS } }))
    case 'video':
      return address
    case 'pictures':
      return several(address, field.max)
    case 'choice':
      return z.enum(['', ...field.options])
    case 'choices':
      return several(z.enum(field.options), field.max)
    case 'relation':
      return z.nullable(ObjectId)
    case 'relations':
      return several(ObjectId, field.max)
    case 'list':
      // oxlint-disable-next-line no-unsafe-type-assertion -- rows of flat fields hold no lists
      return z.array(documentSchema(field.of) as z.ZodMiniType<FlatDocument>).check(z.maxLength(field.max))
    default:
      return address
  }
}

/** What an object of these fields must be like to be stored at all; whether it is complete is another question. */
export function documentSchema(fields: Fields): z.ZodMiniType<AnyDocument> {
  const whole = z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])))
  const orders = Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'moment' && field.after !== undefined
      ? [
          z.refine<AnyDocument>((document) => isInOrder(document, name, field.after), {
            path: [name],
            ...ruled('live.order'),
          }),
        ]
      : [],
  )
  return whole.check(...orders)
}

/** Before the kind is known: everything that some field may hold. */
const anyFlat = z.union([anyText, inBothTexts, z.number(), z.null(), z.array(anyText), z.array(z.number())])
/** Checked by the fields of its kind once the kind is known. */
const Document = z.record(text(NAME_MAX), z.union([anyFlat, z.array(z.record(text(NAME_MAX), anyFlat))]))

const named = { kind: ContentKindName, id: Id }
/** What the change rests on: a later one of another user's must be refused, not overwritten. */
const seen = { ...named, revision: z.int().check(z.gte(0)) }

export const ContentRow = z.object({
  id: z.int(),
  title: inBoth,
  state: z.enum(contentStates),
  /** What is written is not yet what visitors see. */
  changed: z.boolean(),
  review: z.enum(contentReviews),
  /** Why it was returned, where it was. */
  opinion: z.string(),
  submittedAt: z.nullable(Instant),
  /** 0 to 100 */
  complete: z.int(),
  facets: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  shownFrom: z.nullable(Instant),
  shownUntil: z.nullable(Instant),
  updatedAt: Instant,
  updatedBy: z.string(),
  revision: z.int(),
})
export type ContentRow = z.output<typeof ContentRow>

export const ContentObject = z.object({ ...ContentRow.shape, document: Document, published: z.nullable(Document) })
export type ContentObject = z.output<typeof ContentObject>

export const listContent = {
  input: z.object({
    ...pageInput,
    kind: ContentKindName,
    state: z.optional(z.enum(contentStates)),
    review: z.optional(z.enum(contentReviews)),
    keyWord: z.optional(Keyword),
    /** These alone, deleted ones among them: what others refer to by number. */
    ids: z.optional(z.array(ObjectId).check(z.maxLength(IDS_MAX))),
    facets: z.optional(z.record(text(NAME_MAX), text(NAME_MAX))),
    sort: z.optional(z.enum(contentSorts)),
  }),
  output: paged(ContentRow),
}

/** With `ids` these alone, else the latest with the keyword in their name. */
export const listReferable = {
  input: z.object({
    to: z.enum(referredOnly),
    keyWord: z.optional(Keyword),
    ids: z.optional(z.array(ObjectId).check(z.maxLength(IDS_MAX))),
  }),
  output: z.array(z.object({ id: z.int(), title: inBoth })),
}

export const getContent = { input: z.object(named), output: ContentObject }

/** The client's key makes what is requested twice one object. */
export const addContent = {
  input: z.object({ kind: ContentKindName, key: text(64).check(z.minLength(8)), document: Document }),
  output: ContentObject,
}

export const saveContent = { input: z.object({ ...seen, document: Document }), output: ContentObject }

export const publishContent = {
  input: z.object({ ...seen, from: z.optional(text(NAME_MAX)), until: z.optional(text(NAME_MAX)) }),
  output: ContentObject,
}

/** Asks the organizer to publish the draft; of an exhibitor who is trusted it is published at once. */
export const submitContent = { input: z.object(seen), output: ContentObject }
export const recallContent = { input: z.object(seen), output: ContentObject }

export const returnContent = {
  input: z.object({ ...seen, opinion: text(OPINION_MAX).check(z.minLength(1)) }),
  output: ContentObject,
}

export const countWaitingContent = {
  input: nothing,
  output: z.array(z.object({ kind: ContentKindName, count: z.int() })),
}

export const withdrawContent = { input: z.object(seen), output: ContentObject }
export const deleteContent = { input: z.object(seen), output: ContentObject }
export const undeleteContent = { input: z.object(seen), output: ContentObject }
export const restoreContent = {
  input: z.object({ ...seen, version: z.int().check(z.gte(0), z.lte(2_147_483_647)) }),
  output: ContentObject,
}

export const translateContent = {
  input: z.object({
    texts: z.array(text(TRANSLATED_LENGTH_MAX)).check(z.minLength(1), z.maxLength(TRANSLATED_MAX)),
    to: z.enum(languages),
  }),
  output: z.object({ texts: z.nullable(z.array(z.string())) }),
}

/** `before`: the object in front of which it is to stand; null: behind all. */
export const moveContent = {
  input: z.object({ ...seen, kind: z.enum(arrangedKinds), before: z.nullable(Id) }),
  output: ContentObject,
}

export const ContentChange = z.object({
  revision: z.int(),
  action: z.enum(contentActions),
  by: z.string(),
  at: Instant,
  /** The reviewer's note when it was returned. */
  opinion: z.string(),
  /** What was written then, where the change wrote something. */
  document: z.nullable(Document),
})
export type ContentChange = z.output<typeof ContentChange>

export const listContentChanges = { input: z.object(named), output: z.array(ContentChange) }

/** A day of the fair's clock, YYYY-MM-DD of this millennium: earlier ones would not all be dates to the database. */
const Day = text(NAME_MAX).check(z.refine((value) => isDay(value) && value.startsWith('2'), ruled('validity.date')))

export const ContentLine = z.object({
  id: z.int(),
  kind: ContentKindName,
  objectId: z.int(),
  /** What the object is called now. */
  title: inBoth,
  /** It was deleted so long ago that it cannot be opened any more. */
  gone: z.boolean(),
  revision: z.int(),
  action: z.enum(contentActions),
  by: z.string(),
  at: Instant,
})
export type ContentLine = z.output<typeof ContentLine>

export const listAllContentChanges = {
  input: z.object({
    ...pageInput,
    kind: z.optional(ContentKindName),
    action: z.optional(z.enum(contentActions)),
    /** In the name of who did it. */
    keyWord: z.optional(Keyword),
    /** The first and the last day. */
    from: z.optional(Day),
    until: z.optional(Day),
    /** As an earlier page answered: what was added since stays away, so that no line moves to another page. */
    upTo: z.optional(Id),
  }),
  output: z.extend(paged(ContentLine), { upTo: z.int() }),
}

export const previewContent = {
  input: z.object(named),
  /** The address is relative to any page of the fair. */
  output: z.object({ address: z.string(), until: Instant }),
}
export const getPreview = {
  input: z.object({ token: text(64).check(z.minLength(1)) }),
  output: z.object({ until: Instant }),
}
