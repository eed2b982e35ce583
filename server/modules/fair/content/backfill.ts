import type { Database, Db } from '#server/platform/db/database.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import { addUntrackedRows } from './content.queries'
import { describeDocument } from './describe'
import type { KindOfContent, UntrackedRow } from './kind.queries'

/** Rows of one transaction. */
const BATCH = 1_000

const toItem = (kind: ContentKind, { id, document, position, days: { from, until } }: UntrackedRow) => ({
  kind,
  id,
  ...describeDocument(kind, id, document),
  // What no day shows was never published: a text that a fair begins with, to be looked over first.
  publishedRevision: from === null ? null : 0,
  position: position === null ? null : String(position),
  shownFrom: from,
  shownUntil: until,
})

/** Makes one row editable, in the transaction that writes it. */
export async function backfillContentItem(
  db: Db,
  { kind, listUntrackedRows }: KindOfContent,
  id: number,
): Promise<void> {
  const rows = await listUntrackedRows(db, 1, id)
  if (rows.length > 0)
    await addUntrackedRows(
      db,
      rows.map((row) => toItem(kind, row)),
    )
}

/** Makes the rows that the seed or an import has written editable: each gets its content item. */
export async function backfillContentItems({ db, write }: Database, kinds: readonly KindOfContent[]): Promise<void> {
  for (const { kind, listUntrackedRows } of kinds) {
    for (;;) {
      const rows = await listUntrackedRows(db, BATCH)
      if (rows.length === 0) break
      const items = rows.map((row) => toItem(kind, row))
      await write((transaction) => addUntrackedRows(transaction, items))
    }
  }
}
