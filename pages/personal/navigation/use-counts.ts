import type { CardName } from '#contract/operations/overview/rules.ts'
import { useUnreadNotices } from '#src/features/foundation/notices/api.ts'
import { useOverview } from '#src/features/operations/overview/api.ts'
import type { Section } from './groups'

/** How much waits in a section, as the overview counts it; 0 while that is not known. */
export function useCounts(): (section: Section) => number {
  const cards = useOverview().data?.cards
  const unread = useUnreadNotices().data?.unread
  const countOf = (name: CardName): number => {
    // The header counts them too, and is notified of each at once.
    if (name === 'notices' && unread !== undefined) return unread
    const { [name]: card } = cards ?? {}
    return card !== undefined && 'totalCount' in card ? card.totalCount : 0
  }
  return ({ counts = [] }) => counts.reduce((sum, name) => sum + countOf(name), 0)
}
