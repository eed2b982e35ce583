/** 0 not started, 1 live, 2 replay, 3 cover only, 6 interrupted: tagged live (spec: live §4, product page). */
export const liveStatuses = [0, 1, 2, 3, 6] as const
export type LiveStatus = (typeof liveStatuses)[number]
