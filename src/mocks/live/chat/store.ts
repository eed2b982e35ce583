import type { ChatMessage, MessagePayload } from '#contract/live/chat/schemas.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { lineAt } from './lines'
import { hasScenario } from './scenario'

/** The messages of the mock fair's conversations, for the life of the page. */

const conversations = new Map<string, ChatMessage[]>()
const ROOM_MESSAGES = 52
const LONG_ROOM = 10_000
const LONG_PAGE = 5_000
/** The room with a conversation that its visitors begin. */
const EMPTY_ROOM = 'LIVE-10'

interface Sent {
  from: string
  nick: string
  type: ChatMessage['type']
  payload: MessagePayload
  clientId?: string
  /** s before now */
  ago?: number
}

function push(list: ChatMessage[], conversationID: string, { ago = 0, clientId, ...sent }: Sent): ChatMessage {
  const sequence = list.length + 1
  const id = `${conversationID}-${sequence}`
  const message: ChatMessage = {
    id,
    clientId: clientId ?? `mock-${id}`,
    conversationID,
    sequence,
    avatar: '',
    time: Math.floor(Date.now() / 1_000) - ago,
    isRevoked: false,
    ...sent,
  }
  list.push(message)
  return message
}

function roomOf(conversationID: string): ChatMessage[] {
  const list: ChatMessage[] = []
  if (conversationID === EMPTY_ROOM) return list
  const many = hasScenario('long') ? LONG_ROOM : ROOM_MESSAGES
  for (let n = 1; n <= many; n += 1) {
    const { userId: from, nick, text } = lineAt(n)
    // Most of it lies a day back, the last is fresh.
    const ago = (many - n) * 40 + (n < 30 ? 86_400 : 0) + (n < 45 ? 600 : 0) + 20
    const address = drawing(700 + n, { width: 640, height: 900 })
    const payload = n % 17 === 0 ? { imageInfoArray: [{ imageUrl: address, url: address }] } : { text }
    push(list, conversationID, { from, nick, ago, type: n % 17 === 0 ? 'image' : 'text', payload })
  }
  return list
}

/** A conversation's messages, the oldest first; a room has some from the start. */
export function messagesOf(conversationID: string): ChatMessage[] {
  const known = conversations.get(conversationID)
  if (known) return known
  const list = conversationID.startsWith('LIVE-') ? roomOf(conversationID) : []
  conversations.set(conversationID, list)
  return list
}

/** Stores a message; one with the client id of another is that other. */
export function addMessage(conversationID: string, message: Sent): ChatMessage {
  const list = messagesOf(conversationID)
  const again = list.find(({ clientId, from }) => clientId === message.clientId && from === message.from)
  return again ?? push(list, conversationID, message)
}

/** Deletes a message; false when there is none. */
export function revokeMockMessage(conversationID: string, id: string): boolean {
  const list = messagesOf(conversationID)
  const at = list.findIndex((one) => one.id === id)
  const found = list[at]
  if (!found || found.isRevoked) return false
  list[at] = { ...found, isRevoked: true, payload: {} }
  return true
}

/** A page upward from the newest, or from before a number, and how many pages there are. */
export function pageUp(
  conversationID: string,
  { limit, page = 1, before = Infinity }: { limit: number; page?: number; before?: number | undefined },
): { totalPage: number; list: ChatMessage[] } {
  const size = hasScenario('long') ? LONG_PAGE : limit
  const all = messagesOf(conversationID).filter(({ sequence }) => sequence < before)
  const end = all.length - (page - 1) * size
  return { totalPage: Math.ceil(all.length / size), list: all.slice(Math.max(0, end - size), Math.max(0, end)) }
}
