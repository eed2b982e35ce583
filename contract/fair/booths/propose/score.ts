import type { ProposalConflict, ProposalRules, UnplacedExhibitor } from './proposal-rules'

/** A booth that can be assigned; its middle is in metres on its level. */
export interface FreeBooth {
  number: string
  level: number
  /** square metres */
  area: number
  x: number
  y: number
}

/** An exhibitor's industry where its booth is. */
export type Neighbour = Pick<FreeBooth, 'level' | 'x' | 'y'> & { industryId: number | null }

/** Why a booth was proposed. */
export type ProposalReason = 'size' | 'neighbours' | 'apart' | 'first'

export interface Choice {
  booth: FreeBooth
  score: number
  reasons: ProposalReason[]
  conflicts: ProposalConflict[]
}

/** metres between the middles of booths that are neighbours, across an aisle too */
export const NEAR = 8
/** metres beyond which a distance makes no difference */
const FAR = 60

/** metres to the nearest of these on the level; `FAR` where there is none. */
function distanceTo(own: readonly Neighbour[], booth: FreeBooth): number {
  let nearest = FAR
  for (const one of own) {
    if (one.level !== booth.level) continue
    nearest = Math.min(nearest, Math.hypot(one.x - booth.x, one.y - booth.y))
  }
  return nearest
}

/** How well a booth suits an exhibitor, where `own` are those of its industry: each rule outweighs those after it. */
export function scoreBooth(
  booth: FreeBooth,
  { industryId, area = 0 }: UnplacedExhibitor,
  { own: others, rules }: { own: readonly Neighbour[]; rules: ProposalRules },
): Choice {
  const isLarge = booth.area >= area
  const own = distanceTo(others, booth)
  const isNear = own <= NEAR
  const apart = rules.industries === 'apart'
  const reasons: ProposalReason[] = []
  if (area > 0 && isLarge) reasons.push('size')
  if (apart && industryId !== null && !isNear) reasons.push('apart')
  if (!apart && isNear) reasons.push('neighbours')
  if (reasons.length === 0) reasons.push('first')
  const conflicts: ProposalConflict[] = []
  if (!isLarge) conflicts.push('tooSmall')
  if (apart && isNear) conflicts.push('competitor')
  const industry = apart ? Math.min(own, FAR) : FAR - own
  // Too large a booth wastes room, too small a one lacks it.
  const fit = -Math.abs(booth.area - (area || booth.area))
  return { booth, reasons, conflicts, score: (isLarge ? 1_000_000 : 0) + industry * 1_000 + fit }
}
