/** What can happen to a booth, as its history names it. `orderClosed`: an order that was not paid has freed it. */
export const boothActions = ['assign', 'move', 'release', 'hold', 'occupy', 'order', 'orderClosed'] as const
export type BoothAction = (typeof boothActions)[number]

/** Why an assignment of several was not made. */
export const skipReasons = ['boothTaken', 'exhibitorPlaced', 'notFound'] as const
export type SkipReason = (typeof skipReasons)[number]
