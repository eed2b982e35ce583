import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import { byIndex } from '../match/by-index.queries'
import { holdsToken } from '../match/condition.match'
import { searchEntries, searchWords } from '../search.schema'

/** Words that are looked at in one sweep: of 100,000 each comes about within a day. */
const SWEPT = 1_000

const token = sql`(' ' || ${searchWords.word})`

/** No name and no description has the word. */
const isGone = sql<boolean>`not exists (
    select 1 from ${searchEntries} where ${holdsToken('name', token)} or ${holdsToken('description', token)}
  )`

async function listWords(db: Db, after: string, limit: number) {
  return byIndex(db, (transaction) =>
    transaction
      .select({ word: searchWords.word, gone: isGone })
      .from(searchWords)
      .where(gt(searchWords.word, after))
      .orderBy(asc(searchWords.word))
      .limit(limit),
  )
}

/**
 * Removes words that no name and no description has any more, among so many that follow `after` in their order. Gives
 * where the next sweep goes on; '': from the beginning.
 */
export async function sweepWords(
  { db, write }: Pick<Database, 'db' | 'write'>,
  after: string,
  limit = SWEPT,
): Promise<string> {
  const words = await listWords(db, after, limit)
  const gone = words.flatMap((one) => (one.gone ? [one.word] : []))
  if (gone.length > 0) {
    await write(async (transaction) => {
      // A record that is being written may count on a word that it found there: it is waited for, and then looked at.
      await transaction.execute(sql`lock table ${searchWords} in share row exclusive mode`)
      await transaction.delete(searchWords).where(and(inArray(searchWords.word, gone), isGone))
    })
  }
  return words.length < limit ? '' : (words.at(-1)?.word ?? '')
}
