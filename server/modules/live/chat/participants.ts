import {
  directConversationId,
  parseDirectConversationId,
  parseServiceUserId,
  serviceUserId,
} from '#contract/live/chat/rules.ts'
import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import { fail } from '#server/platform/http/fail.ts'

/** A conversation between two: an account that asks, and a service (`fair`, or an exhibitor's id) that answers. */
export interface Direct {
  visitorId: number
  service: string
}

export type Side = 'visitor' | 'service'

interface Answerer {
  userType: number
  exhibitorId: number | null
}

/** The service that an account answers for; undefined: none. */
export function findOwnService(answerer: Answerer): string | undefined {
  const { userType, exhibitorId } = answerer
  if (!hasPermission(userType, 'answerVisitors')) return undefined
  if (!worksForExhibitor(answerer)) return 'fair'
  return exhibitorId === null ? undefined : String(exhibitorId)
}

/** What a conversation is called on each side: by the other. */
export const toConversationId = ({ visitorId, service }: Direct, side: Side): string =>
  directConversationId(side === 'visitor' ? serviceUserId(service) : String(visitorId))

/**
 * Which conversation somebody means by the other's user id, and on which side they are. Nobody can name one that they
 * have no part in. Throws ConversationNotFound or OwnService.
 */
export function resolveDirect(
  conversationID: string,
  requester: { accountId: number; service: string | undefined },
): Direct & { side: Side } {
  const other = parseDirectConversationId(conversationID)
  const service = parseServiceUserId(other)
  if (service !== undefined) {
    if (service === requester.service) throw fail('OwnService')
    return { visitorId: requester.accountId, service, side: 'visitor' }
  }
  if (requester.service === undefined || !/^\d{1,9}$/.test(other)) throw fail('ConversationNotFound')
  return { visitorId: Number(other), service: requester.service, side: 'service' }
}
