import * as contract from '#contract/live/chat/endpoints.ts'
import { hasChat } from '#contract/live/live/rules.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { presentMessage } from './chat.present'
import { findDirect, findRoom, pageMessages } from './chat.queries'
import { findEntry } from './entry.queries'
import { resolveDirect, findOwnService } from './participants'
import { roomConversationId, parseRoomConversationId } from '#contract/live/chat/rules.ts'

export { hasService, holdAgent, isOfFair, listAgents } from './agents.queries'
export { command } from './command'
export { createChat } from './commands'
export { presentMessage } from './chat.present'
export { findCorrespondent } from './correspondent'
export { findDirect } from './chat.queries'
export { toConversationId, resolveDirect, findOwnService, type Side } from './participants'
export { findPerson, setPerson } from './person'
export { chatMessageRecords, conversationRecords } from './chat.schema'
export { chatBlocks, chatCards } from './connections'
export { personalDataOfChat, retentionOfMessages } from './personal-data.queries'

/** Everybody is known to the messaging service by their own account alone. */
async function importAccount({ input, viewer, providers }: Context<{ userId: string; nick: string; faceUrl: string }>) {
  if (input.userId !== viewer?.userId) throw fail('NotAllowed')
  await providers.messaging.importAccount(input)
  return { userId: input.userId }
}

async function ensureGroup({ db, input: { liveId }, viewer, providers }: Context<{ liveId: number }>) {
  const entry = await findEntry(db, liveId, Number(viewer?.userId))
  if (!entry) throw fail('LiveNotFound')
  if (!hasChat(entry.status)) throw fail('ChatClosed')
  const groupId = roomConversationId(liveId)
  await providers.messaging.ensureGroup(groupId, groupId)
  return { groupId }
}

interface HistoryQuery {
  groupId: string
  limit: number
  page: number
  before?: number | undefined
}

/** A page of a room's messages, for whoever may be in it. */
async function listHistory({ db, input, viewer }: Context<HistoryQuery>) {
  const liveId = parseRoomConversationId(input.groupId)
  const entry = liveId === undefined ? undefined : await findEntry(db, liveId, Number(viewer?.userId))
  if (liveId === undefined || !entry) throw fail('ConversationNotFound')
  if (entry.bans.includes('ban')) throw fail('Banned')
  const room = await findRoom(db, liveId)
  if (!room) return { totalPage: 0, list: [] }
  const { totalPage, rows } = await pageMessages(db, room.id, input)
  return { totalPage, list: rows.map((row) => presentMessage(row, input.groupId)) }
}

interface DirectQuery {
  conversationID: string
  nextReqMessageID?: string | undefined
  limit: number
}

/** A page between two, upward; `nextReqMessageID` is the number of the oldest message of the page before. */
async function directPage(context: Context<DirectQuery>) {
  const { db, input } = context
  const account = await getViewerAccount(context)
  const { side: _, ...direct } = resolveDirect(input.conversationID, {
    accountId: account.id,
    service: findOwnService(account),
  })
  const found = await findDirect(db, direct)
  if (!found) return { messageList: [], nextReqMessageID: '', isCompleted: true }
  const before = Number(input.nextReqMessageID) || undefined
  const { totalPage, rows } = await pageMessages(db, found.id, { limit: input.limit, page: 1, before })
  const messageList = rows.map((row) => presentMessage(row, input.conversationID, direct.service))
  const isCompleted = totalPage <= 1
  return { messageList, nextReqMessageID: isCompleted ? '' : String(rows[0]?.sequence ?? ''), isCompleted }
}

/** What pages ask of messages besides their socket (spec: common §7, live §7). */
export const chat: Route[] = [
  serve(contract.getMessaging, async ({ providers: { messaging } }) => {
    return { driver: messaging.driver, sdkAppId: messaging.sdkAppId }
  }),
  serve(contract.importUser, importAccount),
  serve(contract.exportUser, importAccount),
  serve(contract.getUserSig, async ({ input, viewer, providers }) => {
    if (input.userId !== viewer?.userId) throw fail('NotAllowed')
    const signature = providers.messaging.signatureOf(input.userId)
    if (signature === null) throw fail('NoOutsideMessaging')
    return signature
  }),
  serve(contract.getGroupByService, ensureGroup),
  serve(contract.checkMessage, async ({ input, providers }) => {
    return { sensitiveWords: await providers.textSafety.findOffences(input.content) }
  }),
  serve(contract.getHistoryMessage, listHistory),
  serve(contract.getLatestMessage, listHistory),
  serve(contract.getDirectMessages, directPage),
]
