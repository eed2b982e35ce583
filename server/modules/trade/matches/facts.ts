import { chinaDay } from '#contract/core/china-time.ts'
import type { DemandFacts } from './score'
import type { ApprovedDemand } from './open-demands.queries'

const DAY_MS = 86_400_000

/** What of a demand is weighed. Exhibits are priced in CNY: another currency is not compared. */
export function factsOf(demand: ApprovedDemand, hallId: number | null): DemandFacts {
  const { categoryId, price, currency, quantity, accepted, deliverBy } = demand
  const days = deliverBy === '' ? null : (Date.parse(deliverBy) - Date.parse(chinaDay(new Date()))) / DAY_MS
  return { categoryId, hallId, price: currency === 'CNY' ? price : null, quantity: quantity - accepted, days }
}
