import { and, eq, sql } from 'drizzle-orm'
import { cutText } from '../../../contract/core/cut-text'
import type { SearchType } from '../../../contract/search/schemas'
import type { Bilingual } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { searchEntries } from './search.schema'
import { normalize, tokenizeText } from './tokens'

export interface Searchable {
  type: SearchType
  recordId: number
  name: Bilingual
  description: Bilingual
}

/** A description longer than this is found by its beginning. */
const DESCRIPTION_SEARCHED = 500

function buildEntries({ type, recordId, name, description }: Searchable) {
  return (['zh', 'en'] as const).flatMap((language) => {
    if (name[language] === '' && description[language] === '') return []
    const searched = cutText(description[language], DESCRIPTION_SEARCHED)
    return [
      {
        type,
        recordId,
        language,
        name: normalize(name[language]),
        nameTokens: tokenizeText(name[language]),
        description: normalize(searched),
        descriptionTokens: tokenizeText(searched),
      },
    ]
  })
}

/** Makes records findable as they now are; part of whatever transaction writes them. */
export async function indexRecords(db: Db, records: Searchable[]): Promise<void> {
  const entries = records.flatMap(buildEntries)
  if (entries.length === 0) return
  await db
    .insert(searchEntries)
    .values(entries)
    .onConflictDoUpdate({
      target: [searchEntries.type, searchEntries.recordId, searchEntries.language],
      set: {
        name: sql`excluded.name`,
        nameTokens: sql`excluded.name_tokens`,
        description: sql`excluded.description`,
        descriptionTokens: sql`excluded.description_tokens`,
      },
    })
}

/** Makes a record that is gone unfindable. */
export async function unindexRecord(db: Db, type: SearchType, recordId: number): Promise<void> {
  await db.delete(searchEntries).where(and(eq(searchEntries.type, type), eq(searchEntries.recordId, recordId)))
}
