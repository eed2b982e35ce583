import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { DIRECT_PAGE, DIRECT_TEXT_MAX, ROOM_PAGE } from './live-limits'
import { PAGE_MAX } from './limits'
import { Id, integer, nothing, text } from './shapes'

/** `LIVE-<live id>` of a room; `C2C` and the other's user id between two (spec: access §3, live §3). */
export const ConversationID = text(40).check(z.regex(/^(LIVE-\d{1,10}|C2C[\w-]{1,32})$/))

const Picture = z.object({ imageUrl: z.string(), url: z.string() })

/** spec: live §3; a custom message bears JSON in `description`, told apart by `data` */
export const MessagePayload = z.object({
  text: z.optional(z.string()),
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
  type: z.enum(['text', 'image', 'custom']),
  payload: MessagePayload,
  isRevoked: z.boolean(),
})
export type ChatMessage = z.output<typeof ChatMessage>

const IM = '/ce-live-roomservice/web/im'
const person = z.object({ userId: text(40), nick: z._default(text(100), ''), faceUrl: z._default(text(500), '') })
const history = {
  method: 'POST',
  access: 'signed-in',
  body: 'form',
  reads: true,
  input: z.object({
    groupId: ConversationID,
    limit: z._default(integer(1, 100), ROOM_PAGE),
    page: z._default(integer(1, PAGE_MAX), 1),
    /** Ours: counts pages from before this message, so that they stay put while others arrive. */
    before: z.optional(integer(1, 2_147_483_647)),
  }),
  /** The oldest first. */
  output: z.object({ totalPage: z.int(), list: z.array(ChatMessage) }),
  errors: ['ConversationNotFound', 'Banned'],
} as const

/** Which messaging service the fair has: its own, or Tencent's with this app id. */
export const getMessaging = endpoint({
  method: 'GET',
  path: `${IM}/getMessaging`, // path: ours
  access: 'public',
  cacheable: true,
  input: nothing,
  output: z.object({ driver: z.enum(['yunzhan', 'tencent']), sdkAppId: z.int() }),
})

/** Makes the asker known to the messaging service; the user id must be the asker's own (spec: live §7). */
export const exportUser = endpoint({
  method: 'POST',
  path: `${IM}/exportUser`,
  access: 'signed-in',
  body: 'form',
  input: person,
  output: z.object({ userId: z.string() }),
  errors: ['NotAllowed', 'MessagingDown'],
})

/** The same, for a live room (spec: common §7). */
export const importUser = endpoint({
  method: 'POST',
  path: `${IM}/importUser`,
  access: 'signed-in',
  body: 'form',
  input: person,
  output: z.object({ userId: z.string() }),
  errors: ['NotAllowed', 'MessagingDown'],
})

/** The signature with which the asker logs in to Tencent's service (spec: live §7). */
export const getUserSig = endpoint({
  method: 'POST',
  path: `${IM}/getUserSig`,
  access: 'signed-in',
  body: 'form',
  input: z.object({ userId: text(40) }),
  output: z.string(),
  errors: ['NotAllowed', 'NoOutsideMessaging'],
})

/** The group of a session's room; made where the service has none yet. */
export const getGroupByService = endpoint({
  method: 'POST',
  path: `${IM}/getGroupByService`,
  access: 'signed-in',
  body: 'form',
  input: z.object({ liveId: Id }),
  output: z.object({ groupId: z.string() }),
  errors: ['LiveNotFound', 'ChatClosed', 'MessagingDown'],
})

/** The sensitive words of a text; none: it may be sent (spec: common §7). */
export const checkMessage = endpoint({
  method: 'POST',
  path: `${IM}/checkMessage`,
  access: 'signed-in',
  body: 'form',
  reads: true,
  input: z.object({ content: text(DIRECT_TEXT_MAX * 2) }),
  output: z.object({ sensitiveWords: z.array(z.string()) }),
})

export const getHistoryMessage = endpoint({ ...history, path: `${IM}/getHistoryMessage` })
export const getLatestMessage = endpoint({ ...history, path: `${IM}/getLatestMessage` })

/** Messages between two, upward from the newest (spec: access §3). */
export const getDirectMessages = endpoint({
  method: 'POST',
  path: `${IM}/getDirectMessages`, // path: ours
  access: 'signed-in',
  reads: true,
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
  errors: ['ConversationNotFound', 'OwnService', 'NoService'],
})
