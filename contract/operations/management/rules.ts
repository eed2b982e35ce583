import { sortsBy } from '#contract/core/sort.ts'

/** What accounts can be ordered by; without it the newest first. */
export const accountSorts = sortsBy(['name', 'createdAt'])
