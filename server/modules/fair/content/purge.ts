import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isReferredTo } from '#server/platform/db/violated-index.ts'
import type { KindOfContent } from './kind.queries'
import { clearTexts, listOverdue, lockOverdue } from './purge.queries'

/** Objects of one look; what stays takes no place of the others. */
const BATCH = 100

export interface RetainedContent {
  kind: ContentKind
  id: number
}

/**
 * Removes what cannot be restored any more: its row and the texts of its history, object by object; the lines of what
 * was done stay. What is referred to in spite of all stays as it is, and `onKept` is notified of it. Several servers may do it at once.
 */
export async function purgeContent(
  { db, write }: Pick<Database, 'db' | 'write'>,
  kinds: readonly KindOfContent[],
  onKept: (kept: RetainedContent) => void,
): Promise<void> {
  for (const kind of kinds) {
    let after = 0
    for (;;) {
      const ids = await listOverdue(db, kind.kind, { after, limit: BATCH })
      for (const id of ids) {
        try {
          await write(async (transaction) => {
            if (!(await lockOverdue(transaction, kind.kind, id))) return
            await kind.remove(transaction, id)
            await clearTexts(transaction, kind.kind, id)
          })
        } catch (error) {
          if (!isReferredTo(error)) throw error
          onKept({ kind: kind.kind, id })
        }
      }
      if (ids.length < BATCH) break
      after = ids.at(-1) ?? after
    }
  }
}
