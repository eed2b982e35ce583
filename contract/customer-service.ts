import * as z from 'zod/mini'
import { ChatMessage, ConversationID } from './chat'
import { endpoint } from './endpoint'
import { QUICK_REPLIES_MAX } from './live-limits'
import { permissions } from './permissions'
import { Id, Instant, integer, nothing, paged, pageInput, text } from './shapes'

/** Whom to write to; `content` says why nobody, where `userId` is empty (spec: common §6, access §7). */
const Whom = z.object({ userId: z.string(), content: z.string() })

/** The service of an exhibitor, or of the fair where none is named (spec: common §7). */
export const getCustomerService = endpoint({
  method: 'GET',
  path: '/ce-exhibition/sp/exhibitor/getCustomerService',
  access: 'signed-in',
  input: z.object({ exhibitorId: z.optional(Id) }),
  output: Whom,
})

/** The service of an exhibitor (spec: access §7). */
export const getServerId = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/getServerId',
  access: 'signed-in',
  body: 'form',
  reads: true,
  input: z.object({ exhibitorId: Id }),
  output: Whom,
})

/** Whether a service can be written to, and whether somebody is there to answer (spec: access §4). */
export const getServerStatus = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/getServerStatus',
  access: 'signed-in',
  body: 'form',
  reads: true,
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
  errors: ['NoService'],
})

/** The card beside a conversation (spec: access §2.6); of the fair's service it is the organizer's. */
export const getCompanyInfo = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/getCompanyInfo', // path: ours
  access: 'signed-in',
  reads: true,
  input: z.object({ userId: text(40) }),
  output: z.object({
    userId: z.string(),
    /** Null: the fair's own service. */
    exhibitorId: z.nullable(z.int()),
    logoUrl: z.string(),
    company: z.string(),
    phone: z.string(),
    address: z.string(),
  }),
  errors: ['NoService'],
})

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
  askedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  /** The agent who has taken it; for agents alone. */
  agentId: z.string(),
  agentName: z.string(),
})
export type Conversation = z.output<typeof Conversation>

/** The asker's conversations, the last first: as a visitor, or as an agent of their service. */
export const listConversations = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/conversationList', // path: ours
  access: 'signed-in',
  reads: true,
  input: z.object({
    ...pageInput,
    side: z.enum(['visitor', 'agent']),
    inquiry: z.optional(Conversation.shape.inquiry),
    /** Only those that the asker has taken. */
    mine: z.optional(z.boolean()),
  }),
  output: z.object({ ...paged(Conversation).shape, unread: z.int(), waiting: z.int() }),
  errors: ['NoService'],
})

const ofAgent = { access: permissions.answerVisitors, errors: ['NoService'] } as const
const found = ['NoService', 'ConversationNotFound'] as const

/** Takes a conversation that nobody has, or hands it to another agent of the service. */
export const handOver = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/handOver', // path: ours
  access: permissions.answerVisitors,
  input: z.object({ conversationID: ConversationID, from: text(20), to: text(20) }),
  output: nothing,
  errors: [...found, 'OtherAgent', 'OwnService', 'NotAllowed'],
})

/** The agents of the asker's service and who of them is there. */
export const listAgents = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/agentList', // path: ours
  ...ofAgent,
  reads: true,
  input: nothing,
  output: z.array(z.object({ userId: z.string(), nick: z.string(), online: z.boolean(), conversations: z.int() })),
})

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

export const getServiceSettings = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/settings', // path: ours
  ...ofAgent,
  reads: true,
  input: nothing,
  output: Settings,
})
export const saveServiceSettings = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/saveSettings', // path: ours
  ...ofAgent,
  input: Settings,
  output: Settings,
})

const QuickReply = z.object({ id: z.int(), text: z.string() })
export const listQuickReplies = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/quickReplyList', // path: ours
  ...ofAgent,
  reads: true,
  input: nothing,
  output: z.array(QuickReply),
})

/** Replaces the service's quick replies. */
export const saveQuickReplies = endpoint({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/saveQuickReplies', // path: ours
  ...ofAgent,
  input: z.object({ replies: z.array(text(500).check(z.minLength(1))).check(z.maxLength(QUICK_REPLIES_MAX)) }),
  output: z.array(QuickReply),
})
