import { toSimplified } from './simplified'

/** The text as it is compared: full width as half, simplified characters, no case, no accents, no invisible characters, single spaces. */
export function normalize(text: string): string {
  return toSimplified(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
      .normalize('NFC'),
  )
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** terms of a keyword that are looked for: each costs a look of its own */
export const TERMS_MAX = 8

/** The first terms of a keyword, as blanks part them, each once. */
export function splitTerms(keyword: string): string[] {
  const text = normalize(keyword)
  return text === '' ? [] : [...new Set(text.split(' '))].slice(0, TERMS_MAX)
}

/** Longer ones are no words, and no index takes them. */
const WORD_MAX = 200

/** The Latin words and numbers of a normalized text: other scripts do not part their words. */
export function splitWords(text: string): string[] {
  return [...new Set(text.match(/[a-z0-9]+/g))].filter(({ length }) => length <= WORD_MAX)
}

/** The token of a whole word; no pair of neighbors holds a blank. */
export const tokenizeWord = (word: string): string => ` ${word}`

/**
 * Single characters and pairs of neighbors inside each word: what an index of one- and two-character keys holds; and the
 * Latin words whole.
 */
export function tokenizeText(text: string): string[] {
  const normal = normalize(text)
  const tokens = new Set(splitWords(normal).map(tokenizeWord))
  for (const word of normal.split(' ')) {
    const characters = [...word]
    for (const [index, character] of characters.entries()) {
      tokens.add(character)
      const next = characters[index + 1]
      if (next !== undefined) tokens.add(character + next)
    }
  }
  tokens.delete('')
  return [...tokens]
}

/** The tokens that a text must have to hold the term: its pairs, or the character itself. */
export function tokenizeTerm(term: string): string[] {
  const characters = [...term]
  if (characters.length < 2) return characters
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`))]
}
