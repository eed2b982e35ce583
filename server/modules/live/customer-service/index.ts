import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import * as contract from '#contract/live/customer-service/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listAgents, findOwnService } from '#server/modules/live/chat/index.ts'
import { getAgent, handOverConversation, getAgentName } from './agents'
import { countInbox, countTaken, type Owner } from './inbox.queries'
import { readInbox } from './read-inbox'
import { findSettings, listReplies, replaceReplies, upsertSettings } from './settings.queries'
import { getServiceCompany, getServiceStatus, findServiceUser } from './service-status'

async function listOwnConversations(context: Context<ParsedInputOf<typeof contract.listConversations>>) {
  const { db, input, language } = context
  const account = await getViewerAccount(context)
  const service = findOwnService(account)
  if (input.side === 'agent' && service === undefined) throw fail('NoService')
  const owner: Owner = input.side === 'agent' && service !== undefined ? { service } : { visitorId: account.id }
  const filter = { ...input, agentId: input.mine ? account.id : undefined }
  const { list, total } = await readInbox(db, owner, filter, language)
  return { ...toPage(list, total, input), ...(await countInbox(db, owner)) }
}

export { countTaken, type Owner as InboxOwner, passOn } from './inbox.queries'
export { readInbox } from './read-inbox'
export { notifyUnread } from './unread-notices'
export { countOpenConversations } from './open-work.queries'

/** Customer service: contacts, the inbox of both sides, and the settings of a service. */
export const customerService: Route[] = [
  serve(contract.getCustomerService, (context) => findServiceUser(context, context.input.exhibitorId)),
  serve(contract.getServerId, (context) => findServiceUser(context, context.input.exhibitorId)),
  serve(contract.getServerStatus, getServiceStatus),
  serve(contract.getCompanyInfo, getServiceCompany),
  serve(contract.listConversations, listOwnConversations),
  serve(contract.countUnread, async (context) => {
    const account = await getViewerAccount(context)
    const service = findOwnService(account)
    const { unread: answers } = await countInbox(context.db, { visitorId: account.id })
    const inquiries = service === undefined ? 0 : (await countInbox(context.db, { service })).unread
    return { answers, inquiries }
  }),
  serve(contract.handOver, handOverConversation),
  serve(contract.listAgents, async (context) => {
    const { service } = await getAgent(context)
    const agents = await listAgents(context.db, service)
    const there = await context.realtime.whoIsThere(agents.map(({ id }) => id))
    const taken = await countTaken(context.db, service)
    return agents.map((agent) => ({
      userId: String(agent.id),
      nick: getAgentName(agent, context.language),
      online: there.has(agent.id),
      conversations: taken.get(agent.id) ?? 0,
    }))
  }),
  serve(contract.getServiceSettings, async (context) => findSettings(context.db, (await getAgent(context)).service)),
  serve(contract.saveServiceSettings, async (context) => {
    const { service } = await getAgent(context)
    await context.write((db) => upsertSettings(db, service, context.input))
    return context.input
  }),
  serve(contract.listQuickReplies, async (context) => listReplies(context.db, (await getAgent(context)).service)),
  serve(contract.saveQuickReplies, async (context) => {
    const { service } = await getAgent(context)
    await context.write((db) => replaceReplies(db, service, context.input.replies))
    return listReplies(context.db, service)
  }),
]
