import { like } from 'drizzle-orm'
import { escapeLike } from '#server/platform/db/like.ts'
import type { Term } from '../keyword/terms'
import { searchEntries } from '../search.schema'
import { tokenizeTerm, tokenizeWord } from '../text/tokens'
import { anyOf, type Condition, hasAllTokens, hasAnyToken } from './condition.match'

/** Where a term is looked for. */
export const parts = { name: searchEntries.name, description: searchEntries.description }

export type Part = keyof typeof parts

/** The text stands anywhere in it: the index finds candidates by pairs of characters, and of a longer text the text decides. */
export function holdsText(part: Part, { text }: Term): Condition {
  const check = [...text].length > 2 ? like(parts[part], `%${escapeLike(text)}%`) : undefined
  return { ...hasAllTokens(part, tokenizeTerm(text)), check }
}

/** A word stands in it whole, as one or as many; any other text stands anywhere. */
export const holdsWord = (part: Part, term: Term): Condition =>
  term.forms.length === 0 ? holdsText(part, term) : hasAnyToken(part, term.forms.map(tokenizeWord))

/** One of its words begins with the term. */
export const holdsBeginning = (part: Part, term: Term): Condition =>
  term.forms.length === 0
    ? holdsText(part, term)
    : hasAnyToken(part, [...term.forms, ...term.beginnings].map(tokenizeWord))

/** Its letters stand anywhere in it: those of a word in the words that are known to hold it, where they are few. */
export function holdsSomehow(part: Part, term: Term): Condition {
  if (term.forms.length === 0) return holdsText(part, term)
  if (term.holders) return hasAnyToken(part, [...term.forms, ...term.holders].map(tokenizeWord))
  return anyOf([holdsWord(part, term), holdsText(part, term)])
}
