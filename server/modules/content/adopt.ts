import type { Database } from '../../platform/db/database'
import { addStrays } from './content.queries'
import { describeDocument } from './describe'
import type { KindOfContent } from './kind.queries'

/** Rows of one transaction. */
const BATCH = 1_000

/** Gives what came by the seed, an import or an earlier version its place among what can be edited. */
export async function adoptContent({ db, write }: Database, kinds: readonly KindOfContent[]): Promise<void> {
  for (const { kind, listStrays } of kinds) {
    for (;;) {
      const strays = await listStrays(db, BATCH)
      if (strays.length === 0) break
      const items = strays.map(({ id, document, days: { from, until } }) => ({
        kind,
        id,
        ...describeDocument(kind, document),
        publishedRevision: 0,
        shownFrom: from,
        shownUntil: until,
      }))
      await write((transaction) => addStrays(transaction, items))
    }
  }
}
