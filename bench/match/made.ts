import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { WordPair } from '#server/modules/trade/matches/short-texts.ts'
import { pairsOf, runsOf, wordsOf } from '#server/modules/trade/matches/terms.ts'

/** Numbers that look as if by chance, the same in every run. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Of the words that are left, those that are reported in the other language where a pair is known. */
const TRANSLATED = 0.5

/** The words of a text: Chinese by two characters, since nothing parts its words. */
const split = (text: string): string[] => [
  ...runsOf(text).flatMap((run) => pairsOf(run).filter((_, at) => at % 2 === 0)),
  ...wordsOf(text),
]

function otherOf(word: string, pairs: readonly WordPair[]): string | undefined {
  const found = pairs.filter(({ zh, en }) => zh === word || en === word).toSorted((a, b) => b.weight - a.weight)[0]
  return found && (found.zh === word ? found.en : found.zh)
}

/** A text with half of its words dropped, and the rest partly translated. */
export function spoil(text: string, pairs: readonly WordPair[], next: () => number): string {
  const words = split(text)
  const kept = words.map((word) => ({ word, at: next() })).toSorted((a, b) => a.at - b.at)
  const half = new Set(kept.slice(0, Math.ceil(words.length / 2)).map(({ word }) => word))
  return words
    .filter((word) => half.has(word))
    .map((word) => (next() < TRANSLATED ? (otherOf(word, pairs) ?? word) : word))
    .join(' ')
}

/** A demand as one writes it who has seen an exhibit and half forgotten it, in one language. */
export function makeDemand(
  of: { name: Bilingual; introduction: Bilingual },
  side: 'zh' | 'en',
  pairs: readonly WordPair[],
  next: () => number,
): { title: Bilingual; supplement: Bilingual } {
  const cut = (text: Bilingual, max: number): Bilingual => {
    const spoilt = [...spoil(text[side] || text.zh || text.en, pairs, next)].slice(0, max).join('')
    return side === 'zh' ? { zh: spoilt, en: '' } : { zh: '', en: spoilt }
  }
  return { title: cut(of.name, 60), supplement: cut(of.introduction, 200) }
}
