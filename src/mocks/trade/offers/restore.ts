import { demands } from '#src/mocks/trade/demands/demands.ts'
import { offers } from './offers'
import { quotations } from './quotations'

/** Gives what puts the demands, offers and quotations of the mock fair back to how they are now: tests share what was loaded. */
export function rememberTrade(): () => void {
  const kept = structuredClone({ demands, offers, quotations })
  return () => {
    demands.splice(0, demands.length, ...structuredClone(kept.demands))
    offers.splice(0, offers.length, ...structuredClone(kept.offers))
    quotations.splice(0, quotations.length, ...structuredClone(kept.quotations))
  }
}
