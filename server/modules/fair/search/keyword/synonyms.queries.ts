import { sql } from 'drizzle-orm'
import { splitSynonyms } from '#contract/fair/thesaurus/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownSynonyms } from '#server/modules/fair/thesaurus/thesaurus.schema.ts'
import { normalize } from '../text/tokens'
import { toKey } from './terms'

/** Normalized words of one meaning, by the key of each. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** What the words are now, as one number. */
const fingerprint = sql<string>`coalesce(sum(hashtextextended(${shownSynonyms.words}::text, ${shownSynonyms.id})), 0)::text`

function gather(rows: readonly { words: Bilingual }[]): Synonyms {
  const others = new Map<string, Set<string>>()
  for (const { words } of rows) {
    const group = [...splitSynonyms(words.zh), ...splitSynonyms(words.en)].map(normalize)
    for (const word of group) {
      const known = others.get(toKey(word)) ?? new Set()
      for (const other of group) if (other !== word) known.add(other)
      others.set(toKey(word), known)
    }
  }
  return new Map(Array.from(others, ([key, words]) => [key, [...words]]))
}

let last: { fingerprint: string; synonyms: Synonyms } | undefined

/** The words of one meaning; read again only when one has changed, for to gather them takes longer than to search. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const [row] = await db.select({ now: fingerprint }).from(shownSynonyms)
  const now = row?.now ?? '0'
  if (last?.fingerprint === now) return last.synonyms
  const synonyms = gather(await db.select({ words: shownSynonyms.words }).from(shownSynonyms))
  last = { fingerprint: now, synonyms }
  return synonyms
}
