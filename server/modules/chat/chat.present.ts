import type { ChatMessage } from '../../../contract/chat/schemas'
import type { messages } from './chat.schema'
import { serviceUserId } from './parties'

export type MessageRow = typeof messages.$inferSelect

const kinds = ['text', 'image', 'custom'] as const

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
    type: kinds.find((kind) => kind === row.type) ?? 'text',
    payload: row.revokedAt ? {} : row.payload,
    isRevoked: row.revokedAt !== null,
  }
}
