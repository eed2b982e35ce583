import pluralize from 'pluralize'

/** Something to be found in a text. */
export interface Term {
  text: string
  /** Of a Latin word: itself, its singular and its plural. Empty: any other script, which has no separate words. */
  forms: string[]
  /** Words that begin with it, where they have been looked up. */
  beginnings: string[]
  /** All words that hold it, where they have been looked up and are few; else the text is what decides. */
  holders?: string[] | undefined
}

export const WORD = /^[a-z0-9]+$/
/** Letters from which on a word has one and many. */
const SHORT = 3

/** A short word has one form: of "s" the singular would be nothing. */
export const formsOf = (word: string): string[] =>
  word.length < SHORT ? [word] : [...new Set([word, pluralize.singular(word), pluralize.plural(word)])]

/** A term as it is looked for in texts, without a query of the known words. */
export function toTerm(text: string): Term {
  if (!WORD.test(text)) return { text, forms: [], beginnings: [] }
  const forms = formsOf(text)
  // The shortest beginning that its forms share is inside all of them.
  const stem = forms.find((form) => form.length < text.length && text.startsWith(form))
  return { text: stem ?? text, forms, beginnings: [] }
}

/** Words that say nothing of what is looked for, where others do. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const SMALL_ZH = new Set([...'的了和与及或用给在是有吗呢做个些送一我想要买找', '适合', '一个', '可以', '什么', '哪些'])

/** The words that say what is looked for; all of them where none does. */
export function dropSmall(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !SMALL.has(word) && !SMALL_ZH.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/** A word or phrase as it is looked up: Latin words as one, not as many. */
export const toKey = (phrase: string): string =>
  dropSmall(phrase.split(' '))
    .map((word) => (/^[a-z]{3,}$/.test(word) ? pluralize.singular(word) : word))
    .join(' ')
