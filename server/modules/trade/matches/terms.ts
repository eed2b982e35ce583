import { normalize } from '#server/modules/fair/search/index.ts'

/** Characters of the longest Chinese word, and words of the longest English one, that a pair may have. */
export const ZH_MAX = 6
export const EN_MAX = 3

/** Words that say nothing of what is looked for. */
const SMALL = new Set(
  'a an and are as at be by can for from has have in is it its of on one or our please that the their them they this to two us we with you your all any each also needed wanted need want'.split(
    ' ',
  ),
)

/** Characters between words rather than in them. */
const PARTICLES = /[的了和与及或在用以为等并可需有个]/g

/** The runs of Chinese characters of a text, particles taken out. */
export const runsOf = (text: string): string[] =>
  normalize(text)
    .replace(PARTICLES, ' ')
    .match(/\p{Script=Han}+/gu) ?? []

/** The Latin words of a text in their order, small ones left out. */
export const wordsOf = (text: string): string[] =>
  (normalize(text).match(/[a-z0-9]+/g) ?? []).filter(
    (word) => word.length > 1 && !SMALL.has(word) && !/^\d+$/.test(word),
  )

/** What a run of Chinese is found by: pairs of neighbours; of one character itself. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}

/** All parts of a row, of so many and fewer. */
function partsOf<T>(row: readonly T[], max: number): T[][] {
  return row.flatMap((_, from) =>
    Array.from({ length: Math.min(max, row.length - from) }, (_unused, more) => row.slice(from, from + more + 1)),
  )
}

/** What of a text may stand in a pair of words. */
export const zhParts = (text: string): string[] => [
  ...new Set(runsOf(text).flatMap((run) => partsOf([...run], ZH_MAX).map((part) => part.join('')))),
]
export const enParts = (text: string): string[] => [
  ...new Set(partsOf(wordsOf(text), EN_MAX).map((part) => part.join(' '))),
]
