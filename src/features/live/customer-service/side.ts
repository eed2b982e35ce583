import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import { FAIR_SERVICE } from '#contract/live/live/limits.ts'

/** Whether somebody answers for the fair itself, which is then nobody they could ask. */
export const isFairAgent = (user: Parameters<typeof worksForExhibitor>[0] | undefined): boolean =>
  user !== undefined && hasPermission(user.userType, 'answerVisitors') && !worksForExhibitor(user)

/** The exhibitor that a service is of; undefined: it is the fair's. */
export function exhibitorOf(userId: string): string | undefined {
  return userId === FAIR_SERVICE ? undefined : userId.replace(/^service-/, '')
}

/** The customer service screen with a service's conversation open. */
export function contactPath(userId: string): string {
  const exhibitorId = exhibitorOf(userId)
  return exhibitorId === undefined ? '/' : `/?exhibitorId=${exhibitorId}`
}
