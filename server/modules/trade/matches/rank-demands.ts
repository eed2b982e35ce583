import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildConcepts, type Concept, lookedUp } from './concepts'
import { factsOf } from './facts'
import { listOwnExhibitFacts } from './facts.queries'
import { type DemandFacts, type ExhibitFacts, scoreExhibitor, type ScoredExhibitor } from './score'
import { type ApprovedDemand, listOpenFor, listTokens } from './open-demands.queries'
import { listPairs } from './pairs.queries'

/** Open demands that are weighed, the newest: a fair has hundreds. */
const OPEN_MAX = 500
/** Exhibits of the own that are weighed. */
const EXHIBITS_MAX = 100
/** What a word in the name of an exhibit counts for, where one in its text counts 1. */
const IN_NAME = 2
/** Number of demands in one lookup of word pairs. */
const BATCH = 50

export interface Ranked {
  demand: ApprovedDemand
  userType: number
  facts: DemandFacts
  concepts: Concept[]
  scored: ScoredExhibitor
  shipsFrom: Bilingual[]
}

interface Words {
  names: Set<string>
  texts: Set<string>
}

/** How much of a demand an exhibit speaks of, in the language that fits better: rarer words count more. */
function weigh(concepts: readonly Concept[], { names, texts }: Words, rarityOf: (message: string) => number) {
  const sums = { zh: { gain: 0, whole: 0 }, en: { gain: 0, whole: 0 } }
  const tokens: string[] = []
  for (const { side, term, weight, tokens: selected } of concepts) {
    const rarity = weight * rarityOf(term)
    const worth = ({ token, share }: Concept['tokens'][number]) =>
      share * (names.has(token) ? IN_NAME : texts.has(token) ? 1 : 0)
    const best = Math.max(...selected.map(worth))
    sums[side].whole += rarity * Math.max(...selected.map(({ share }) => share))
    sums[side].gain += rarity * best
    if (best > 0) tokens.push(...selected.filter((one) => worth(one) === best).map(({ token }) => token))
  }
  const part = ({ gain, whole }: { gain: number; whole: number }) => (whole === 0 ? 0 : gain / whole)
  return { words: Math.min(1, Math.max(part(sums.zh), part(sums.en))), tokens }
}

async function conceptsOf(db: Db, demands: readonly ApprovedDemand[]): Promise<Concept[][]> {
  const all: Concept[][] = []
  for (let from = 0; from < demands.length; from += BATCH) {
    const some = demands.slice(from, from + BATCH)
    const pairs = await listPairs(db, lookedUp(some.flatMap(({ title, supplement }) => [title, supplement])))
    all.push(...some.map((demand) => buildConcepts(demand, pairs)))
  }
  return all
}

/** The open demands that suit an exhibitor's exhibits, best first. */
export async function rankDemands(
  db: Db,
  exhibitorId: number,
  { categories, max }: { categories: ReadonlyMap<number, { hallId: number | null }>; max: number },
): Promise<Ranked[]> {
  const rows = await listOwnExhibitFacts(db, exhibitorId, EXHIBITS_MAX)
  if (rows.length === 0) return []
  const wordsOf = new Map(rows.map(({ id }) => [id, { names: new Set<string>(), texts: new Set<string>() }]))
  for (const { recordId, nameTokens, descriptionTokens } of await listTokens(db, [...wordsOf.keys()])) {
    for (const token of nameTokens) wordsOf.get(recordId)?.names.add(token)
    for (const token of descriptionTokens) wordsOf.get(recordId)?.texts.add(token)
  }
  const open = await listOpenFor(db, exhibitorId, OPEN_MAX)
  const concepts = await conceptsOf(
    db,
    open.map(({ demand }) => demand),
  )
  const uses = new Map<string, number>()
  for (const { term } of concepts.flat()) uses.set(term, (uses.get(term) ?? 0) + 1)
  const rarityOf = (message: string) => Math.log(1 + Math.max(open.length, 10) / (uses.get(message) ?? 1))
  const ranked = open.flatMap(({ demand, userType }, at) => {
    const facts = factsOf(demand, categories.get(demand.categoryId)?.hallId ?? null)
    const own = concepts[at] ?? []
    const exhibits = rows.map((row): ExhibitFacts => {
      const words = wordsOf.get(row.id) ?? { names: new Set(), texts: new Set() }
      return { ...row, ...weigh(own, words, rarityOf), isFollowed: false }
    })
    const scored = scoreExhibitor(facts, { id: exhibitorId, words: 0, tokens: [], isFollowed: false }, exhibits)
    if (!scored) return []
    const shipsFrom = rows.filter(({ id }) => scored.exhibits.some((one) => one.id === id)).map((row) => row.shipsFrom)
    return [{ demand, userType, facts, concepts: own, scored, shipsFrom }]
  })
  return ranked.toSorted((a, b) => b.scored.score - a.scored.score).slice(0, max)
}
