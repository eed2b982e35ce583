import type { Utility } from '#contract/fair/floor-plan/rules.ts'

/** What an exhibitor requires of a booth. */
export interface Required {
  /** Square metres at least; null: any. */
  area: number | null
  utilities: readonly Utility[]
  corner: boolean
}

export interface UnplacedExhibitor {
  id: number
  industryId: number | null
  /** Of its exhibits: exhibitors that share one compete. */
  categoryIds: readonly number[]
  /** When it joined, ISO 8601. */
  since: string
  requirements: Required
}

export interface ProposalRules {
  /** Exhibitors of one industry are put near each other. */
  industriesTogether: boolean
  /** Exhibitors that share a category are not put next to each other. */
  competitorsApart: boolean
  /** Those who need more room, and then more utilities, are placed first; else all in the order in which they joined. */
  largerFirst: boolean
}

/** What is against a booth, or that none is left. `noCorner` alone is no reason to look for another one. */
export type ProposalConflict = 'noBooth' | 'tooSmall' | 'utilities' | 'competitor' | 'noCorner'
