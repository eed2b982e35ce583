import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { MISSED_PAGE } from '#contract/live/live/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import type { MessageRow } from './chat.present'
import { conversations, messages } from './chat.schema'
import type { Direct, Side } from './participants'

/** Deleted messages that a resumption names: a client keeps no more than these. */
const REVOKED_MAX = 200

/** The id of a room's conversation, made where there is none; undefined: there is no such session. */
export async function openRoom(db: Db, liveId: number): Promise<number | undefined> {
  const [found] = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.liveId, liveId))
  if (found) return found.id
  const [live] = await db.select({ id: liveRecords.id }).from(liveRecords).where(eq(liveRecords.id, liveId))
  if (!live) return undefined
  await db.insert(conversations).values({ liveId }).onConflictDoNothing()
  const [made] = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.liveId, liveId))
  return made?.id
}

const between = ({ visitorId, service }: Direct) =>
  and(eq(conversations.visitorId, visitorId), eq(conversations.service, service))

export async function findDirect(db: Db, direct: Direct) {
  const [found] = await db.select().from(conversations).where(between(direct))
  return found
}

/** Who wrote the last message of a service in a conversation. */
export async function findLastAgent(db: Db, conversationId: number): Promise<number | undefined> {
  const [last] = await db
    .select({ id: messages.senderId })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.byService, true)))
    .orderBy(desc(messages.sequence))
    .limit(1)
  return last?.id
}

export async function findRoom(db: Db, liveId: number) {
  const [found] = await db.select().from(conversations).where(eq(conversations.liveId, liveId))
  return found
}

/** The id of a conversation between two, made where there is none. */
export async function openDirect(db: Db, direct: Direct): Promise<number> {
  await db.insert(conversations).values(direct).onConflictDoNothing()
  const found = await findDirect(db, direct)
  if (!found) throw new Error('the conversation was not made')
  return found.id
}

export interface Page {
  limit: number
  page: number
  /** Counts from before this message. */
  before?: number | undefined
}

/** One page upward from the newest, the oldest of it first, and how many pages there are. */
export async function pageMessages(
  db: Db,
  conversationId: number,
  { limit, page, before }: Page,
): Promise<{ totalPage: number; rows: MessageRow[] }> {
  const where = and(eq(messages.conversationId, conversationId), before ? lt(messages.sequence, before) : undefined)
  const [total] = await db.select({ n: count() }).from(messages).where(where)
  const rows = await db
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(messages.sequence))
    .limit(limit)
    .offset((page - 1) * limit)
  return { totalPage: Math.ceil((total?.n ?? 0) / limit), rows: rows.toReversed() }
}

/** The messages after a number, in their order. */
export async function listMessagesAfter(db: Db, conversationId: number, after: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.sequence, after)))
    .orderBy(asc(messages.sequence))
    .limit(MISSED_PAGE)
}

/** Ids of the last messages that were deleted, of those up to `upTo`. */
export async function listRevokedIds(db: Db, conversationId: number, upTo: number): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), isNotNull(messages.revokedAt), lte(messages.sequence, upTo)),
    )
    .orderBy(desc(messages.sequence))
    .limit(REVOKED_MAX)
  return rows.map(({ id }) => String(id))
}

/** Whether the sender has stored a message under this client id. */
export async function wasStored(db: Db, conversationId: number, senderId: number, clientId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, senderId),
        eq(messages.clientId, clientId),
      ),
    )
  return found !== undefined
}

/** Notes up to where a side has read, and returns it: it never decreases. undefined: the conversation has no messages. */
export async function markRead(db: Db, direct: Direct, side: Side, sequence: number): Promise<number | undefined> {
  const column = side === 'visitor' ? conversations.visitorRead : conversations.serviceRead
  // Nobody has read what is not written yet.
  const read = sql`greatest(${column}, least(${sequence}::integer, ${conversations.lastSequence}))`
  const [noted] = await db
    .update(conversations)
    .set(side === 'visitor' ? { visitorRead: read } : { serviceRead: read })
    .where(between(direct))
    .returning({ read: column })
  return noted?.read
}
