import * as z from 'zod/mini'
import { ADDRESS_MAX, isAddress } from '../core/rules'
import { Id, Instant, Keyword, NO_ADDRESS, pageInput, paged, text } from '../core/shapes'
import type { AnyDocument, Field, Fields } from './fields'
import { kindNames } from './kinds'
import { NAME_MAX, VALUE_MAX } from './limits'
import { contentActions, contentSorts, contentStates } from './rules'

export const ContentKindName = z.enum(kindNames)

const address = text(ADDRESS_MAX).check(z.refine(isAddress, { params: { reason: NO_ADDRESS } }))
const inBoth = z.object({ zh: z.string(), en: z.string() })
/** Before the kind is known: as long as the longest value may be. */
const anyText = text(VALUE_MAX)

function valueSchema(field: Field): z.ZodMiniType<AnyDocument[string]> {
  if (field.type === 'text') return z.object({ zh: text(field.max.zh), en: text(field.max.en) })
  if (field.type === 'picture') return z.object({ zh: address, en: address })
  if (field.type === 'choice') return z.enum(['', ...field.options])
  return address
}

/** What an object of these fields must be like to be stored at all; whether it is complete is another question. */
export function documentSchema(fields: Fields): z.ZodMiniType<AnyDocument> {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field)])))
}

/** Checked by the fields of its kind once the kind is known. */
const Document = z.record(text(NAME_MAX), z.union([anyText, z.object({ zh: anyText, en: anyText })]))

const named = { kind: ContentKindName, id: Id }
/** What the change rests on: a later one of somebody else's must be refused, not overwritten. */
const seen = { ...named, revision: z.int().check(z.gte(0)) }

export const ContentRow = z.object({
  id: z.int(),
  title: inBoth,
  state: z.enum(contentStates),
  /** What is written is not yet what visitors see. */
  changed: z.boolean(),
  /** 0 to 100 */
  complete: z.int(),
  facets: z.record(z.string(), z.string()),
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
    keyWord: z.optional(Keyword),
    facets: z.optional(z.record(text(NAME_MAX), text(NAME_MAX))),
    sort: z.optional(z.enum(contentSorts)),
  }),
  output: paged(ContentRow),
}

export const getContent = { input: z.object(named), output: ContentObject }

/** The client's key makes what is asked twice one object. */
export const addContent = {
  input: z.object({ kind: ContentKindName, key: text(64).check(z.minLength(8)), document: Document }),
  output: ContentObject,
}

export const saveContent = { input: z.object({ ...seen, document: Document }), output: ContentObject }

export const publishContent = {
  input: z.object({ ...seen, from: z.optional(text(NAME_MAX)), until: z.optional(text(NAME_MAX)) }),
  output: ContentObject,
}

export const withdrawContent = { input: z.object(seen), output: ContentObject }
export const deleteContent = { input: z.object(seen), output: ContentObject }
export const undeleteContent = { input: z.object(seen), output: ContentObject }
export const restoreContent = { input: z.object({ ...seen, version: z.int() }), output: ContentObject }

export const ContentChange = z.object({
  revision: z.int(),
  action: z.enum(contentActions),
  by: z.string(),
  at: Instant,
  /** What was written then, where the change wrote something. */
  document: z.nullable(Document),
})
export type ContentChange = z.output<typeof ContentChange>

export const listContentChanges = { input: z.object(named), output: z.array(ContentChange) }
