import { addSynonyms } from '#server/modules/fair/thesaurus/index.ts'
import { addHelp, isUnwritten } from '#server/modules/fair/help/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readSynonyms } from '../thesaurus/read-synonyms'
import { readHelp } from './read-help'

/**
 * Gives a new fair the help center of the product, published, so that visitors never meet an empty one, and the words of one
 * meaning that its search begins with. A fair in which
 * anything has been written is left as it is. Says whether it did.
 */
export async function addFirstHelp({ db, write }: Pick<Database, 'db' | 'write'>): Promise<boolean> {
  if (!(await isUnwritten(db))) return false
  const groups = readHelp()
  await write(async (transaction) => {
    await addHelp(transaction, groups)
    await addSynonyms(transaction, readSynonyms())
  })
  return true
}
