import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { handOver as contract } from '../../../contract/customer-service/endpoints'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { agentsFor, directNamed, findDirect, serviceOf } from '../chat'
import { giveTo } from './inbox.queries'
import { agentsOf } from '../rooms'

/** The account that asks, and the service it answers for. Throws NoService. */
export async function getAgent(context: Context<unknown>) {
  const account = await getViewerAccount(context)
  const service = serviceOf(account)
  if (service === undefined) throw fail('NoService')
  return { account, service }
}

interface Named {
  id: number
  nickName: string
  name: Parameters<typeof pick>[0]
}

export const nameOf = ({ nickName, name }: Named, language: Language): string => nickName || pick(name, language)

/** Takes a conversation from nobody, or hands over one's own. Of two agents that take it at once, one gets it. */
export async function handOver(context: Context<ParsedInputOf<typeof contract>>): Promise<Record<string, never>> {
  const { db, append, input, language, realtime } = context
  const { account, service } = await getAgent(context)
  const { side, ...direct } = directNamed(input.conversationID, { accountId: account.id, service })
  if (side !== 'service') throw fail('ConversationNotFound')
  if (input.from !== '' && input.from !== String(account.id)) throw fail('NotAllowed')
  const agents = await agentsFor(db, service)
  const to = agents.find(({ id }) => String(id) === input.to)
  if (!to) throw fail('NotAllowed')
  const from = input.from === '' ? null : account.id
  const given = await append((transaction) => giveTo(transaction, direct, { from, to: to.id }))
  if (!given) {
    const found = await findDirect(db, direct)
    if (!found) throw fail('ConversationNotFound')
    const holder = agents.find(({ id }) => id === found.agentId)
    throw fail('OtherAgent', { agent: holder ? nameOf(holder, language) : '' })
  }
  realtime.emit(agentsOf(service), 'conversations', {})
  return {}
}
