/** What can happen to a booth, as its history names it. */
export const boothActions = ['assign', 'move', 'release', 'hold', 'occupy'] as const
export type BoothAction = (typeof boothActions)[number]

/** Why an assignment of several was not made. */
export const skipReasons = ['boothTaken', 'exhibitorPlaced', 'notFound'] as const
export type SkipReason = (typeof skipReasons)[number]
