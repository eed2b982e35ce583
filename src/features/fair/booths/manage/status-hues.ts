import type { BoothStatus } from '#contract/fair/floor-plan/rules.ts'

/** The colour of a status, of those that the plan's pictures have. */
export const hueOfStatus: Record<BoothStatus, number> = { free: 0, held: 7, assigned: 1, occupied: 3 }
