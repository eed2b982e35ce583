import { sortsBy } from '../core/sort'

/** Characters of an opinion. */
export const REASON_MAX = 500

/** What a queue can be ordered by; without it the oldest first while under review, else the newest. */
export const caseSorts = sortsBy(['name', 'submittedAt'])

export const caseStates = ['review', 'changes', 'approved', 'rejected', 'cancelled'] as const
