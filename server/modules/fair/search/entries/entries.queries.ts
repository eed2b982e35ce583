import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { cutText } from '#contract/core/text/cut-text.ts'
import type { SearchType } from '#contract/fair/search/schemas.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toSound } from '../text/pinyin'
import { searchEntries, searchWords } from '../search.schema'
import { normalize, splitWords, tokenizeText } from '../text/tokens'

export interface Searchable {
  type: SearchType
  recordId: number
  name: Bilingual
  /** Material, maker, city and the like: found as the description is, whatever its length. */
  facts: Bilingual
  description: Bilingual
  facets: string[]
}

/** A description longer than this is found by its beginning. */
const DESCRIPTION_SEARCHED = 500

function buildEntries({ type, recordId, name, facts, description, facets }: Searchable) {
  return (['zh', 'en'] as const).flatMap((language) => {
    if (name[language] === '' && description[language] === '') return []
    const searched = `${facts[language]} ${cutText(description[language], DESCRIPTION_SEARCHED)}`
    const sound = toSound(normalize(name[language]))
    return [
      {
        type,
        recordId,
        language,
        name: normalize(name[language]),
        nameTokens: tokenizeText(name[language]),
        description: normalize(searched),
        descriptionTokens: tokenizeText(searched),
        sound: sound.text,
        soundTokens: sound.tokens,
        facets: [...facets].toSorted(),
      },
    ]
  })
}

const { lexemes: _computed, ...writtenColumns } = getTableColumns(searchEntries)

const keyOf = ({ type, recordId, language }: typeof searchEntries.$inferInsert) => `${type} ${recordId} ${language}`

/** What of the entries is not in the index already. */
async function newEntries(db: Db, records: Searchable[]) {
  const { type, recordId } = searchEntries
  const types = [...new Set(records.map((record) => record.type))]
  const ids = records.map((record) => record.recordId)
  const found = await db
    .select(writtenColumns)
    .from(searchEntries)
    .where(and(inArray(type, types), inArray(recordId, ids)))
  const known = new Map(found.map((entry) => [keyOf(entry), entry]))
  return records.flatMap(buildEntries).filter((entry) => !isDeepStrictEqual({ ...known.get(keyOf(entry)) }, entry))
}

async function addWords(db: Db, texts: string[]): Promise<void> {
  // In one order always: two that write at once would wait for each other.
  const words = [...new Set(texts.flatMap(splitWords))].toSorted()
  if (words.length === 0) return
  await db
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing()
}

/**
 * Makes records findable as they now are, writing only what differs; part of whatever transaction writes them. Gives the
 * records of which something differed.
 */
export async function indexRecords(db: Db, records: Searchable[]): Promise<number[]> {
  if (records.length === 0) return []
  const entries = await newEntries(db, records)
  if (entries.length === 0) return []
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
        sound: sql`excluded.sound`,
        soundTokens: sql`excluded.sound_tokens`,
        facets: sql`excluded.facets`,
      },
    })
  await addWords(
    db,
    entries.flatMap((entry) => [entry.name, entry.description]),
  )
  return [...new Set(entries.map((entry) => entry.recordId))]
}

/** Makes a record that is gone unfindable. */
export async function unindexRecord(db: Db, type: SearchType, recordId: number): Promise<void> {
  await db.delete(searchEntries).where(and(eq(searchEntries.type, type), eq(searchEntries.recordId, recordId)))
}
