import { inArray, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Side } from './concepts'
import { wordPairs } from './matches.schema'
import type { WordPair } from './short-texts'

/** The pairs of which one side is among these words. */
export async function listPairs(db: Db, { zh, en }: Record<Side, readonly string[]>): Promise<WordPair[]> {
  if (zh.length + en.length === 0) return []
  return db
    .select()
    .from(wordPairs)
    .where(or(inArray(wordPairs.zh, ['', ...zh]), inArray(wordPairs.en, ['', ...en])))
}
