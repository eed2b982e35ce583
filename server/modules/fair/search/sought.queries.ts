import pluralize from 'pluralize'
import type { Db } from '#server/platform/db/database.ts'
import { normalize, splitTerms } from './tokens'
import { correct, isKnown, listBeginnings, MISSPELT_FROM, splitJoined } from './words.queries'

/** Something to be found in a text. */
export interface Term {
  text: string
  /** Of a Latin word: itself, one of it and many of it. None: any other text, which has no words to be told apart. */
  forms: string[]
  /** Words that begin with it, as far as they were asked for. */
  beginnings: string[]
}

export interface Sought {
  /** What is looked for, as it would be typed. */
  keyword: string
  terms: Term[]
  /** Whether a word was taken for another one, which was probably meant. */
  isCorrected: boolean
}

/** Words that say nothing of what is looked for, where others do. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const WORD = /^[a-z0-9]+$/
/** Letters from which on a word has one and many. */
const SHORT = 3

/** A short word has one form: of "s" the singular would be nothing. */
const formsOf = (word: string): string[] =>
  word.length < SHORT ? [word] : [...new Set([word, pluralize.singular(word), pluralize.plural(word)])]

/** A term as it is looked for in texts, without asking which words there are. */
export function toTerm(text: string): Term {
  if (!WORD.test(text)) return { text, forms: [], beginnings: [] }
  const forms = formsOf(text)
  // The shortest beginning that its forms share is inside all of them.
  const stem = forms.find((form) => form.length < text.length && text.startsWith(form))
  return { text: stem ?? text, forms, beginnings: [] }
}

/** The words that were probably meant by one that is in no text: two written as one, or one misspelt. */
async function readWord(db: Db, word: string): Promise<string[]> {
  // Shorter ones are neither two words nor misspelt, and need not be looked up.
  if (!WORD.test(word) || word.length < MISSPELT_FROM) return [word]
  for (const form of formsOf(word)) if (await isKnown(db, form)) return [word]
  const parts = await splitJoined(db, word, formsOf)
  if (parts.length > 0) return parts
  return [(await correct(db, word)) ?? word]
}

/** What a keyword looks for: plurals, joined words and slips of Latin words are forgiven. */
export async function readKeyword(db: Db, keyword: string): Promise<Sought> {
  const typed = splitTerms(keyword)
  const message = typed.filter((word) => !SMALL.has(word))
  const words = message.length > 0 ? message : typed
  const read = await Promise.all(words.map((word) => readWord(db, word)))
  const meant = new Map(words.map((word, index) => [word, read[index]?.join(' ') ?? word]))
  const corrected = typed.map((word) => meant.get(word) ?? word).join(' ')
  const terms = await Promise.all(
    read.flat().map(async (word) => {
      const term = toTerm(word)
      return term.forms.length === 0 ? term : { ...term, beginnings: await listBeginnings(db, term.text) }
    }),
  )
  return { keyword: corrected, terms, isCorrected: corrected !== normalize(keyword) }
}
