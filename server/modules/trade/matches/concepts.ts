import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { toTerm } from '#server/modules/fair/search/index.ts'
import type { WordPair } from './short-texts'
import { enParts, pairsOf, runsOf, wordsOf, zhParts } from './terms'

export type Side = 'zh' | 'en'

/** One thing that a demand speaks of: any of its tokens stands for it in the search index. */
export interface Concept {
  side: Side
  /** As the demand says it. */
  term: string
  /** Of a title 1, of a supplement less. */
  weight: number
  tokens: ConceptToken[]
}

export interface ConceptToken {
  token: string
  share: number
  /** The word of the other language that it is part of; empty: it is the original word. */
  means: string
}

/** What a word of a supplement counts for beside one of a title. */
const IN_SUPPLEMENT = 0.35
/** What the word of the other language counts for compared with the original one. */
const TRANSLATED = 0.8
/** What one part of such a word counts for. */
const OF_SEVERAL = 0.7
/** What a single character counts for: many a material is one, but so is a part of every other word. */
const OF_CHARACTER = 0.3
/** Translations that are looked for, the likeliest. */
const TRANSLATIONS = 4
/** Things looked for in one language: a long text has enough in its beginning. */
const CONCEPTS = 80

const token = (text: string, share = 1, means = ''): ConceptToken => ({ token: text, share, means })
const latin = (word: string, share = 1, means = '') => toTerm(word).forms.map((form) => token(` ${form}`, share, means))

/** The tokens of a word in the other language. Of one of several parts each stands for it, but for less. */
function tokensOf(side: Side, text: string, share: number) {
  if (side === 'zh') {
    const pairs = pairsOf(text)
    return pairs.map((pair) => token(pair, pairs.length > 1 ? share * OF_SEVERAL : share, text))
  }
  const words = wordsOf(text)
  return words.flatMap((word) => latin(word, words.length > 1 ? share * OF_SEVERAL : share, text))
}

/** All forms in which a part of an English text may stand among the pairs. */
const formsOf = (part: string): string[] => {
  const words = part.split(' ')
  const last = words.at(-1) ?? ''
  return toTerm(last).forms.map((form) => [...words.slice(0, -1), form].join(' '))
}

/** What of a demand is to be looked up among the word pairs. */
export function lookedUp(texts: readonly Bilingual[]): Record<Side, string[]> {
  const all = texts.flatMap(({ zh, en }) => [zh, en])
  return {
    zh: [...new Set(all.flatMap(zhParts))],
    en: [...new Set(all.flatMap((text) => enParts(text).flatMap(formsOf)))],
  }
}

const best = (found: readonly WordPair[]) => found.toSorted((a, b) => b.weight - a.weight).slice(0, TRANSLATIONS)

interface Dictionary {
  byZh: ReadonlyMap<string, readonly WordPair[]>
  byEn: ReadonlyMap<string, readonly WordPair[]>
}

function toDictionary(pairs: readonly WordPair[]): Dictionary {
  const [byZh, byEn] = [new Map<string, WordPair[]>(), new Map<string, WordPair[]>()]
  const add = (to: typeof byZh, word: string, pair: WordPair) => {
    const known = to.get(word)
    if (known) known.push(pair)
    else to.set(word, [pair])
  }
  for (const pair of pairs) {
    add(byZh, pair.zh, pair)
    add(byEn, pair.en, pair)
  }
  return { byZh, byEn }
}

/** A word with its known translation. */
type Word = Pick<Concept, 'term' | 'tokens'>

function readZh(text: string, { byZh }: Dictionary): Word[] {
  const message = runsOf(text).flatMap(pairsOf)
  const parts = new Set([...message, ...zhParts(text)])
  return [...parts].flatMap((part) => {
    const found = best(byZh.get(part) ?? [])
    const meant = found.flatMap((pair) => tokensOf('en', pair.en, pair.weight * TRANSLATED))
    const isSingle = [...part].length === 1
    const own = isSingle ? [token(part, OF_CHARACTER)] : message.includes(part) ? [token(part)] : []
    const tokens = [...own, ...meant]
    return tokens.length > 0 ? [{ term: part, tokens }] : []
  })
}

function readEn(text: string, { byEn }: Dictionary): Word[] {
  const message = wordsOf(text)
  const parts = new Set([...message, ...enParts(text)])
  return [...parts].flatMap((part) => {
    const forms = formsOf(part)
    const found = best(forms.flatMap((form) => byEn.get(form) ?? []))
    const meant = found.flatMap((pair) => tokensOf('zh', pair.zh, pair.weight * TRANSLATED))
    const tokens = [...(message.includes(part) ? latin(part) : []), ...meant]
    return tokens.length > 0 ? [{ term: part, tokens }] : []
  })
}

/** What a demand speaks of, in each language by itself: what is shown in one only is not behind for it. */
export function buildConcepts(
  { title, supplement }: { title: Bilingual; supplement: Bilingual },
  pairs: readonly WordPair[],
): Concept[] {
  // Either text may hold words of the other language.
  const dictionary = toDictionary(pairs)
  const read = (text: string) => [...readZh(text, dictionary), ...readEn(text, dictionary)]
  return (['zh', 'en'] as const).flatMap((side) => {
    const ofTitle = read(title[side]).map((word) => ({ ...word, side, weight: 1 }))
    const known = new Set(ofTitle.map(({ term }) => term))
    const later = read(supplement[side]).filter(({ term }) => !known.has(term))
    return [...ofTitle, ...later.map((word) => ({ ...word, side, weight: IN_SUPPLEMENT }))].slice(0, CONCEPTS)
  })
}
