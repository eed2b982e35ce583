export interface UnplacedExhibitor {
  id: number
  industryId: number | null
  /** When it joined, ISO 8601. */
  since: string
  /** Square metres that it needs; absent: any. */
  area?: number
}

export interface ProposalRules {
  /** Exhibitors of one industry are put next to each other; with `apart` they are kept apart, as competitors. */
  industries: 'together' | 'apart'
  /** Those who need more room are placed first; else all are placed in the order in which they joined. */
  largerFirst: boolean
}

/** Why an exhibitor could not be placed, or only against a rule. */
export type ProposalConflict = 'noBooth' | 'tooSmall' | 'competitor'
