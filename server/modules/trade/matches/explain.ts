import { MATCHED_EXHIBITS_MAX, SHARED_WORDS_MAX } from '#contract/trade/matches/limits.ts'
import { type MissingFact, missingFacts } from '#contract/trade/matches/rules.ts'
import type { Reason } from '#contract/trade/matches/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Concept } from './concepts'
import { type DemandFacts, isDeliveryMet, isPriceMet, isQuantityMet, type ScoredExhibitor } from './score'
import { pairsOf, runsOf } from './terms'

export interface Explained {
  demand: DemandFacts & { title: Bilingual; supplement: Bilingual; currency: string; wishedPrice: number | null }
  scored: ScoredExhibitor
  concepts: readonly Concept[]
  category: { name: Bilingual; hall: Bilingual | null } | undefined
  shipsFrom: readonly Bilingual[]
  isFollowed: boolean
  /** The buyer is from abroad. */
  isOverseas: boolean
}

/** The parts of a text in Chinese that both speak of, neighbouring pairs put together: 青瓷 and 瓷茶 are 青瓷茶. */
function spansOf(text: string, tokens: ReadonlySet<string>): string[] {
  return runsOf(text).flatMap((run) => {
    const spans: string[] = []
    let at = -2
    for (const [place, pair] of pairsOf(run).entries()) {
      if (!tokens.has(pair)) continue
      if (place === at + 1) spans[spans.length - 1] += [...pair].at(-1) ?? ''
      else spans.push(pair)
      at = place
    }
    return spans
  })
}

/** What both speak of: as the demand says it, and as the exhibits do. */
function sharedWords({ scored, demand, concepts }: Explained): { term: string; found: string }[] {
  const held = new Set(scored.tokens)
  const texts = [demand.title.zh, demand.title.en, demand.supplement.zh, demand.supplement.en]
  const same = texts.flatMap((text) => spansOf(text, held)).map((message) => ({ term: message, found: message }))
  const others = concepts.flatMap(({ term, tokens }) => {
    const own = tokens.find(({ token, means }) => means === '' && token.startsWith(' ') && held.has(token))
    if (own) return [{ term, found: own.token.trim() }]
    const meant = tokens.find(({ token, means }) => means !== '' && held.has(token))
    return meant && [...term].length > 1 ? [{ term, found: meant.means }] : []
  })
  const words = new Map([...same, ...others].toReversed().map((one) => [one.term, one]))
  return [...words.values()].toReversed().slice(0, SHARED_WORDS_MAX)
}

/** Why an exhibitor and a demand suit each other, the weightiest first. */
export function reasonsOf(of: Explained, language: Language): Reason[] {
  const { demand, scored, category } = of
  const shown = scored.exhibits.slice(0, MATCHED_EXHIBITS_MAX)
  const words = sharedWords(of)
  const prices = shown.flatMap(({ price }) => price ?? [])
  const quantity = shown.map((one) => one.minQuantity).find((min) => isQuantityMet(demand, min))
  const days = shown.map(({ leadDays }) => leadDays).find((lead) => isDeliveryMet(demand, lead))
  const isOfCategory = shown.some(({ categoryId }) => categoryId === demand.categoryId)
  const isInHall = demand.hallId !== null && shown.some(({ hallId }) => hallId === demand.hallId)
  const place = of.shipsFrom.map((text) => pick(text, language)).find((text) => text !== '')
  const reasons: (Reason | false | undefined)[] = [
    isOfCategory && category && { reason: 'category', name: pick(category.name, language) },
    words.length > 0 && { reason: 'words', words },
    !isOfCategory && isInHall && !!category?.hall && { reason: 'hall', name: pick(category.hall, language) },
    prices.some((price) => isPriceMet(demand, price)) && {
      reason: 'price',
      low: Math.min(...prices),
      high: Math.max(...prices),
    },
    typeof quantity === 'number' && { reason: 'quantity', min: quantity },
    typeof days === 'number' && { reason: 'delivery', days },
    of.isOverseas && place !== undefined && { reason: 'shipsFrom', place },
    of.isFollowed && { reason: 'follow' },
  ]
  return reasons.filter((one): one is Reason => typeof one === 'object')
}

/** What is not known, of the exhibits first. */
export function missingOf({ demand, scored, shipsFrom, isOverseas }: Explained): MissingFact[] {
  const shown = scored.exhibits
  const none = (has: (one: (typeof shown)[number]) => boolean) => shown.length > 0 && !shown.some(has)
  const facts: Record<MissingFact, boolean> = {
    price: none(({ price }) => price !== null),
    minQuantity: none(({ minQuantity }) => minQuantity !== null),
    leadDays: none(({ leadDays }) => leadDays !== null),
    shipsFrom: isOverseas && shown.length > 0 && shipsFrom.every(({ zh, en }) => zh === '' && en === ''),
    wishedPrice: demand.wishedPrice === null,
    deliverBy: demand.days === null,
    supplement: demand.supplement.zh === '' && demand.supplement.en === '',
    currency: demand.wishedPrice !== null && demand.currency !== 'CNY',
  }
  return missingFacts.filter((fact) => facts[fact])
}
