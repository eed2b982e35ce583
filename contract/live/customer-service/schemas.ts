import * as z from 'zod/mini'
import { ChatMessage, ConversationID } from '#contract/live/chat/schemas.ts'
import { Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { QUICK_REPLIES_MAX } from '#contract/live/live/limits.ts'

/** The recipient; if `userId` is empty, `content` gives the reason (spec: common §6, access §7). */
const ToUser = z.object({ userId: z.string(), content: z.string() })

export const getCustomerService = {
  input: z.object({ exhibitorId: z.optional(Id) }),
  output: ToUser,
}

export const getServerId = {
  input: z.object({ exhibitorId: Id }),
  output: ToUser,
}

export const getServerStatus = {
  input: z.object({ userId: text(40) }),
  output: z.object({
    /** May be written to. */
    allowed: z.boolean(),
    /** Somebody is there now. */
    online: z.boolean(),
    /** Within the hours that the service names. */
    open: z.boolean(),
    /** What the service says when nobody is there. */
    content: z.string(),
    hours: z.string(),
  }),
}

export const getCompanyInfo = {
  input: z.object({ userId: text(40) }),
  output: z.object({
    userId: z.string(),
    /** Null: the fair's own service. */
    exhibitorId: z.nullable(z.int()),
    logoUrl: z.string(),
    company: z.string(),
    contactName: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
  }),
}

/** A conversation between two as one side sees it. */
export const Conversation = z.object({
  conversationID: z.string(),
  /** The other side. */
  userId: z.string(),
  nick: z.string(),
  avatar: z.string(),
  lastMessage: z.nullable(ChatMessage),
  unreadCount: z.int(),
  lastSequence: z.int(),
  /** The highest that the other side has read. */
  peerRead: z.int(),
  /** waiting: the visitor's first message has no answer yet. */
  inquiry: z.enum(['waiting', 'answered']),
  requestedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  /** The agent who has taken it; for agents alone. */
  agentId: z.string(),
  agentName: z.string(),
})

export type Conversation = z.output<typeof Conversation>

export const listConversations = {
  input: z.object({
    ...pageInput,
    side: z.enum(['visitor', 'agent']),
    inquiry: z.optional(Conversation.shape.inquiry),
    /** Only those that the viewer has taken. */
    mine: z.optional(z.boolean()),
  }),
  output: z.object({ ...paged(Conversation).shape, unread: z.int(), waiting: z.int() }),
}

export const countUnread = {
  input: nothing,
  output: z.object({ answers: z.int(), inquiries: z.int() }),
}

export const handOver = {
  input: z.object({ conversationID: ConversationID, from: text(20), to: text(20) }),
  output: nothing,
}

export const listAgents = {
  input: nothing,
  output: z.array(z.object({ userId: z.string(), nick: z.string(), online: z.boolean(), conversations: z.int() })),
}

/** minutes of the day in China; weekdays 1 Monday to 7 Sunday. None: always open. */
export const Hours = z.object({
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  from: integer(0, 1_440),
  to: integer(0, 1_440),
})

const Settings = z.object({
  hours: z.nullable(Hours),
  offline: z.object({ zh: text(200), en: text(200) }),
})

export type ServiceSettings = z.output<typeof Settings>

export const getServiceSettings = {
  input: nothing,
  output: Settings,
}

export const saveServiceSettings = {
  input: Settings,
  output: Settings,
}

const QuickReply = z.object({ id: z.int(), text: z.string() })

export const listQuickReplies = {
  input: nothing,
  output: z.array(QuickReply),
}

export const saveQuickReplies = {
  input: z.object({ replies: z.array(text(500).check(z.minLength(1))).check(z.maxLength(QUICK_REPLIES_MAX)) }),
  output: z.array(QuickReply),
}
