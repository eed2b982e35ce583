import type * as contract from '#contract/fair/content/endpoints.ts'
import { fieldsOf } from '#contract/fair/content/kinds.ts'
import { findMissing } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { checkRelations } from '../check-relations'
import { isPastUndelete, type Item, stateNow } from '../content.queries'
import type { Days, KindOfContent } from '../kind.queries'
import { countRelating, holdAlone } from '../relations.queries'
import { announceDecision } from '../review/announce'
import { change, type Seen } from './change'
import { type Kinds, readDocument, readPublished } from './objects'

type Publishing = ParsedInputOf<typeof contract.publishContent>

/** The days that were requested. Throws ContentDaysWrong. */
function readDays({ from, until }: Pick<Publishing, 'from' | 'until'>): Days {
  const now = new Date()
  const days = { from: from === undefined ? now : new Date(from), until: until === undefined ? null : new Date(until) }
  const isWrong = [days.from, days.until].some((day) => day !== null && Number.isNaN(day.getTime()))
  if (isWrong || (days.until && days.until <= (days.from > now ? days.from : now))) throw fail('ContentDaysWrong')
  return days
}

/** The draft, once nothing is missing of it. Throws ContentIncomplete, and BadInput at what it refers to without results. */
export async function getReadyDraft(db: Db, kind: KindOfContent, item: Item, language: Language): Promise<AnyDocument> {
  const document = await readDocument(db, kind, item)
  const missing = findMissing(fieldsOf(kind.kind), document)
  if (missing.length > 0) throw fail('ContentIncomplete', { missing })
  await checkRelations(db, { kind: kind.kind, id: item.id, document, forVisitors: true }, language)
  return document
}

/** The days of an object when its next version is shown as soon as possible: a future start and an end stay. */
export function shownDays(item: Item): Days {
  const now = new Date()
  const { shownFrom, shownUntil } = item
  return {
    from: shownFrom && shownFrom > now ? shownFrom : now,
    until: shownUntil && shownUntil > now ? shownUntil : null,
  }
}

/** Writes the draft to the row that visitors read; what it sets of the item. */
export async function publishDraft(db: Db, kind: KindOfContent, item: Item, document: AnyDocument, days: Days) {
  await kind.publish(db, item.id, document, days)
  return {
    publishedRevision: item.draftRevision,
    shownFrom: days.from,
    shownUntil: days.until,
    submittedAt: null,
    opinion: '',
  }
}

/** Shows the draft to visitors, at once or from a moment on; what waited is approved by it. Throws as `change`, and ContentIncomplete, ContentDaysWrong. */
export function publish(kinds: Kinds, context: Context<Publishing>): Promise<ContentObject> {
  const days = readDays(context.input)
  return change(kinds, context, { action: 'publish', step: 'publish' }, async (db, kind, item) => {
    // What visitors see now stays until its successor comes, and that comes at once.
    if (days.from && days.from > new Date() && stateNow(item) === 'published') throw fail('ContentNotNow')
    const document = await getReadyDraft(db, kind, item, context.language)
    const set = await publishDraft(db, kind, item, document, days)
    if (!item.submittedAt) return set
    await announceDecision(db, context, item)
    return { ...set, action: 'approve' }
  })
}

const nowhere: Days = { from: null, until: null }

/** Takes an object from visitors. Throws as `change`. */
export function withdraw(kinds: Kinds, context: Context<Seen>): Promise<ContentObject> {
  return change(kinds, context, { action: 'withdraw', step: 'withdraw', shows: true }, async (db, kind, { id }) => {
    await kind.show(db, id, nowhere)
    return { shownFrom: null, shownUntil: null }
  })
}

/** Deletes an object; `undelete` restores it. Throws as `change`, and ContentInUse. */
export function remove(kinds: Kinds, context: Context<Seen>): Promise<ContentObject> {
  return change(kinds, context, { action: 'delete', step: 'delete', shows: true }, async (db, kind, { id }) => {
    await holdAlone(db, kind.kind, id)
    const count = (await countRelating(db, kind.kind, id)) + (await kind.countUses(db, id))
    if (count > 0) throw fail('ContentInUse', { count })
    await kind.show(db, id, nowhere)
    return { deletedAt: new Date(), submittedAt: null }
  })
}

/** Restores a deleted object with its visibility. Throws as `change`; ContentNotNow also after the undelete period, BadInput where an object that it refers to was deleted. */
export function undelete(kinds: Kinds, context: Context<Seen>): Promise<ContentObject> {
  return change(kinds, context, { action: 'undelete', step: 'undelete', shows: true }, async (db, kind, item) => {
    if (isPastUndelete(item)) throw fail('ContentNotNow')
    // What it refers to may have been deleted meanwhile.
    for (const document of [await readDocument(db, kind, item), await readPublished(db, kind, item)]) {
      if (document) await checkRelations(db, { kind: item.kind, id: item.id, document }, context.language)
    }
    await kind.show(db, item.id, { from: item.shownFrom, until: item.shownUntil })
    return { deletedAt: null }
  })
}
