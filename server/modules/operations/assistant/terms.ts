import { normalize } from '#server/modules/fair/search/index.ts'
import { conceptsEn, conceptsZh } from './concepts'
import { questionWordsEn, questionWordsZh, kindsEn, kindsZh, stopEn, stopZh } from './words'

/** What a text speaks of: the concepts in it, marked `c:`, and the other words that mean something. */

const HAN = /\p{Script=Han}/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const longestFirst = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length)
const CONCEPT_ZH = new RegExp(longestFirst(conceptsZh.keys()).join('|'), 'g')
const STOP_ZH = new RegExp(
  longestFirst([...questionWordsZh, ...kindsZh, ...stopZh].filter((word) => [...word].length > 1)).join('|'),
  'gu',
)

/** An English word without its ending: invites, invited and inviting are one. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const base = singular.length > 5 ? singular.replace(/(ing|ed)$/, '') : singular.replace(/([^e])ed$/, '$1')
  return base.replace(/([bdglmnprt])\1$/, '$1').replace(/e$/, '')
}

const stemAll = (phrase: string) => phrase.split(' ').map(stem).join(' ')
const byStems = new Map([...conceptsEn].map(([phrase, names]) => [stemAll(phrase), names]))
const PHRASE_MAX = Math.max(...[...byStems.keys()].map((phrase) => phrase.split(' ').length))
const mark = (name: string) => `c:${name}`

/** The concepts of English words, the longest phrases first, and the words that are none. */
function readEnglish(words: readonly string[]): string[] {
  const terms: string[] = []
  const stems = words.map(stem)
  for (let at = 0; at < words.length;) {
    let length = Math.min(PHRASE_MAX, words.length - at)
    while (length > 0 && !byStems.has(stems.slice(at, at + length).join(' '))) length -= 1
    const word = words[at] ?? ''
    if (length > 0) terms.push(...(byStems.get(stems.slice(at, at + length).join(' ')) ?? []).map(mark))
    else if (word.length > 1 && ![questionWordsEn, kindsEn, stopEn].some((stops) => stops.has(word)))
      terms.push(stem(word))
    at += Math.max(length, 1)
  }
  return terms
}

/** Characters that name nothing by themselves. */
const FUNCTION_ZH =
  /[能会要去来给把被让就都也还再不没我您你他她它的了吗呢吧啊在有是和与跟对从到为以可上下里中个件张款种得地着过请想很更最谁几多少这那哪么带用做看买卖开关后前]/

/** The words of a Chinese text. Adjacent single characters are a word that the dictionary lacks. */
function joinSingles(text: string): string[] {
  const words: string[] = []
  let singles = ''
  const flush = () => {
    if ([...singles].length > 1) words.push(singles)
    singles = ''
  }
  for (const { segment } of segmenter.segment(text)) {
    if ([...segment].length > 1 || FUNCTION_ZH.test(segment)) flush()
    if ([...segment].length > 1) words.push(segment)
    else if (!FUNCTION_ZH.test(segment)) singles += segment
  }
  flush()
  return words
}

function readChinese(run: string): string[] {
  const terms: string[] = []
  const rest = run.replace(CONCEPT_ZH, (word) => {
    terms.push(...(conceptsZh.get(word) ?? []).map(mark))
    return ' '
  })
  for (const part of rest.replace(STOP_ZH, ' ').split(' ')) terms.push(...joinSingles(part))
  return terms
}

/** The terms of a text, each once. */
export function readTerms(text: string): string[] {
  const runs =
    normalize(text)
      .replace(/['’](s\b)?/g, '')
      .match(/\p{Script=Han}+|[a-z0-9]+/gu) ?? []
  const terms: string[] = []
  let words: string[] = []
  for (const run of [...runs, '漢']) {
    if (!HAN.test(run)) {
      words.push(run)
      continue
    }
    terms.push(...readEnglish(words))
    words = []
    if (run !== '漢') terms.push(...readChinese(run))
  }
  return [...new Set(terms)]
}
