import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import type { ProposalConflict, ProposalRules, UnplacedExhibitor } from './proposal-rules'
import {
  type Choice,
  findAround,
  type FreeBooth,
  isBetter,
  type Neighbour,
  type ProposalReason,
  rateBooth,
} from './rate-booth'

export interface Proposal {
  exhibitorId: number
  /** Empty: none is left. */
  number: string
  reasons: ProposalReason[]
  conflicts: ProposalConflict[]
  /** The required utilities that the booth lacks. */
  missing: Utility[]
}

interface Input {
  exhibitors: readonly UnplacedExhibitor[]
  free: readonly FreeBooth[]
  /** Who has a booth already. */
  placed: readonly Neighbour[]
  rules: ProposalRules
}

/** The order in which exhibitors are placed; the same exhibitors always give the same order. */
function inOrder(exhibitors: readonly UnplacedExhibitor[], { largerFirst }: ProposalRules): UnplacedExhibitor[] {
  const byNeed = ({ requirements: a }: UnplacedExhibitor, { requirements: b }: UnplacedExhibitor) =>
    largerFirst ? (b.area ?? 0) - (a.area ?? 0) || b.utilities.length - a.utilities.length : 0
  const bySeniority = (a: UnplacedExhibitor, b: UnplacedExhibitor) =>
    a.since < b.since ? -1 : a.since > b.since ? 1 : 0
  return exhibitors.toSorted((a, b) => byNeed(a, b) || bySeniority(a, b) || a.id - b.id)
}

/**
 * Proposes a booth for each exhibitor, one after the other, with the reasons for it and what is against it. A booth that is
 * large enough is preferred, then one that lacks the fewest of the required utilities, one without a competitor nearby, one at
 * a corner where that is required, the one nearest to the industry, the smallest one that is large enough, one without
 * utilities and corner that others may need, and the first in the list. Rules that are switched off are left out.
 */
export function proposeBooths({ exhibitors, free, placed, rules }: Input): Proposal[] {
  const left = new Map(free.map((booth) => [booth.number, booth]))
  const neighbours = [...placed]
  return inOrder(exhibitors, rules).map((exhibitor) => {
    const { id: exhibitorId, industryId, categoryIds } = exhibitor
    const around = findAround(exhibitor, neighbours)
    let best: Choice | undefined
    for (const booth of left.values()) {
      const choice = rateBooth(booth, exhibitor, { around, rules })
      if (!best || isBetter(choice, best)) best = choice
    }
    if (!best) return { exhibitorId, number: '', reasons: [], conflicts: ['noBooth'], missing: [] }
    const { booth, reasons, conflicts, missing } = best
    left.delete(booth.number)
    neighbours.push({ level: booth.level, x: booth.x, y: booth.y, industryId, categoryIds })
    return { exhibitorId, number: booth.number, reasons, conflicts, missing }
  })
}
