import { sortsBy } from '#contract/core/sort.ts'

/** Characters of an opinion. */
export const REASON_MAX = 500

/** ready-made reasons that the fair keeps */
export const REASONS_MAX = 50

/** The actions that need a reason, for which the fair keeps ready-made ones. */
export const reasonActions = ['changes', 'reject'] as const

/** What a queue can be ordered by; without it the oldest first while under review, else the newest. */
export const caseSorts = sortsBy(['name', 'submittedAt'])

export const caseStates = ['review', 'changes', 'approved', 'rejected', 'cancelled'] as const
