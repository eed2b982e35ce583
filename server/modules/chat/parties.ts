import { FAIR_SERVICE } from '../../../contract/live/limits'
import { hasPermission, userTypes } from '../../../contract/core/permissions'
import { fail } from '../../platform/http/fail'

/** A conversation between two: an account that asks, and a service (`fair`, or an exhibitor's id) that answers. */
export interface Direct {
  visitorId: number
  service: string
}

export type Side = 'visitor' | 'service'

interface Answering {
  userType: number
  exhibitorId: number | null
}

const EXHIBITORS = new Set<number>([userTypes.exhibitor, userTypes.exhibitingDelegation])

/** Whether accounts of this type speak for an exhibitor. */
export const isExhibitorType = (userType: number): boolean => EXHIBITORS.has(userType)

/** The service that an account answers for; undefined: none. */
export function serviceOf({ userType, exhibitorId }: Answering): string | undefined {
  if (!hasPermission(userType, 'answerVisitors')) return undefined
  if (!isExhibitorType(userType)) return 'fair'
  return exhibitorId === null ? undefined : String(exhibitorId)
}

/** The user id under which a service writes. */
export const serviceUserId = (service: string): string => (service === 'fair' ? FAIR_SERVICE : `service-${service}`)

/** The service of a user id; undefined: it is a person's. */
export function serviceNamed(userId: string): string | undefined {
  if (userId === FAIR_SERVICE) return 'fair'
  return /^service-(\d{1,9})$/.exec(userId)?.[1]
}

/** The session of a room's conversation; undefined: it is no room. */
export function roomNamed(conversationID: string): number | undefined {
  const id = /^LIVE-(\d{1,9})$/.exec(conversationID)?.[1]
  return id === undefined ? undefined : Number(id)
}

export const roomID = (liveId: number): string => `LIVE-${liveId}`

/** What a conversation is called on each side: by the other. */
export const directID = ({ visitorId, service }: Direct, side: Side): string =>
  `C2C${side === 'visitor' ? serviceUserId(service) : visitorId}`

/**
 * Which conversation somebody means by the other's user id, and on which side they are. Nobody can name one that they
 * have no part in. Throws ConversationNotFound or OwnService.
 */
export function directNamed(
  conversationID: string,
  asker: { accountId: number; service: string | undefined },
): Direct & { side: Side } {
  const other = conversationID.replace(/^C2C/, '')
  const service = serviceNamed(other)
  if (service !== undefined) {
    if (service === asker.service) throw fail('OwnService')
    return { visitorId: asker.accountId, service, side: 'visitor' }
  }
  if (asker.service === undefined || !/^\d{1,9}$/.test(other)) throw fail('ConversationNotFound')
  return { visitorId: Number(other), service: asker.service, side: 'service' }
}
