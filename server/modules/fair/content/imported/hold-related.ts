import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, isReferredOnly, kindRelated } from '#contract/fair/content/kinds.ts'
import { relationsIn } from '#contract/fair/content/relations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { holdItems, holdSessions } from '../relations.queries'

/** A field that refers to what is gone, or to what no visitor has been shown. */
export interface BrokenRelation {
  field: string
  why: 'gone' | 'draft'
}

/**
 * Holds everything that documents of a kind refer to until the transaction ends, each kind in one statement, and says what of it
 * is not there, document by document.
 */
export async function holdRelated(
  db: Db,
  kind: ContentKind,
  documents: readonly AnyDocument[],
): Promise<BrokenRelation[][]> {
  const relations = documents.map((document) => relationsIn(fieldsOf(kind), document))
  const held = new Map<string, Map<number, { hasRow: boolean }>>()
  // In one order for all, so that nobody waits for who waits for them.
  for (const to of [...new Set(relations.flat().map((one) => one.to))].toSorted()) {
    const related = kindRelated(to)
    const ids = [...new Set(relations.flat().flatMap((one) => (one.to === to ? [one.id] : [])))]
    held.set(to, isReferredOnly(related) ? await holdSessions(db, ids) : await holdItems(db, related, ids))
  }
  return relations.map((own) =>
    own.flatMap(({ path, to, id }): BrokenRelation[] => {
      const found = held.get(to)?.get(id)
      if (!found) return [{ field: path, why: 'gone' }]
      return found.hasRow ? [] : [{ field: path, why: 'draft' }]
    }),
  )
}
