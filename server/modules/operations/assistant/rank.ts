import type { AssistantSource } from '#contract/operations/assistant/schemas.ts'
import { SOURCES_MAX } from '#contract/operations/assistant/limits.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { normalize } from '#server/modules/fair/search/index.ts'
import type { Analysis, Unit } from './question'

/** A record that may be a source. */
export interface Candidate {
  source: Omit<AssistantSource, 'n'>
  score: number
}

const IN_NAME = 3
/** What a name is worth that the question holds as it stands. */
const NAMED = 30
/** Share of what is requested that a record must hold, and of the best one's score that it must reach. */
const COVERED = 0.34
const NEAR_BEST = 0.3

const most: Record<AssistantSource['type'], number> = {
  exhibit: 5,
  exhibitor: 5,
  help: 3,
  news: 3,
  schedule: 6,
  fair: 1,
  ticket: 8,
  live: 6,
  contact: 1,
}

const LATIN = /^[a-z]/

/** Letters of a Latin word that is met whole alone: "car" is not in "card". */
const SHORT = 3

/** Latin words are met at their beginning: "ink" is not in "drink". */
function holds(text: string, word: string): boolean {
  if (!LATIN.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const goesOn = word.length <= SHORT && LATIN.test(text.charAt(at + word.length))
    if (!LATIN.test(text.charAt(at - 1)) && !goesOn) return true
  }
  return false
}

/** Words without what stands between them. */
const bare = (text: string) =>
  normalize(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const both = (texts: Bilingual[]) => texts.map(({ zh, en }) => normalize(`${zh} ${en}`)).join(' ')
const isHit = (text: string, { forms }: Unit) => forms.some((form) => holds(text, form))
const sumWeights = (units: Unit[]) => units.reduce((sum, { weight }) => sum + weight, 0)

export interface Described {
  /** The first is the name that a question may hold as it stands. */
  names: Bilingual[]
  texts: Bilingual[]
}

/** Whether the text holds one of the names as it stands. */
export function mentionsName(text: string, names: Bilingual[]): boolean {
  const within = bare(text)
  return names.some(({ zh, en }) => [zh, en].map(bare).some((name) => [...name].length > 1 && holds(within, name)))
}

/** How a record fits a question. */
export interface Fit {
  /** 0: not at all. */
  score: number
  /** Shares of what is requested that the record holds, and that its names hold. */
  covered: number
  inNames: number
  /** The question holds its name as it stands. */
  isNamed: boolean
}

/** How well a record fits a question. */
export function measureFit({ names, texts }: Described, { text, units, hints }: Analysis): Fit {
  const [inNames, inTexts] = [both(names), both(texts)]
  const named = units.filter((unit) => isHit(inNames, unit))
  const inText = units.filter((unit) => !named.includes(unit) && isHit(inTexts, unit))
  const hinted = sumWeights(hints.filter((hint) => isHit(inNames, hint))) * 0.5
  const isNamed = mentionsName(text, names)
  const forName = isNamed ? NAMED : 0
  if (units.length === 0) return { score: hinted + forName, covered: 0, inNames: 0, isNamed }
  // A whole phrase is there beside its pairs; it counts for the score alone.
  const counted = units.filter(({ forms }) => forms.some((form) => LATIN.test(form) || [...form].length <= 2))
  const all = sumWeights(counted)
  const share = (met: readonly Unit[]) =>
    all === 0 ? 0 : sumWeights(counted.filter((unit) => met.includes(unit))) / all
  const covered = share([...named, ...inText])
  const score = !isNamed && covered < COVERED ? 0 : sumWeights(named) * IN_NAME + sumWeights(inText) + hinted + forName
  return { score, covered, inNames: share(named), isNamed }
}

/** How well a record fits a question; 0: it does not. */
export const scoreFit = (described: Described, input: Analysis): number => measureFit(described, input).score

const byScore = (a: Candidate, b: Candidate) => b.score - a.score
const number = (sources: readonly Candidate['source'][]): AssistantSource[] =>
  sources.map((source, index) => ({ ...source, n: index + 1 }))

/** The best ones, none that is far behind the best. */
export function selectNearBest(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates.filter(({ score }) => score > 0).toSorted(byScore)
  const least = (ranked[0]?.score ?? 0) * NEAR_BEST
  return ranked.filter(({ score }) => score >= least)
}

/** Sources in the order of their parts, numbered from 1; of no kind too many, and kind by kind. */
export function compose(parts: readonly (readonly Candidate[])[]): AssistantSource[] {
  const counts = new Map<string, number>()
  const chosen = parts.flat().filter(({ source }) => {
    const count = (counts.get(source.type) ?? 0) + 1
    counts.set(source.type, count)
    return count <= most[source.type]
  })
  const best = chosen.slice(0, SOURCES_MAX).map(({ source }) => source)
  const types = [...new Set(best.map(({ type }) => type))]
  return number(types.flatMap((type) => best.filter((source) => source.type === type)))
}
