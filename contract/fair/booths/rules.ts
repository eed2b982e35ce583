/** What can happen to a booth, as its history names it. `orderClosed`: an order that was not paid has freed it. */
export const boothActions = ['assign', 'move', 'release', 'hold', 'occupy', 'order', 'orderClosed'] as const
export type BoothAction = (typeof boothActions)[number]

/** Why an assignment of several was not made. `changed`: the exhibitor is no longer at the booth that it was to leave. */
export const skipReasons = ['boothTaken', 'exhibitorPlaced', 'notFound', 'changed'] as const
export type SkipReason = (typeof skipReasons)[number]
