import type { Database, Db } from '#server/platform/db/database.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import { addStrays, describeItems, listUndescribed } from './content.queries'
import { describeDocument, describeTitle } from './describe'
import type { KindOfContent, Stray } from './kind.queries'

/** Rows of one transaction. */
const BATCH = 1_000

const toItem = (kind: ContentKind, { id, document, position, days: { from, until } }: Stray) => ({
  kind,
  id,
  ...describeDocument(kind, id, document),
  // What no day shows was never published: a text that a fair begins with, to be looked over first.
  publishedRevision: from === null ? null : 0,
  position: position === null ? null : String(position),
  shownFrom: from,
  shownUntil: until,
})

/** Gives one row its place among what can be edited, in the transaction that writes it. */
export async function adoptRow(db: Db, { kind, listStrays }: KindOfContent, id: number): Promise<void> {
  const strays = await listStrays(db, 1, id)
  if (strays.length > 0)
    await addStrays(
      db,
      strays.map((stray) => toItem(kind, stray)),
    )
}

/** Gives what came by the seed, an import or an earlier version its place among what can be edited. */
export async function adoptContent({ db, write }: Database, kinds: readonly KindOfContent[]): Promise<void> {
  for (const { kind, listStrays } of kinds) {
    for (;;) {
      const strays = await listStrays(db, BATCH)
      if (strays.length === 0) break
      const items = strays.map((stray) => toItem(kind, stray))
      await write((transaction) => addStrays(transaction, items))
    }
  }
  await describeOld({ db, write })
}

/** Makes what was stored by an earlier version searchable. */
async function describeOld({ db, write }: Pick<Database, 'db' | 'write'>): Promise<void> {
  for (;;) {
    const items = await listUndescribed(db, BATCH)
    if (items.length === 0) return
    const described = items.map(({ kind, id, title }) => ({ kind, id, ...describeTitle(title) }))
    await write((transaction) => describeItems(transaction, described))
  }
}
