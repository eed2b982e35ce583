import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { handOver as contract } from '#contract/live/customer-service/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { holdAgent, listAgents, resolveDirect, findDirect, findOwnService } from '#server/modules/live/chat/index.ts'
import { assignAgent } from './inbox.queries'
import { agentRoom } from '#server/modules/live/rooms/index.ts'

/** The account that asks, and the service it answers for. Throws NoService. */
export async function getAgent(context: Context<unknown>) {
  const account = await getViewerAccount(context)
  const service = findOwnService(account)
  if (service === undefined) throw fail('NoService')
  return { account, service }
}

interface Named {
  id: number
  nickName: string
  name: Parameters<typeof pick>[0]
}

export const getAgentName = ({ nickName, name }: Named, language: Language): string => nickName || pick(name, language)

/** Takes a conversation from nobody, or hands over one's own. Of two agents that take it at once, one gets it. */
export async function handOverConversation(
  context: Context<ParsedInputOf<typeof contract>>,
): Promise<Record<string, never>> {
  const { db, write, input, language, realtime } = context
  const { account, service } = await getAgent(context)
  const { side, ...direct } = resolveDirect(input.conversationID, { accountId: account.id, service })
  if (side !== 'service') throw fail('ConversationNotFound')
  if (input.from !== '' && input.from !== String(account.id)) throw fail('NotAllowed')
  const agents = await listAgents(db, service)
  const to = agents.find(({ id }) => String(id) === input.to)
  if (!to) throw fail('NotAllowed')
  const from = input.from === '' ? null : account.id
  const given = await write(async (transaction) => {
    // Nobody gets a conversation who is just being removed: it would be theirs for ever.
    if (!(await holdAgent(transaction, service, to.id))) throw fail('NotAllowed')
    return assignAgent(transaction, direct, { from, to: to.id })
  })
  if (!given) {
    const found = await findDirect(db, direct)
    if (!found) throw fail('ConversationNotFound')
    const holder = agents.find(({ id }) => id === found.agentId)
    throw fail('OtherAgent', { agent: holder ? getAgentName(holder, language) : '' })
  }
  realtime.emit(agentRoom(service), 'conversations', {})
  return {}
}
