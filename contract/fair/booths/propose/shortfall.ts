import type { Utility } from '#contract/fair/floor-plan/rules.ts'
import type { ProposalConflict, Required } from './proposal-rules'

/** What a booth offers. */
export interface Offered {
  /** square metres */
  area: number
  utilities: readonly Utility[]
  corner: boolean
}

export interface Shortfall {
  conflicts: Extract<ProposalConflict, 'tooSmall' | 'utilities' | 'noCorner'>[]
  /** The utilities that the booth lacks. */
  missing: Utility[]
}

/** What a booth lacks of what an exhibitor requires. */
export function findShortfall(booth: Offered, { area, utilities, corner }: Required): Shortfall {
  const missing = utilities.filter((one) => !booth.utilities.includes(one))
  const conflicts: Shortfall['conflicts'] = []
  if (area !== null && booth.area < area) conflicts.push('tooSmall')
  if (missing.length > 0) conflicts.push('utilities')
  if (corner && !booth.corner) conflicts.push('noCorner')
  return { conflicts, missing }
}
