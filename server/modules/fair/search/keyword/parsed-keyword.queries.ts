import type { Db } from '#server/platform/db/database.ts'
import { type Group, toGroups, toUnits } from './groups'
import { dropSmall, formsOf, type Term, toTerm, WORD, toKey } from './terms'
import { readVocabulary, type Vocabulary } from './vocabulary.queries'
import { isPinyin } from '../text/pinyin'
import { normalize, splitTerms } from '../text/tokens'
import { isMisspelt } from '../text/one-edit'
import { correct, isKnown, listBeginnings, listHolders, MISSPELT_FROM, splitJoined } from './words.queries'

export interface ParsedKeyword {
  /** What is looked for, as it would be typed. */
  keyword: string
  /** Its words as blanks part them. */
  terms: Term[]
  /** What it names, with other words for it, categories and sounds. */
  groups: Group[]
  vocabulary: Vocabulary
  /** Whether a word was taken for another one, which was probably meant. */
  isCorrected: boolean
}

/** Letters from which on words are looked for that hold them; fewer are in too many, and are a token of the index. */
const HELD_FROM = 3

const nothing: Vocabulary = { others: new Map(), byPinyin: new Map(), facets: [] }

/** Whether texts have a Latin word in one of its forms. */
async function isInTexts(db: Db, word: string): Promise<boolean> {
  for (const form of formsOf(word)) if (await isKnown(db, form)) return true
  return false
}

/** The word of the thesaurus or of a category that a misspelt one most likely is. */
function guessKnown(word: string, { others, facets }: Vocabulary): string | undefined {
  const known = [...others.keys(), ...facets.flatMap(({ en }) => [...en])]
  return known.find((other) => WORD.test(other) && isMisspelt(word, other))
}

/** The words that were probably meant by one that is in no text: Chinese in pinyin, two written as one, or one misspelt. */
async function readWord(db: Db, word: string, vocabulary: Vocabulary): Promise<string[]> {
  const { others, byPinyin, facets } = vocabulary
  // Shorter ones are neither two words nor misspelt, and need not be looked up.
  if (!WORD.test(word) || word.length < MISSPELT_FROM) return [word]
  if (isPinyin(word) || byPinyin.has(word) || (await isInTexts(db, word))) return [word]
  const parts = await splitJoined(db, word, formsOf)
  if (parts.length > 0) return parts
  const key = toKey(word)
  if (others.has(key) || facets.some(({ en }) => en.has(key))) return [word]
  return [(await correct(db, word)) ?? guessKnown(word, vocabulary) ?? word]
}

/** A Latin word with the words that begin with it and that hold it. */
async function lookUp(db: Db, term: Term): Promise<Term> {
  if (term.forms.length === 0) return term
  const holders = term.text.length < HELD_FROM ? undefined : await listHolders(db, term.text)
  const isBeginning = (word: string) => word.startsWith(term.text)
  return { ...term, holders, beginnings: holders?.filter(isBeginning) ?? (await listBeginnings(db, term.text)) }
}

/** What a keyword looks for: plurals, joined words and slips of Latin words are forgiven. */
export async function readKeyword(db: Db, keyword: string): Promise<ParsedKeyword> {
  const typed = splitTerms(keyword)
  if (typed.length === 0) return { keyword: '', terms: [], groups: [], vocabulary: nothing, isCorrected: false }
  const words = dropSmall(typed)
  const vocabulary = await readVocabulary(db)
  const read = await Promise.all(words.map((word) => readWord(db, word, vocabulary)))
  const meant = new Map(words.map((word, index) => [word, read[index]?.join(' ') ?? word]))
  const corrected = typed.map((word) => meant.get(word) ?? word).join(' ')
  const terms = await Promise.all(read.flat().map((word) => lookUp(db, toTerm(word))))
  const known = new Map(terms.map((term) => [term.text, term]))
  const isBegun = (word: string) => (known.get(toTerm(word).text)?.beginnings ?? []).length > 0
  const groups = toGroups(toUnits(read.flat(), vocabulary), vocabulary, isBegun).map((group) => {
    return { ...group, own: group.own.map((term) => known.get(term.text) ?? term) }
  })
  return { keyword: corrected, terms, groups, vocabulary, isCorrected: corrected !== normalize(keyword) }
}
