import { sql } from 'drizzle-orm'
import { splitSynonyms } from '#contract/fair/thesaurus/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { shownSynonyms } from '#server/modules/fair/thesaurus/thesaurus.schema.ts'
import { toSyllables } from '../text/pinyin'
import { normalize } from '../text/tokens'
import { toKey } from './terms'

export interface Synonyms {
  /** Normalized words of one meaning, by the key of each. */
  others: ReadonlyMap<string, readonly string[]>
  /** Chinese words by their pinyin: all syllables, and the initials of three or more. */
  byPinyin: ReadonlyMap<string, readonly string[]>
}

/** Initials from which on a word is found by them: two are those of too many. */
const INITIALS_MIN = 3
const HAN_WORD = /^\p{Script=Han}{2,}$/u

function spellOut(words: Iterable<string>): Synonyms['byPinyin'] {
  const spelt = new Map<string, string[]>()
  const add = (key: string, word: string) => spelt.set(key, [...(spelt.get(key) ?? []), word])
  for (const word of words) {
    if (!HAN_WORD.test(word)) continue
    const syllables = toSyllables(word)
    add(syllables.join(''), word)
    if (syllables.length >= INITIALS_MIN) add(syllables.map((one) => one.charAt(0)).join(''), word)
  }
  return spelt
}

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
  return {
    others: new Map(Array.from(others, ([key, words]) => [key, [...words]])),
    byPinyin: spellOut(others.keys()),
  }
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
