import { AhoCorasick, type Occurrence } from './aho-corasick'
import { type Dictionary, fairDictionary } from './dictionary'
import type { TextSafetyPort } from './port'
import { isLetter, plain, type Reading, readLetters, readWords } from './reading'

interface Offence {
  term: string
  place: number
}

/** For each place the furthest end of a harmless word that begins there or before. */
function shelter(harmless: readonly Occurrence[], length: number): number[] {
  const furthest = Array<number>(length).fill(0)
  for (const { start, end } of harmless) furthest[start] = Math.max(furthest[start] ?? 0, end)
  let reach = 0
  return furthest.map((end) => (reach = Math.max(reach, end)))
}

/** Whether the character has no letter next to it. One Chinese character alone is no more than part of a word. */
function standsAlone(text: readonly string[], place: number): boolean {
  return !isLetter(text[place - 1] ?? '') && !isLetter(text[place + 1] ?? '')
}

/** Finds the terms in one reading of a text. */
function finder({ terms, harmless }: Dictionary, read: (text: readonly string[]) => Reading) {
  const automaton = new AhoCorasick([...terms, ...harmless].map((word) => read(plain(word)).characters))
  return (text: readonly string[]): Offence[] => {
    const { characters, places } = read(text)
    const found = [...automaton.find(characters)]
    const sheltered = shelter(
      found.filter(({ word }) => word >= terms.length),
      characters.length,
    )
    return found.flatMap(({ word, start, end }) => {
      const [term, place] = [terms[word], places[start]]
      if (term === undefined || place === undefined || (sheltered[start] ?? 0) >= end) return []
      return end - start > 1 || standsAlone(text, place) ? [{ term, place }] : []
    })
  }
}

const isChinese = (word: string) => /\p{Script=Han}/u.test(word)

function part({ terms, harmless }: Dictionary, belongs: (word: string) => boolean): Dictionary {
  return { terms: terms.filter(belongs), harmless: harmless.filter(belongs) }
}

/** Finds the words of a list, in time linear in the text. It understands nothing: a new spelling passes. */
export function embeddedTextSafety(dictionary: Dictionary = fairDictionary): TextSafetyPort {
  const finders = [
    finder(part(dictionary, isChinese), readLetters),
    finder(
      part(dictionary, (word) => !isChinese(word)),
      readWords,
    ),
  ]
  return {
    async findOffences(text) {
      const read = plain(text)
      const offences = finders.flatMap((find) => find(read))
      const first = new Map<string, number>()
      for (const { term, place } of offences) if (!first.has(term)) first.set(term, place)
      return [...first].toSorted(([, one], [, other]) => one - other).map(([term]) => term)
    },
  }
}
