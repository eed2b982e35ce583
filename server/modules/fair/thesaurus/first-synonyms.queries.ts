import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { synonyms } from './thesaurus.schema'

/** Words of one meaning as they are written before they are stored. */
export interface WrittenSynonym {
  key: string
  words: Bilingual
}

/** Stores them; what is there already is left as it is. */
export async function addSynonyms(db: Db, written: readonly WrittenSynonym[]): Promise<void> {
  if (written.length > 0)
    await db
      .insert(synonyms)
      .values([...written])
      .onConflictDoNothing()
}
