import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const IM = '/ce-live-roomservice/web/im'

const history = {
  method: 'POST',
  access: 'signed-in',
  body: 'form',
  reads: true,
  errors: ['ConversationNotFound', 'Banned'],
} as const

/** Which messaging service the fair has: its own, or Tencent's with this app id. */
export const getMessaging = endpoint<typeof schemas.getMessaging>({
  method: 'GET',
  path: `${IM}/getMessaging`, // path: ours
  access: 'public',
  cacheable: true,
})

/** Makes the viewer known to the messaging service; the user id must be the viewer's own (spec: live §7). */
export const exportUser = endpoint<typeof schemas.exportUser>({
  method: 'POST',
  path: `${IM}/exportUser`,
  access: 'signed-in',
  body: 'form',
  errors: ['NotAllowed', 'MessagingDown'],
})

/** The same, for a live room (spec: common §7). */
export const importUser = endpoint<typeof schemas.importUser>({
  method: 'POST',
  path: `${IM}/importUser`,
  access: 'signed-in',
  body: 'form',
  errors: ['NotAllowed', 'MessagingDown'],
})

/** The signature with which the viewer logs in to Tencent's service (spec: live §7). */
export const getUserSig = endpoint<typeof schemas.getUserSig>({
  method: 'POST',
  path: `${IM}/getUserSig`,
  access: 'signed-in',
  body: 'form',
  errors: ['NotAllowed', 'NoOutsideMessaging'],
})

/** The group of a session's room; made where the service has none yet. */
export const getGroupByService = endpoint<typeof schemas.getGroupByService>({
  method: 'POST',
  path: `${IM}/getGroupByService`,
  access: 'signed-in',
  body: 'form',
  errors: ['LiveNotFound', 'ChatClosed', 'MessagingDown'],
})

/** The sensitive words of a text; none: it may be sent (spec: common §7). */
export const checkMessage = endpoint<typeof schemas.checkMessage>({
  method: 'POST',
  path: `${IM}/checkMessage`,
  access: 'signed-in',
  body: 'form',
  reads: true,
})

export const getHistoryMessage = endpoint<typeof schemas.getHistoryMessage>({
  ...history,
  path: `${IM}/getHistoryMessage`,
})

export const getLatestMessage = endpoint<typeof schemas.getLatestMessage>({
  ...history,
  path: `${IM}/getLatestMessage`,
})

/** Messages between two, upward from the newest (spec: access §3). */
export const getDirectMessages = endpoint<typeof schemas.getDirectMessages>({
  method: 'POST',
  path: `${IM}/getDirectMessages`, // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['ConversationNotFound', 'OwnService', 'NoService'],
})
