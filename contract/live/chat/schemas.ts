import * as z from 'zod/mini'
import { PAGE_MAX } from '#contract/core/limits.ts'
import { Id, integer, nothing, text } from '#contract/core/shapes.ts'
import { DIRECT_PAGE, DIRECT_TEXT_MAX, ROOM_PAGE } from '#contract/live/live/limits.ts'
import { messageTypes } from './rules'

/** `LIVE-<live id>` of a room; `C2C` and the other's user id between two (spec: access §3, live §3). */
export const ConversationID = text(40).check(z.regex(/^(LIVE-\d{1,10}|C2C[\w-]{1,32})$/))

const Picture = z.object({ imageUrl: z.string(), url: z.string() })

/** spec: live §3; a custom message bears JSON in `description`, told apart by `data` */
export const MessagePayload = z.object({
  text: z.optional(z.string()),
  /** The sender's own translation of the text (ours). */
  translation: z.optional(z.string()),
  imageInfoArray: z.optional(z.array(Picture)),
  data: z.optional(z.string()),
  description: z.optional(z.string()),
  extension: z.optional(z.string()),
})

export type MessagePayload = z.output<typeof MessagePayload>

export const ChatMessage = z.object({
  /** The server's; of one conversation it never comes twice. */
  id: z.string(),
  /** The sender's: a message sent again is the same message. */
  clientId: z.string(),
  conversationID: z.string(),
  /** 1, 2, 3 … without a gap in its conversation. */
  sequence: z.int(),
  from: z.string(),
  nick: z.string(),
  avatar: z.string(),
  /** s */
  time: z.int(),
  type: z.enum(messageTypes),
  payload: MessagePayload,
  isRevoked: z.boolean(),
})

export type ChatMessage = z.output<typeof ChatMessage>

const person = z.object({ userId: text(40), nick: z._default(text(100), ''), faceUrl: z._default(text(500), '') })

const history = {
  input: z.object({
    groupId: ConversationID,
    limit: z._default(integer(1, 100), ROOM_PAGE),
    page: z._default(integer(1, PAGE_MAX), 1),
    /** Ours: counts pages from before this message, so that they stay put while others arrive. */
    before: z.optional(integer(1, 2_147_483_647)),
  }),
  /** The oldest first. */
  output: z.object({ totalPage: z.int(), list: z.array(ChatMessage) }),
}

export const getMessaging = {
  input: nothing,
  output: z.object({ driver: z.enum(['yunzhan', 'tencent']), sdkAppId: z.int() }),
}

export const exportUser = {
  input: person,
  output: z.object({ userId: z.string() }),
}

export const importUser = {
  input: person,
  output: z.object({ userId: z.string() }),
}

export const getUserSig = {
  input: z.object({ userId: text(40) }),
  output: z.string(),
}

export const getGroupByService = {
  input: z.object({ liveId: Id }),
  output: z.object({ groupId: z.string() }),
}

export const checkMessage = {
  input: z.object({ content: text(DIRECT_TEXT_MAX * 2) }),
  output: z.object({ sensitiveWords: z.array(z.string()) }),
}

export const getHistoryMessage = {
  ...history,
}

export const getLatestMessage = {
  ...history,
}

export const getDirectMessages = {
  input: z.object({
    conversationID: ConversationID,
    nextReqMessageID: z.optional(text(20)),
    limit: z._default(integer(1, 100), DIRECT_PAGE),
  }),
  /** The oldest first; `nextReqMessageID` asks for what came before. */
  output: z.object({
    messageList: z.array(ChatMessage),
    nextReqMessageID: z.string(),
    isCompleted: z.boolean(),
  }),
}
