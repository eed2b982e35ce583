import { type Choice, type FreeBooth, type Neighbour, scoreBooth, type ProposalReason } from './score'

import type { ProposalConflict, ProposalRules, UnplacedExhibitor } from './proposal-rules'

export interface Proposal {
  exhibitorId: number
  /** Empty: none is left. */
  number: string
  reasons: ProposalReason[]
  conflicts: ProposalConflict[]
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
  const bySize = (a: UnplacedExhibitor, b: UnplacedExhibitor) => (largerFirst ? (b.area ?? 0) - (a.area ?? 0) : 0)
  const bySeniority = (a: UnplacedExhibitor, b: UnplacedExhibitor) =>
    a.since < b.since ? -1 : a.since > b.since ? 1 : 0
  return exhibitors.toSorted((a, b) => bySize(a, b) || bySeniority(a, b) || a.id - b.id)
}

/**
 * Proposes a booth for each exhibitor, one after the other, with the reasons for it and what is against it. A booth that is
 * large enough is preferred, then the rule about industries, then the smallest booth that does, then the lowest number.
 */
export function proposeBooths({ exhibitors, free, placed, rules }: Input): Proposal[] {
  const left = new Map(free.map((booth) => [booth.number, booth]))
  const neighbours = [...placed]
  return inOrder(exhibitors, rules).map((exhibitor) => {
    let best: Choice | undefined
    const own = neighbours.filter(({ industryId }) => industryId !== null && industryId === exhibitor.industryId)
    for (const booth of left.values()) {
      const choice = scoreBooth(booth, exhibitor, { own, rules })
      if (!best || choice.score > best.score) best = choice
    }
    if (!best) return { exhibitorId: exhibitor.id, number: '', reasons: [], conflicts: ['noBooth'] }
    const { booth, reasons, conflicts } = best
    left.delete(booth.number)
    neighbours.push({ ...booth, industryId: exhibitor.industryId })
    return { exhibitorId: exhibitor.id, number: booth.number, reasons, conflicts }
  })
}
