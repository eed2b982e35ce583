import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import type { messages } from './chat.schema'
import { serviceUserId } from '#contract/live/chat/rules.ts'

export type MessageRow = typeof messages.$inferSelect

/** A stored message for one reader, who knows the conversation as `conversationID`. */
export function presentMessage(row: MessageRow, conversationID: string, service = ''): ChatMessage {
  return {
    id: String(row.id),
    clientId: row.clientId,
    conversationID,
    sequence: row.sequence,
    from: row.byService ? serviceUserId(service) : String(row.senderId),
    nick: row.nick,
    avatar: row.avatar,
    time: Math.floor(row.at.getTime() / 1_000),
    type: row.type,
    payload: row.revokedAt ? {} : row.payload,
    isRevoked: row.revokedAt !== null,
  }
}
