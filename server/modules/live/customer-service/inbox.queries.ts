import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'

/** The owner of conversations: an account that began them, or a service. */
export type Owner = { visitorId: number } | { service: string }

export interface InboxFilter extends PageInput {
  inquiry?: 'waiting' | 'answered' | undefined
  /** Only those with messages that the owner has not read. */
  unread?: boolean | undefined
  /** Only those that this agent has taken. */
  agentId?: number | undefined
}

const asVisitor = (owner: Owner): owner is { visitorId: number } => 'visitorId' in owner
const ownedBy = (owner: Owner): SQL | undefined =>
  and(
    isNotNull(conversations.visitorId),
    isNotNull(conversations.lastAt),
    asVisitor(owner) ? eq(conversations.visitorId, owner.visitorId) : eq(conversations.service, owner.service),
  )
const isWaiting = isNull(conversations.answeredAt)
const readBy = (owner: Owner) => (asVisitor(owner) ? conversations.visitorRead : conversations.serviceRead)

export async function listInbox(db: Db, owner: Owner, input: InboxFilter) {
  const where = and(
    ownedBy(owner),
    input.inquiry === 'waiting' ? isWaiting : undefined,
    input.inquiry === 'answered' ? isNotNull(conversations.answeredAt) : undefined,
    input.unread ? gt(conversations.lastSequence, readBy(owner)) : undefined,
    input.agentId === undefined ? undefined : eq(conversations.agentId, input.agentId),
  )
  const [total] = await db.select({ n: count() }).from(conversations).where(where)
  const rows = await db
    .select({
      conversation: conversations,
      visitor: {
        id: accountRecords.id,
        name: accountRecords.name,
        nickName: accountRecords.nickName,
        headPic: accountRecords.headPic,
      },
      company: exhibitorRecords.company,
      logoUrl: exhibitorRecords.logoUrl,
      last: messages,
    })
    .from(conversations)
    .innerJoin(accountRecords, eq(accountRecords.id, conversations.visitorId))
    .leftJoin(exhibitorRecords, sql`${exhibitorRecords.id}::text = ${conversations.service}`)
    .leftJoin(
      messages,
      and(eq(messages.conversationId, conversations.id), eq(messages.sequence, conversations.lastSequence)),
    )
    .where(where)
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { total: total?.n ?? 0, rows }
}
export type InboxRow = Awaited<ReturnType<typeof listInbox>>['rows'][number]

/** How many messages the owner has not read, and how many conversations wait for a first answer. */
export async function countInbox(db: Db, owner: Owner): Promise<{ unread: number; waiting: number }> {
  const unread = sql<number>`coalesce(sum(greatest(${conversations.lastSequence} - ${readBy(owner)}, 0)), 0)::integer`
  const waiting = sql<number>`count(*) filter (where ${isWaiting})::integer`
  const [row] = await db.select({ unread, waiting }).from(conversations).where(ownedBy(owner))
  return row ?? { unread: 0, waiting: 0 }
}

/** Gives a conversation to an agent if `from` (null: nobody) still has it. */
export async function assignAgent(
  db: Db,
  of: { visitorId: number; service: string },
  { from, to }: { from: number | null; to: number },
): Promise<boolean> {
  const changed = await db
    .update(conversations)
    .set({ agentId: to })
    .where(
      and(
        eq(conversations.visitorId, of.visitorId),
        eq(conversations.service, of.service),
        from === null ? isNull(conversations.agentId) : eq(conversations.agentId, from),
      ),
    )
    .returning({ id: conversations.id })
  return changed.length > 0
}

/** The agents that these conversations were taken by, by account. */
export async function listAgentNames(db: Db, accountIds: readonly number[]) {
  if (accountIds.length === 0) return []
  return db
    .select({ id: accountRecords.id, name: accountRecords.name, nickName: accountRecords.nickName })
    .from(accountRecords)
    .where(inArray(accountRecords.id, [...accountIds]))
}

/** Gives every conversation of a service that `from` has to `to`; null: to whoever takes it. */
export async function passOn(
  db: Db,
  service: string,
  { from, to }: { from: number; to: number | null },
): Promise<void> {
  await db
    .update(conversations)
    .set({ agentId: to })
    .where(and(eq(conversations.service, service), eq(conversations.agentId, from)))
}

/** How many conversations each agent of a service has. */
export async function countTaken(db: Db, service: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ agentId: conversations.agentId, n: count() })
    .from(conversations)
    .where(and(eq(conversations.service, service), isNotNull(conversations.agentId), gt(conversations.lastSequence, 0)))
    .groupBy(conversations.agentId)
  return new Map(rows.flatMap(({ agentId, n }) => (agentId === null ? [] : [[agentId, n] as const])))
}
