import { hasPermission, userTypes } from '../../../contract/core/permissions'
import { FAIR_SERVICE } from '../../../contract/live/limits'

const exhibitors = new Set<number>([userTypes.exhibitor, userTypes.exhibitingDelegation])

/** Whether a user type answers for the fair itself, which is then nobody it could ask. */
export const isFairAgent = (userType: number | undefined): boolean =>
  hasPermission(userType, 'answerVisitors') && userType !== undefined && !exhibitors.has(userType)

/** The exhibitor that a service is of; undefined: it is the fair's. */
export function exhibitorOf(userId: string): string | undefined {
  return userId === FAIR_SERVICE ? undefined : userId.replace(/^service-/, '')
}

/** The customer service screen with a service's conversation open. */
export function contactPath(userId: string): string {
  const exhibitorId = exhibitorOf(userId)
  return exhibitorId === undefined ? '/' : `/?exhibitorId=${exhibitorId}`
}
