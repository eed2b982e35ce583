import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Scripts that do not separate words: each character is a word, and neighbors are a phrase. As `name_words` has them. */
const UNPARTED = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff'

/** words of a keyword that are looked up */
const WORDS_MAX = 8

/** The words of a text, by a function of the migration 0002: `index('…').using('gin', wordsOf(…))` makes an index of them. */
export const wordsOf = (text: SQLWrapper): SQL => sql`name_words(${text})`

/** The words of a bilingual column. */
export const nameWords = (name: SQLWrapper): SQL => wordsOf(sql`(${name}->>'zh') || ' ' || (${name}->>'en')`)

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const UNPARTED_RUN = new RegExp(`[${UNPARTED}]+`, 'gu')
const isUnparted = (word: string): boolean => new RegExp(`^[${UNPARTED}]`, 'u').test(word)

/** What finds all words of a keyword, each by its beginning; undefined where the keyword has none. */
export function toWordQuery(keyword: string): string | undefined {
  const words = keyword.normalize('NFKC').replace(UNPARTED_RUN, ' $& ').match(WORD) ?? []
  const terms = [...new Set(words)]
    .slice(0, WORDS_MAX)
    .map((word) => (isUnparted(word) ? [...word].map((character) => `'${character}'`).join(' <-> ') : `'${word}':*`))
  return terms.length === 0 ? undefined : terms.map((term) => `(${term})`).join(' & ')
}

/** The words hold those of a query of `toWordQuery`. */
export const holdsWords = (words: SQL, query: string): SQL => sql`${words} @@ to_tsquery('simple', ${query})`

/** The number begins with the text, by a plain index in any collation. */
export const beginsWithNumber = (column: SQLWrapper, text: string): SQL =>
  sql`(${column} >= ${text} and ${column} < ${`${text}zzzzzzzz`} and starts_with(${column}, ${text}))`
