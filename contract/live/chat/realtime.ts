import * as z from 'zod/mini'
import { cardKinds } from './rules'
import { ChatMessage, ConversationID } from './schemas'
import type { PushedGoods } from '#contract/live/live/schemas.ts'
import { DIRECT_TEXT_MAX } from '#contract/live/live/limits.ts'
import { integer, text } from '#contract/core/shapes.ts'

const Sequence = integer(0, 2_147_483_647)
const Description = text(4_000)

/** What may be sent: text, with or without the sender's translation, the address of an uploaded picture, or a card as JSON. */
const Sent = z.union([
  z.object({
    type: z.literal('text'),
    text: text(DIRECT_TEXT_MAX),
    /** Between two: what the sender makes of it in the other language. */
    translation: z.optional(text(DIRECT_TEXT_MAX)),
  }),
  z.object({ type: z.literal('image'), url: text(500) }),
  z.object({ type: z.literal('custom'), data: z.enum(cardKinds), description: Description }),
])
export type SentContent = z.output<typeof Sent>

/** Commands of a client, each answered by `{ code, msg, data }`; the names are those of their events on the wire. */
export const chatCommands = {
  /** Watches a session: counted, and told of its status, goods and number. Guests may. */
  watch: z.object({ liveId: integer(1, 2_147_483_647) }),
  unwatch: z.object({ liveId: integer(1, 2_147_483_647) }),
  /**
   * Enters a room's conversation. `after`: the last message that the client has, so that it gets what it missed.
   * `again`: back after a break, which is not called out.
   */
  enter: z.object({ groupId: ConversationID, after: z.optional(Sequence), again: z.optional(z.boolean()) }),
  leave: z.object({ groupId: ConversationID }),
  send: z.object({ to: ConversationID, clientId: text(64).check(z.minLength(8)), content: Sent }),
  /** What came after `after`, at most MISSED_PAGE; requested again until `complete`. */
  missed: z.object({ conversationID: ConversationID, after: Sequence }),
  read: z.object({ conversationID: ConversationID, sequence: Sequence }),
} as const

const Missed = z.object({
  list: z.array(ChatMessage),
  complete: z.boolean(),
  /** Ids of the latest messages that were deleted. */
  revoked: z.array(z.string()),
  /** The last of the conversation. */
  last: z.int(),
})
export type MissedMessages = z.output<typeof Missed>
const done = z.object({})
/** What a command answers. */
export const chatCommandOutputs = {
  watch: z.object({ onlineCount: z.int() }),
  unwatch: done,
  enter: z.object({ ...Missed.shape, muted: z.boolean(), canModerate: z.boolean() }),
  leave: done,
  send: z.object({ message: ChatMessage }),
  missed: Missed,
  read: done,
} as const

/** Events that the server sends. */
export interface ChatEvents {
  /** New messages of one conversation, in their order. */
  messages: { conversationID: string; list: ChatMessage[] }
  /** Who has just come into a room. */
  joined: { groupId: string; nicks: string[] }
  revoked: { conversationID: string; ids: string[] }
  /** The receiver was muted, unmuted or removed. */
  moderated: { groupId: string; muted?: boolean; banned?: boolean }
  count: { liveId: number; onlineCount: number }
  /** Status, notice or anything else of a session is new: ask for it again. */
  liveChanged: { liveId: number }
  pushed: { liveId: number; goods: PushedGoods }
  withdrawn: { liveId: number; pushId: number }
  /** The other side has read up to here. */
  read: { conversationID: string; sequence: number }
  /** A conversation was taken, handed over or is new: ask for the list again. */
  conversations: Record<string, never>
  /** Notices have come or were read: ask how many are unread. Those hear it too that only listen. */
  notices: Record<string, never>
  /** An own order was paid, closed or returned: ask how it stands. Those hear it too that only listen. */
  orders: Record<string, never>
  /** Events of other servers may have been lost: ask for everything again, not all clients at once. */
  behind: Record<string, never>
  /** The session has ended elsewhere; the socket is closed after this. */
  kicked: Record<string, never>
}
