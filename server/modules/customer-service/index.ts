import type { ParsedInputOf } from '../../../contract/core/endpoint'
import * as contract from '../../../contract/customer-service/endpoints'
import { toPage } from '../../platform/db/page'
import { fail } from '../../platform/http/fail'
import { type Context, type Route, serve } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { agentsFor, serviceOf } from '../chat'
import { getAgent, handOver, nameOf } from './agents'
import { presentConversation } from './inbox.present'
import { countInbox, countTaken, listInbox, namesOf, type Owner } from './inbox.queries'
import { findSettings, listReplies, putReplies, putSettings } from './settings.queries'
import { companyOf, statusOf, whomToAsk } from './whom'

async function conversationsOf(context: Context<ParsedInputOf<typeof contract.listConversations>>) {
  const { db, input, language } = context
  const account = await getViewerAccount(context)
  const service = serviceOf(account)
  if (input.side === 'agent' && service === undefined) throw fail('NoService')
  const owner: Owner = input.side === 'agent' && service !== undefined ? { service } : { visitorId: account.id }
  const { total, rows } = await listInbox(db, owner, { ...input, agentId: input.mine ? account.id : undefined })
  const taken = rows.flatMap(({ conversation }) => conversation.agentId ?? [])
  const agents = new Map((await namesOf(db, taken)).map((agent) => [agent.id, nameOf(agent, language)]))
  const side = input.side === 'agent' ? 'service' : 'visitor'
  const list = rows.map((row) => presentConversation(row, { side, language, agents }))
  return { ...toPage(list, total, input), ...(await countInbox(db, owner)) }
}

/** Customer service: whom to write to, the inbox of both sides, and what a service sets for itself. */
export const customerService: Route[] = [
  serve(contract.getCustomerService, (context) => whomToAsk(context, context.input.exhibitorId)),
  serve(contract.getServerId, (context) => whomToAsk(context, context.input.exhibitorId)),
  serve(contract.getServerStatus, statusOf),
  serve(contract.getCompanyInfo, companyOf),
  serve(contract.listConversations, conversationsOf),
  serve(contract.handOver, handOver),
  serve(contract.listAgents, async (context) => {
    const { service } = await getAgent(context)
    const agents = await agentsFor(context.db, service)
    const there = await context.realtime.whoIsThere(agents.map(({ id }) => id))
    const taken = await countTaken(context.db, service)
    return agents.map((agent) => ({
      userId: String(agent.id),
      nick: nameOf(agent, context.language),
      online: there.has(agent.id),
      conversations: taken.get(agent.id) ?? 0,
    }))
  }),
  serve(contract.getServiceSettings, async (context) => findSettings(context.db, (await getAgent(context)).service)),
  serve(contract.saveServiceSettings, async (context) => {
    const { service } = await getAgent(context)
    await context.append((db) => putSettings(db, service, context.input))
    return context.input
  }),
  serve(contract.listQuickReplies, async (context) => listReplies(context.db, (await getAgent(context)).service)),
  serve(contract.saveQuickReplies, async (context) => {
    const { service } = await getAgent(context)
    await context.append((db) => putReplies(db, service, context.input.replies))
    return listReplies(context.db, service)
  }),
]
