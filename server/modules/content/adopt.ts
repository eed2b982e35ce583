import type { Database } from '../../platform/db/database'
import { addStrays, describeItems, listUndescribed } from './content.queries'
import { describeDocument, describeTitle } from './describe'
import type { KindOfContent } from './kind.queries'

/** Rows of one transaction. */
const BATCH = 1_000

/** Gives what came by the seed, an import or an earlier version its place among what can be edited. */
export async function adoptContent({ db, write }: Database, kinds: readonly KindOfContent[]): Promise<void> {
  for (const { kind, listStrays } of kinds) {
    for (;;) {
      const strays = await listStrays(db, BATCH)
      if (strays.length === 0) break
      const items = strays.map(({ id, document, position, days: { from, until } }) => ({
        kind,
        id,
        ...describeDocument(kind, id, document),
        // What no day shows was never published: a text that a fair begins with, to be looked over first.
        publishedRevision: from === null ? null : 0,
        position: position === null ? null : String(position),
        shownFrom: from,
        shownUntil: until,
      }))
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
