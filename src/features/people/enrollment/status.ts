/** What `approvalStatus` says (spec: access §4). */
export const statusNames = { 0: 'failed', 1: 'review', 2: 'passed', 3: 'cancelled' } as const

export type StatusName = (typeof statusNames)[keyof typeof statusNames]

const isKnown = (status: number): status is keyof typeof statusNames => status in statusNames

/** The name of a status; one that is not known is under review. */
export const statusName = (status: number): StatusName => (isKnown(status) ? statusNames[status] : 'review')

/** Whether an application stands in the way of another: the server takes one at a time. */
export const isStanding = (status: number | null): boolean => status === 1 || status === 2

/** Whether the sign-up has begun at `now` (ms). */
export const hasBegun = (regStartTime: string, now: number): boolean => new Date(regStartTime).getTime() <= now
