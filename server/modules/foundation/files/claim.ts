import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Claim, claimRows } from './files.queries'
import type { FileRow } from './files.schema'

/**
 * Makes files part of a record, once: all of them or none. Gives them in the order of the ids; throws FileNotFound
 * when one is missing, not the viewer's, not passed or claimed. `ownerId` becomes their owner; null
 * leaves it. `claimedFor` says who else reads them, `field` of which field of a form the refusal speaks.
 */
export async function claimFiles(
  db: Db,
  ids: readonly string[],
  { field, ...requester }: Claim & { field?: string },
): Promise<FileRow[]> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return []
  return db.transaction(async (transaction) => {
    const claimed = new Map((await claimRows(transaction, requested, requester)).map((file) => [file.id, file]))
    return requested.map((id) => {
      const file = claimed.get(id)
      if (!file) throw fail('FileNotFound', field === undefined ? {} : { field })
      return file
    })
  })
}
