import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The service of an exhibitor, or of the fair where none is named (spec: common §7). */
export const getCustomerService = endpoint<typeof schemas.getCustomerService>({
  method: 'GET',
  path: '/ce-exhibition/sp/exhibitor/getCustomerService',
  access: 'signed-in',
})

/** The service of an exhibitor (spec: access §7). */
export const getServerId = endpoint<typeof schemas.getServerId>({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/getServerId',
  access: 'signed-in',
  body: 'form',
  reads: true,
})

/** Whether a service can be written to, and whether somebody is there to answer (spec: access §4). */
export const getServerStatus = endpoint<typeof schemas.getServerStatus>({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/getServerStatus',
  access: 'signed-in',
  body: 'form',
  reads: true,
  errors: ['NoService'],
})

/** The card beside a conversation (spec: access §2.6); of the fair's service it is the organizer's. */
export const getCompanyInfo = endpoint<typeof schemas.getCompanyInfo>({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/getCompanyInfo', // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['NoService'],
})

/** The viewer's conversations, the last first: as a visitor, or as an agent of their service. */
export const listConversations = endpoint<typeof schemas.listConversations>({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/conversationList', // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['NoService'],
})

/** How much the viewer has not read: answers to them, and what visitors wrote to their service. */
export const countUnread = endpoint<typeof schemas.countUnread>({
  method: 'POST',
  path: '/ce-live-roomservice/web/im/unreadCount', // path: ours
  access: 'signed-in',
  reads: true,
})

const ofAgent = { access: 'answerVisitors', errors: ['NoService'] } as const

const found = ['NoService', 'ConversationNotFound'] as const

/** Takes a conversation that nobody has, or hands it to another agent of the service. */
export const handOver = endpoint<typeof schemas.handOver>({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/handOver', // path: ours
  access: 'answerVisitors',
  errors: [...found, 'OtherAgent', 'OwnService', 'NotAllowed'],
})

/** The agents of the viewer's service and who of them is there. */
export const listAgents = endpoint<typeof schemas.listAgents>({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/agentList', // path: ours
  ...ofAgent,
  reads: true,
})

export const getServiceSettings = endpoint<typeof schemas.getServiceSettings>({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/settings', // path: ours
  ...ofAgent,
  reads: true,
})

export const saveServiceSettings = endpoint<typeof schemas.saveServiceSettings>({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/saveSettings', // path: ours
  ...ofAgent,
})

export const listQuickReplies = endpoint<typeof schemas.listQuickReplies>({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/quickReplyList', // path: ours
  ...ofAgent,
  reads: true,
})

/** Replaces the service's quick replies. */
export const saveQuickReplies = endpoint<typeof schemas.saveQuickReplies>({
  method: 'POST',
  path: '/ce-live-roomservice/mgr/im/saveQuickReplies', // path: ours
  ...ofAgent,
})
