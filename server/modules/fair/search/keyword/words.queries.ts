import { desc, inArray, like, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { hasAnyToken, toWhere } from '../match/condition.match'
import { isMisspelt } from '../text/one-edit'
import { searchEntries, searchWords } from '../search.schema'
import { tokenizeWord } from '../text/tokens'

/** Letters from which on a word is taken for misspelt: shorter ones are too much like each other. */
export const MISSPELT_FROM = 5
const PART_MIN = 3
/** Maximum number of entries counted to find the more common word. */
const COUNTED = 1_000

/** Words that begin with one and are looked for; with more, the text is what decides. */
const BEGINNINGS = 64

/** The words of names and descriptions that begin with this one, some of them where they are many. */
export async function listBeginnings(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(searchWords)
    .where(like(searchWords.word, `${word}%`))
    .limit(BEGINNINGS)
  return rows.map((row) => row.word)
}

/** Words that hold one and are looked for instead of its letters. */
const HOLDERS = 100

/** The words of names and descriptions that hold this one; undefined where they are too many to be looked for. */
export async function listHolders(db: Db, word: string): Promise<string[] | undefined> {
  const rows = await db
    .select()
    .from(searchWords)
    .where(like(searchWords.word, `%${word}%`))
    .limit(HOLDERS + 1)
  return rows.length > HOLDERS ? undefined : rows.map((row) => row.word)
}

/** Whether a name or a description has a word that is, begins with, or holds this one. */
export async function isKnown(db: Db, word: string): Promise<boolean> {
  if ((await listBeginnings(db, word)).length > 0) return true
  const [held] = await db
    .select()
    .from(searchWords)
    .where(like(searchWords.word, `%${word}%`))
    .limit(1)
  return held !== undefined
}

/** The two known words that were written as one ("teacup"), the longest first of them first. */
export async function splitJoined(db: Db, word: string, formsOf: (word: string) => string[]): Promise<string[]> {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * PART_MIN + 1) }, (_, at) => {
    return [word.slice(0, PART_MIN + at), word.slice(PART_MIN + at)] as const
  })
  if (cuts.length === 0) return []
  const rows = await db
    .select()
    .from(searchWords)
    .where(inArray(searchWords.word, cuts.flat().flatMap(formsOf)))
  const known = new Set(rows.map((row) => row.word))
  const isWord = (part: string) => formsOf(part).some((form) => known.has(form))
  return cuts.findLast((parts) => parts.every(isWord))?.slice() ?? []
}

async function pickCommonest(db: Db, words: string[]): Promise<string | undefined> {
  const uses = (word: string) => sql<number>`(select count(*)::int from (
    select 1 from ${searchEntries} where ${toWhere(hasAnyToken('name', [tokenizeWord(word)]))} limit ${COUNTED}
  ) named)`
  const counts = await Promise.all(
    words.map(async (word) => {
      const [row] = await db.select({ n: uses(word) }).from(sql`(select 1) one`)
      return { word, n: row?.n ?? 0 }
    }),
  )
  return counts.toSorted((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1))[0]?.word
}

/** The known word that a misspelt one most likely is: one slip away, the commonest. */
export async function correct(db: Db, word: string): Promise<string | undefined> {
  if (word.length < MISSPELT_FROM || /\d/.test(word)) return undefined
  // One slip leaves the beginning or the end as it was.
  const whole = Math.floor((word.length - 1) / 2)
  const end = Array.from(word.slice(-whole)).toReversed().join('')
  const rows = await db
    .select()
    .from(searchWords)
    .where(
      or(
        like(searchWords.word, `${word.slice(0, whole)}%`),
        sql`reverse(${searchWords.word}) collate "C" like ${`${end}%`}`,
      ),
    )
    .orderBy(desc(searchWords.word))
  return pickCommonest(
    db,
    rows.map((row) => row.word).filter((known) => known.length >= MISSPELT_FROM - 1 && isMisspelt(word, known)),
  )
}
