import type { Language } from '#contract/core/language.ts'
import type { Conversation } from '#contract/live/customer-service/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { getAgentName } from './agents'
import { presentConversation } from './inbox.present'
import { type InboxFilter, listAgentNames, listInbox, type Owner } from './inbox.queries'

/** A page of an owner's conversations, the latest first. */
export async function readInbox(
  db: Db,
  owner: Owner,
  filter: InboxFilter,
  language: Language,
): Promise<{ list: Conversation[]; total: number }> {
  const { total, rows } = await listInbox(db, owner, filter)
  const taken = rows.flatMap(({ conversation }) => conversation.agentId ?? [])
  const agents = new Map((await listAgentNames(db, taken)).map((agent) => [agent.id, getAgentName(agent, language)]))
  const side = 'visitorId' in owner ? 'visitor' : 'service'
  return { list: rows.map((row) => presentConversation(row, { side, language, agents })), total }
}
