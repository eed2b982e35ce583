import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import type { ProposalConflict, ProposalRules, UnplacedExhibitor } from './proposal-rules'
import { findShortfall, type Offered } from './shortfall'

/** A booth that can be assigned; its middle is in metres on its level. */
export interface FreeBooth extends Offered {
  number: string
  level: number
  x: number
  y: number
}

/** An exhibitor where its booth is. */
export type Neighbour = Pick<FreeBooth, 'level' | 'x' | 'y'> & Pick<UnplacedExhibitor, 'industryId' | 'categoryIds'>

/** Why a booth was proposed. */
export type ProposalReason = 'size' | 'utilities' | 'corner' | 'neighbours' | 'apart' | 'first'

export interface Choice {
  booth: FreeBooth
  /** How well it suits by each rule, the first rule first: more is better. */
  ranks: readonly number[]
  reasons: ProposalReason[]
  conflicts: ProposalConflict[]
  /** The required utilities that the booth lacks. */
  missing: Utility[]
}

/** metres between the middles of booths that are neighbours, across an aisle too */
export const NEAR = 8
/** metres beyond which a distance makes no difference */
const FAR = 60

type Place = Pick<FreeBooth, 'level' | 'x' | 'y'>

/** metres to the nearest of these on the level; `FAR` where there is none. */
function distanceTo(others: readonly Place[], booth: Place): number {
  let nearest = FAR
  for (const one of others) {
    if (one.level !== booth.level) continue
    nearest = Math.min(nearest, Math.hypot(one.x - booth.x, one.y - booth.y))
  }
  return nearest
}

/** Of those who have a booth, the ones that matter for an exhibitor. */
export interface Around {
  sameIndustry: readonly Place[]
  competitors: readonly Place[]
}

export function findAround({ industryId, categoryIds }: UnplacedExhibitor, placed: readonly Neighbour[]): Around {
  const own = new Set(categoryIds)
  return {
    sameIndustry: placed.filter((one) => one.industryId !== null && one.industryId === industryId),
    competitors: placed.filter((one) => one.categoryIds.some((id) => own.has(id))),
  }
}

/** How well a booth suits an exhibitor, with the reasons for it and what is against it. */
export function rateBooth(
  booth: FreeBooth,
  { requirements }: UnplacedExhibitor,
  { around: { sameIndustry, competitors }, rules }: { around: Around; rules: ProposalRules },
): Choice {
  const { area, utilities, corner } = requirements
  const { conflicts: lacks, missing } = findShortfall(booth, requirements)
  const toCompetitor = rules.competitorsApart ? distanceTo(competitors, booth) : FAR
  const hasCompetitor = toCompetitor <= NEAR
  const toIndustry = rules.industriesTogether ? distanceTo(sameIndustry, booth) : FAR
  const isLarge = !lacks.includes('tooSmall')
  const reasons: ProposalReason[] = []
  if (area !== null && isLarge) reasons.push('size')
  if (utilities.length > 0 && missing.length === 0) reasons.push('utilities')
  if (corner && booth.corner) reasons.push('corner')
  if (toIndustry <= NEAR) reasons.push('neighbours')
  if (rules.competitorsApart && competitors.length > 0 && !hasCompetitor) reasons.push('apart')
  if (reasons.length === 0) reasons.push('first')
  const conflicts: ProposalConflict[] = [...lacks]
  if (hasCompetitor) conflicts.push('competitor')
  return {
    booth,
    reasons,
    conflicts,
    missing,
    ranks: [
      // Where none is large enough, the one that lacks least.
      isLarge ? 0 : booth.area - (area ?? 0),
      -missing.length,
      // Where none can be avoided, the farthest one; beyond neighbours the distance makes no difference.
      hasCompetitor ? toCompetitor : FAR,
      corner && booth.corner ? 1 : 0,
      -toIndustry,
      // Too large a booth wastes room, too small a one lacks it.
      -Math.abs(booth.area - (area ?? 0)),
      // Others may need what this exhibitor does not.
      utilities.length - missing.length - booth.utilities.length,
      corner || !booth.corner ? 1 : 0,
    ],
  }
}

/** Whether one suits better than another: each rule outweighs those after it. */
export function isBetter(one: Choice, other: Choice): boolean {
  for (const [index, rank] of one.ranks.entries()) {
    const against = other.ranks[index] ?? 0
    if (rank !== against) return rank > against
  }
  return false
}
