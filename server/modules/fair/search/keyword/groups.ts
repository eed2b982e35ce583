import { readPinyin, type Reading } from '../text/pinyin'
import { segment } from './segment'
import { dropSmall, type Term, toTerm, toKey } from './terms'
import { type NamedFacet, type Vocabulary } from './vocabulary.queries'

/** One thing that a keyword names, with all by which a record may have it. */
export interface Group {
  /** As it was typed. */
  own: Term[]
  /** Words of the same meaning, each of one term or several. */
  synonyms: Term[][]
  /** Categories, halls and the like that are named so. */
  named: readonly NamedFacet[]
  readings: Reading[]
}

/** Words that are looked up as one phrase ("folding screen"). */
const PHRASE_MAX = 4
/** Words of one meaning that are looked for: each costs a look into the index. */
const SYNONYMS_MAX = 12

const HAN_TERM = /^\p{Script=Han}{2,}$/u
const HAN = /^\p{Script=Han}+$/u

/** The words of a keyword: Chinese ones as they are known, the others as blanks part them. */
export function toUnits(texts: readonly string[], { others, facets }: Vocabulary): string[] {
  const isKnown = (word: string) => others.has(word) || facets.some(({ zh }) => zh.includes(word))
  const units = texts.flatMap((text) => (HAN_TERM.test(text) ? segment(text, isKnown) : [text]))
  return [...dropSmall(units)]
}

/** The longest phrase from a unit on that has synonyms. */
function findPhrase(units: readonly string[], from: number, { others }: Vocabulary): string[] {
  for (let size = Math.min(PHRASE_MAX, units.length - from); size > 1; size -= 1) {
    const phrase = units.slice(from, from + size)
    if (others.has(toKey(phrase.join(' ')))) return phrase
  }
  return units.slice(from, from + 1)
}

/** Whether a name of a category says the word: a Chinese one ends with a single character, and holds longer ones. */
function isNamed({ zh, en }: NamedFacet, word: string): boolean {
  if (!HAN.test(word))
    return toKey(word)
      .split(' ')
      .every((part) => en.has(part))
  return [...word].length === 1 ? zh.endsWith(word) : zh.includes(word)
}

/** What else stands for a word or a phrase. */
function readMeaning(text: string, { others, byPinyin, facets }: Vocabulary): Pick<Group, 'synonyms' | 'named'> {
  const spelt = byPinyin.get(text) ?? []
  const words = [...spelt, ...[text, ...spelt].flatMap((word) => others.get(toKey(word)) ?? [])]
  const meant = [...new Set(words)].slice(0, SYNONYMS_MAX)
  return {
    synonyms: meant.map((word) => word.split(' ').map(toTerm)),
    named: facets.filter((facet) => [text, ...meant].some((word) => isNamed(facet, word))),
  }
}

/** What the words of a keyword name, in its order. `isWord`: whether a Latin word stands in any text. */
export function toGroups(units: readonly string[], vocabulary: Vocabulary, isWord: (word: string) => boolean): Group[] {
  const groups: Group[] = []
  while (groups.length < units.length) {
    const phrase = findPhrase(units, groups.length, vocabulary)
    // What stands for a phrase stands for each of its words: a record has the words, wherever, or what means them all.
    const meant = phrase.length > 1 ? readMeaning(phrase.join(' '), vocabulary) : { synonyms: [], named: [] }
    for (const unit of phrase) {
      const own = readMeaning(unit, vocabulary)
      groups.push({
        own: [toTerm(unit)],
        synonyms: [...meant.synonyms, ...own.synonyms],
        named: [...meant.named, ...own.named],
        readings: readPinyin(unit, !isWord(unit)),
      })
    }
  }
  return groups
}
