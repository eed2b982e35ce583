import { isReferredOnly, kindRelated } from '#contract/fair/content/kinds.ts'
import type { ImportedContent } from '#contract/operations/imports/rules.ts'
import {
  type BeforeImport,
  describeBefore,
  holdForImport,
  holdRelated,
  type ImportedDraft,
  type KindOfContent,
  listNamed,
  listPresent,
  readDrafts,
  undoImported,
  writeImported,
} from '#server/modules/fair/content/index.ts'
import type { Draft, Subject } from './subject'

type Held = Draft<ImportedDraft>

const kindOf = (to: string) => {
  const kind = kindRelated(to)
  return isReferredOnly(kind) ? ('live' as const) : kind
}

/** What objects of content are called, for whatever refers to them. */
export const contentNames: Pick<Subject, 'find' | 'present'> = {
  async find(db, to, names) {
    const called = new Map<string, Set<number>>()
    for (const { id, zh, en } of await listNamed(db, kindOf(to), names)) {
      for (const name of [zh, en]) called.set(name, (called.get(name) ?? new Set()).add(id))
    }
    return new Map([...called].map(([name, ids]) => [name, [...ids]]))
  },
  present: (db, to, ids) => listPresent(db, kindOf(to), ids),
}

/** Objects of the fair's content, written by their own module. */
export function contentSubject(kind: ImportedContent, tie: KindOfContent): Subject {
  // oxlint-disable-next-line no-unsafe-type-assertion -- what this subject read is returned to it
  const own = (before: Draft | null) => before as Held | null
  return {
    ...contentNames,
    kind,
    async read(db, ids) {
      const drafts = await readDrafts(db, tie, ids)
      return new Map([...drafts].map(([id, held]): [number, Held] => [id, { id, document: held.document, held }]))
    },
    validate: async (_db, documents) => documents.map(() => []),
    nextIds: tie.nextIds,
    hold: (db, ids) => holdForImport(db, kind, ids),
    holdRelated: (db, documents) => holdRelated(db, kind, documents),
    async write(db, documents, { byAccount, at }) {
      const sound = documents.map((one) => ({ ...one, before: own(one.before)?.held ?? null }))
      const revisions = await writeImported(db, tie, sound, { byAccount, at })
      return new Map(
        sound.map(({ id, before }) => [
          id,
          { revision: revisions.get(id) ?? 0, before: before && describeBefore(before.item) },
        ]),
      )
    },
    undo: (db, { id, revision, before, byAccount }) =>
      // oxlint-disable-next-line no-unsafe-type-assertion -- as `write` has described it
      undoImported(db, tie, { id, revision, before: before as BeforeImport | null }, byAccount),
  }
}
