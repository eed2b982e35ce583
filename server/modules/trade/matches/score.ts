/** What suits, weighed: pure, the same for a buyer's list of exhibitors and an exhibitor's list of demands. */

export interface DemandFacts {
  categoryId: number
  hallId: number | null
  /** CNY; null: to be negotiated, or in another currency. */
  price: number | null
  quantity: number
  /** Days from today until the goods are wished for; null: not given. */
  days: number | null
}

export interface ExhibitFacts {
  id: number
  exhibitorId: number
  categoryId: number | null
  hallId: number | null
  price: number | null
  minQuantity: number | null
  leadDays: number | null
  /** How much of the demand it speaks of, from 0 to 1. */
  words: number
  tokens: readonly string[]
  /** The buyer has collected it. */
  isFollowed: boolean
}

export interface ExhibitorFacts {
  id: number
  /** The same of what it says of itself. */
  words: number
  tokens: readonly string[]
  isFollowed: boolean
}

export interface ScoredExhibitor {
  exhibitorId: number
  score: number
  /** Best first. */
  exhibits: ExhibitFacts[]
  tokens: string[]
}

/** What each counts for beside words that fit wholly, which count 1. */
const WEIGHTS = { category: 0.3, hall: 0.08, price: 0.08, quantity: 0.02, delivery: 0.02, follow: 0.06 }
/** What the second and the third exhibit add, and what an exhibitor says of itself. */
const LATER = [1, 0.15, 0.08] as const
const OF_ITSELF = 0.25
/** Below this, words that are shared are shared by chance. */
const LEAST = 0.12

/** A wish is within reach from the price of the exhibit on. */
export const isPriceMet = (demand: DemandFacts, price: number | null): price is number =>
  price !== null && demand.price !== null && price <= demand.price
export const isQuantityMet = (demand: DemandFacts, min: number | null): min is number =>
  min !== null && min <= demand.quantity
export const isDeliveryMet = (demand: DemandFacts, days: number | null): days is number =>
  days !== null && demand.days !== null && days <= demand.days

function scoreExhibit(demand: DemandFacts, of: ExhibitFacts): number {
  const isInHall = demand.hallId !== null && of.hallId === demand.hallId
  return (
    of.words +
    (of.categoryId === demand.categoryId ? WEIGHTS.category : isInHall ? WEIGHTS.hall : 0) +
    (isPriceMet(demand, of.price) ? WEIGHTS.price : 0) +
    (isQuantityMet(demand, of.minQuantity) ? WEIGHTS.quantity : 0) +
    (isDeliveryMet(demand, of.leadDays) ? WEIGHTS.delivery : 0) +
    (of.isFollowed ? WEIGHTS.follow : 0)
  )
}

const isRelevant = (demand: DemandFacts, of: ExhibitFacts): boolean =>
  of.words >= LEAST || of.categoryId === demand.categoryId

/** How well an exhibitor suits a demand; undefined: not more than by chance. */
export function scoreExhibitor(
  demand: DemandFacts,
  exhibitor: ExhibitorFacts,
  shown: readonly ExhibitFacts[],
): ScoredExhibitor | undefined {
  const exhibits = shown
    .filter((one) => isRelevant(demand, one))
    .map((one) => ({ one, score: scoreExhibit(demand, one) }))
    .toSorted((a, b) => b.score - a.score || a.one.id - b.one.id)
    .slice(0, LATER.length)
  if (exhibits.length === 0 && exhibitor.words < LEAST) return undefined
  const ofExhibits = exhibits.reduce((sum, { score }, place) => sum + score * (LATER[place] ?? 0), 0)
  return {
    exhibitorId: exhibitor.id,
    score: ofExhibits + exhibitor.words * OF_ITSELF + (exhibitor.isFollowed ? WEIGHTS.follow : 0),
    exhibits: exhibits.map(({ one }) => one),
    tokens: [...new Set([...exhibits.flatMap(({ one }) => one.tokens), ...exhibitor.tokens])],
  }
}

/** The best of several, best first. */
export const bestOf = (scored: readonly ScoredExhibitor[], max: number): ScoredExhibitor[] =>
  scored.toSorted((a, b) => b.score - a.score || a.exhibitorId - b.exhibitorId).slice(0, max)
