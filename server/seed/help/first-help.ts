import { addHelp, isUnwritten } from '#server/modules/fair/help/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readHelp } from './read-help'

/**
 * Gives a new fair the help center of the product, published, so that visitors never meet an empty one. A fair in which
 * anything has been written is left as it is. Says whether it did.
 */
export async function addFirstHelp({ db, write }: Pick<Database, 'db' | 'write'>): Promise<boolean> {
  if (!(await isUnwritten(db))) return false
  const groups = readHelp()
  await write((transaction) => addHelp(transaction, groups))
  return true
}
