import type { AssistantMessage } from '#contract/operations/assistant/schemas.ts'
import { normalize } from '#server/modules/fair/search/index.ts'
import {
  questionWordsEn,
  questionWordsZh,
  EDGES_ZH,
  type Intent,
  intentNames,
  intents,
  kindsEn,
  kindsZh,
  same,
} from './words'

/** Something to look for; any of its forms will do. */
export interface Unit {
  forms: string[]
  weight: number
}

export interface Analysis {
  /** The question as names are compared with it. */
  text: string
  /** What it is about. */
  units: Unit[]
  /** How it asks: these words count for little, and only where they stand in a text. */
  hints: Unit[]
  intents: ReadonlySet<Intent>
  /** Booth numbers in it, in capitals. */
  booths: string[]
  /** Days from today that it names. */
  day: number | undefined
}

const UNITS_MAX = 16
const WORDS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const BOOTH = /\b\d[a-z]-?\d{2}\b/g
const HAN = /\p{Script=Han}/u

const cutZh = [
  ...new Set([...questionWordsZh, ...kindsZh, ...intentNames.flatMap((name) => intents[name].zh)]),
].toSorted((a, b) => b.length - a.length)
const CUT_ZH = new RegExp(cutZh.join('|'), 'gu')

const days: readonly (readonly [RegExp, number])[] = [
  [/今天|今日|\btoday\b/, 0],
  [/明天|明日|\btomorrow\b/, 1],
  [/后天/, 2],
]

/** A word with the words for the same thing, and an English one without its plural. */
function toUnit(word: string, weight: number): Unit {
  const others = same.find((group) => group.has(word)) ?? []
  const singular = /^[a-z]{4,}[^s]s$/.test(word) ? word.slice(0, -1) : word
  return { forms: [...new Set([singular, ...others])], weight }
}

/** A Chinese phrase as itself and as its pairs: nobody puts blanks between its words. */
function unitsOfPhrase(phrase: string): Unit[] {
  const characters = [...phrase]
  if (characters.length <= 2) return [toUnit(phrase, characters.length)]
  const pairs = characters.slice(1).map((character, index) => toUnit(`${characters[index] ?? ''}${character}`, 2))
  return [{ forms: [phrase], weight: characters.length }, ...pairs]
}

function splitWords(text: string): { han: string[]; others: string[] } {
  const words = text.match(WORDS) ?? []
  return { han: words.filter((word) => HAN.test(word)), others: words.filter((word) => !HAN.test(word)) }
}

function distinct(units: Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [unit.forms.join(), unit])).values()].slice(0, UNITS_MAX)
}

function detectIntents(text: string, words: readonly string[]): Set<Intent> {
  const input = intentNames.filter((name) => {
    const { zh, en } = intents[name]
    return zh.some((word) => text.includes(word)) || words.some((word) => en.has(word))
  })
  return new Set(input)
}

const namesKind = (word: string) => kindsEn.has(word) || intentNames.some((name) => intents[name].en.has(word))

function analyseOne(question: string): Analysis {
  const text = normalize(question)
  const booths = (text.match(BOOTH) ?? []).map((booth) => booth.replace(/^(..)-?/, '$1-').toUpperCase())
  const { han, others } = splitWords(text.replace(BOOTH, ' '))
  const message = others.filter((word) => !questionWordsEn.has(word) && (word.length > 1 || /\d/.test(word)))
  const phrases = han.flatMap((run) => run.split(CUT_ZH)).map((phrase) => phrase.replace(EDGES_ZH, ''))
  const hintsZh = han.flatMap((run) => run.match(CUT_ZH) ?? []).filter((word) => !questionWordsZh.includes(word))
  return {
    text,
    units: distinct([
      ...phrases.filter((phrase) => phrase !== '').flatMap(unitsOfPhrase),
      ...message.filter((word) => !namesKind(word)).map((word) => toUnit(word, 3)),
    ]),
    hints: distinct([...hintsZh, ...message.filter(namesKind)].map((word) => toUnit(word, 1))),
    intents: detectIntents(text, others),
    booths,
    day: days.find(([word]) => word.test(text))?.[1],
  }
}

/** What a question asks for. One that names nothing, "and where is it?", is about what the last one named. */
export function analyse(question: string, history: readonly AssistantMessage[]): Analysis {
  const input = analyseOne(question)
  const namesNothing =
    input.units.length === 0 &&
    input.booths.length === 0 &&
    /它|那|这|\b(it|its|they|them|that|this|there)\b/.test(input.text)
  const last = namesNothing ? history.findLast(({ role }) => role === 'user') : undefined
  if (!last) return input
  const before = analyseOne(last.text)
  return { ...input, units: before.units, booths: before.booths, text: `${before.text} ${input.text}` }
}
