import type { Language } from '#contract/core/language.ts'
import { countCharacters } from '#contract/core/rules.ts'

/** A name of the fair as it is written in one language, and its official form in the other. */
export interface OfficialName {
  written: string
  official: string
}

/** A name of two Chinese characters is an everyday word too often. */
const [HAN_MIN, HAN_MAX] = [3, 24]
const [LATIN_MIN, WORDS_MAX] = [4, 8]
/** candidates of one request; of its longest texts the rest is read without names */
const CANDIDATES_MAX = 50_000

/** What ends a stretch in which a Chinese name may stand. */
const STRETCH_END = /[\s，。！？；：、,!?;:"“”'‘’]+/u
const TRAILING = /[.,!?;:"”'’)]$|['’]s$/u

function* chineseCandidates(text: string): Generator<string> {
  for (const stretch of text.split(STRETCH_END)) {
    const characters = [...stretch]
    for (let from = 0; from < characters.length; from += 1)
      for (let length = HAN_MIN; length <= HAN_MAX && from + length <= characters.length; length += 1)
        yield characters.slice(from, from + length).join('')
  }
}

function* latinCandidates(text: string): Generator<string> {
  const words = text.split(/\s+/u).map((word) => word.replace(/^["“'‘(]+/u, ''))
  for (let from = 0; from < words.length; from += 1)
    for (let count = 1; count <= WORDS_MAX && from + count <= words.length; count += 1) {
      let candidate = words.slice(from, from + count).join(' ')
      // One sign after the other: the dot of "Ltd." is part of the name, the mark behind it is not.
      for (;;) {
        if (candidate.length < LATIN_MIN) break
        yield candidate
        const bare = candidate.replace(TRAILING, '')
        if (bare === candidate) break
        candidate = bare
      }
    }
}

/** Parts of texts that can be a name, to look for in the fair; `to`: the language into which they are translated. */
export function listNameCandidates(texts: readonly string[], to: Language): string[] {
  const found = new Set<string>()
  const shortestFirst = texts.toSorted((a, b) => a.length - b.length)
  for (const text of shortestFirst)
    for (const candidate of to === 'en-US' ? chineseCandidates(text) : latinCandidates(text)) {
      if (found.size >= CANDIDATES_MAX) return [...found]
      found.add(candidate)
    }
  return [...found]
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const WORD = String.raw`[\p{Script=Latin}\p{N}]`
const BEGINS_WORD = new RegExp(`^${WORD}`, 'u')
const ENDS_WORD = new RegExp(`${WORD}$`, 'u')

/** Where it begins or ends with a letter or digit it is a whole word: "X1" is not in "X10". */
const wholeWord = (name: string): string =>
  (BEGINS_WORD.test(name) ? `(?<!${WORD})` : '') + escaped(name) + (ENDS_WORD.test(name) ? `(?!${WORD})` : '')

/** The names that stand in a text, the longest first, each where no longer one is. */
function patternOf(names: readonly OfficialName[]): RegExp {
  const longestFirst = names.toSorted((a, b) => countCharacters(b.written) - countCharacters(a.written))
  return new RegExp(longestFirst.map(({ written }) => wholeWord(written)).join('|'), 'gu')
}

/** The names that a text uses, each once. */
export function namesIn(text: string, names: readonly OfficialName[]): OfficialName[] {
  if (names.length === 0) return []
  const used = new Set(text.match(patternOf(names)))
  return names.filter(({ written }) => used.has(written))
}

/**
 * The text with each name in its official form: services leave what is in the language of the translation as it is.
 */
export function putOfficialNames(text: string, names: readonly OfficialName[]): string {
  if (names.length === 0) return text
  const official = new Map(names.map((name) => [name.written, name.official]))
  return text.replace(patternOf(names), (written) => official.get(written) ?? written)
}

/** Case, spaces and punctuation may change at the end of a sentence. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The official names that a translation should have and does not. */
export function listMissingNames(original: string, translated: string, names: readonly OfficialName[]): string[] {
  const letters = lettersOf(translated)
  return namesIn(original, names).flatMap(({ official }) => (letters.includes(lettersOf(official)) ? [] : [official]))
}
