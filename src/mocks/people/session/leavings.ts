/** Accounts with a scheduled deletion. */
export const leavings: { userId: string; until: string }[] = []

/** The key that a login receives to cancel the deletion of its account. */
export const keyOfLeaving = (userId: string): string => `mock-take-back-${userId.padStart(8, '0')}`

/** Cancels the deletion of an account. */
export function endedLeaving(userId: string): void {
  const place = leavings.findIndex((one) => one.userId === userId)
  if (place >= 0) leavings.splice(place, 1)
}
