import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { toConversationId, presentMessage, type Side } from '#server/modules/live/chat/index.ts'
import type { InboxRow } from './inbox.queries'
import { serviceUserId } from '#contract/live/chat/rules.ts'

const fairService = { 'zh-CN': '云展客服', 'en-US': 'Yunzhan customer service' }

const gone = { 'zh-CN': '已退展的参展商', 'en-US': 'Former exhibitor' }

/** The fair's name for its own service, or the exhibitor's. */
export function serviceName(service: string, company: InboxRow['company'], language: Language): string {
  if (service === 'fair') return fairService[language]
  // An exhibitor that has left keeps its conversations, not its name.
  return company ? pick(company, language) : gone[language]
}

/** A conversation as one side sees it; `agents`: names by account. */
export function presentConversation(
  { conversation, visitor, company, logoUrl, last }: InboxRow,
  { side, language, agents }: { side: Side; language: Language; agents: Map<number, string> },
): Conversation {
  const { service, lastSequence, visitorRead, serviceRead, requestedAt, answeredAt, agentId } = conversation
  const direct = { visitorId: visitor.id, service }
  const conversationID = toConversationId(direct, side)
  const mine = side === 'visitor' ? visitorRead : serviceRead
  const isAgent = side === 'service'
  return {
    conversationID,
    userId: isAgent ? String(visitor.id) : serviceUserId(service),
    nick: isAgent ? visitor.nickName || pick(visitor.name, language) : serviceName(service, company, language),
    avatar: isAgent ? visitor.headPic : logoUrl ? pick(logoUrl, language) : '',
    lastMessage: last ? presentMessage(last, conversationID, service) : null,
    unreadCount: Math.max(0, lastSequence - mine),
    lastSequence,
    peerRead: side === 'visitor' ? serviceRead : visitorRead,
    inquiry: answeredAt ? 'answered' : 'waiting',
    requestedAt: requestedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    agentId: isAgent && agentId !== null ? String(agentId) : '',
    agentName: isAgent && agentId !== null ? (agents.get(agentId) ?? '') : '',
  }
}
