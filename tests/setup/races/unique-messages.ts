import { eq } from 'drizzle-orm'
import { openDirect, openRoom } from '#server/modules/live/chat/chat.queries.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { planMessages, writePlan } from '#server/modules/live/chat/store.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Subject, UniqueKey } from './unique-key'

async function say(db: Db, { liveId, accountId, key }: Subject): Promise<void> {
  const conversationId = (await openRoom(db, liveId)) ?? 0
  const words = { type: 'text' as const, payload: { type: 'text' as const, text: 'x' } }
  const sender = { senderId: accountId, byService: false, nick: 'x', avatar: '' }
  await writePlan(db, await planMessages(db, [{ conversationId, clientId: key, ...sender, ...words }], false))
}

/** Of conversations. */
export const messageKeys: Record<string, UniqueKey> = {
  'conversation of a room': {
    table: conversations,
    index: 'chat_conversation_live',
    put: (db, { liveId }) => openRoom(db, liveId),
    rows: ({ liveId }) => eq(conversations.liveId, liveId),
  },
  'conversation between two': {
    table: conversations,
    index: 'chat_conversation_direct',
    put: (db, { accountId, key }) => openDirect(db, { visitorId: accountId, service: key }),
    rows: ({ key }) => eq(conversations.service, key),
  },
  'message of a client': {
    table: messages,
    index: 'chat_message_once',
    before: (db, { liveId }) => openRoom(db, liveId),
    put: say,
    rows: ({ key }) => eq(messages.clientId, key),
  },
}
