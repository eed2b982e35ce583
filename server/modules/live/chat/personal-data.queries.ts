import { and, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import {
  DELETED,
  keep,
  type PersonalData,
  type RetentionRule,
  strip,
} from '#server/modules/foundation/personal-data/index.ts'
import { conversations, messages } from './chat.schema'

const ofConversations = (id: number) => sql`(select id from chat_conversation where visitor_id = ${id})`

/** Conversations and messages: they stay, as the other side’s too. */
export const personalDataOfChat: PersonalData[] = [
  keep('chats', conversations.visitorId, 'otherSide'),
  strip('chats', conversations.agentId, { set: { agentId: null }, why: 'otherSide', isTrace: true }),
  strip('chats', messages.senderId, {
    columns: [messages.nick, messages.avatar],
    set: { nick: `${DELETED.zh} ${DELETED.en}`, avatar: '' },
    why: 'otherSide',
  }),
  keep('chats', messages, 'otherSide', {
    part: 'received',
    rows: ({ id }) => and(inArray(messages.conversationId, ofConversations(id)), ne(messages.senderId, id)),
  }),
]

/** Messages past their retention. They are numbered without a gap: the row stays, as that of a revoked message. */
export const retentionOfMessages: RetentionRule = {
  table: messages,
  where: (before) => and(lt(messages.at, before), or(isNull(messages.revokedAt), sql`${messages.payload} <> '{}'`)),
  set: { payload: {}, revokedAt: sql`now()` },
}
