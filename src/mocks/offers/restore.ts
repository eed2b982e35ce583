import { demands } from '../demands/demands'
import { offers } from './offers'

/** Gives what puts the demands and offers of the mock fair back to how they are now: tests share what was loaded. */
export function rememberTrade(): () => void {
  const kept = structuredClone({ demands, offers })
  return () => {
    demands.splice(0, demands.length, ...structuredClone(kept.demands))
    offers.splice(0, offers.length, ...structuredClone(kept.offers))
  }
}
