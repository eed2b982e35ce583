import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MessagePayload } from '#contract/live/chat/schemas.ts'
import { hasChat } from '#contract/live/live/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail, type Refusal } from '#server/platform/http/fail.ts'
import { liveBans, lives } from '#server/modules/live/live/live.schema.ts'
import type { MessageRow } from './chat.present'
import { conversations, messages } from './chat.schema'
import { chatBlocks } from './connections'

/** A message on its way into a conversation. */
export interface Outgoing {
  conversationId: number
  senderId: number
  byService: boolean
  clientId: string
  nick: string
  avatar: string
  type: MessageRow['type']
  payload: MessagePayload
}

/** The index that a message stored before would break. */
export const ONCE_INDEX = 'chat_message_once'

/** `isNew` is false of a message that had been stored before. */
export type Stored = { row: MessageRow; isNew: boolean } | { refusal: Refusal }

const buildMessageKey = (of: { conversationId: number; senderId: number; clientId: string }) =>
  `${of.conversationId}:${of.senderId}:${of.clientId}`

/** The conversations with what they are about and who is kept out, locked in the order of their ids until the end. */
async function lockConversations(db: Db, ids: number[], senders: number[]) {
  const bans = db
    .select({ list: sql`json_agg(json_build_array(${liveBans.accountId}, ${liveBans.kind}))` })
    .from(liveBans)
    .where(and(eq(liveBans.liveId, conversations.liveId), inArray(liveBans.accountId, senders)))
  const rows = await db
    .select({
      id: conversations.id,
      lastSequence: conversations.lastSequence,
      liveId: conversations.liveId,
      visitorId: conversations.visitorId,
      service: conversations.service,
      status: lives.status,
      bans: sql<[accountId: number, kind: string][] | null>`(${bans})`,
    })
    .from(conversations)
    .leftJoin(lives, eq(lives.id, conversations.liveId))
    .where(inArray(conversations.id, ids))
    .orderBy(conversations.id)
    .for('update', { of: conversations })
  return new Map(rows.map((row) => [row.id, row]))
}

async function findStored(db: Db, batch: readonly Outgoing[]): Promise<Map<string, MessageRow>> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, [...new Set(batch.map((one) => one.conversationId))]),
        inArray(messages.senderId, [...new Set(batch.map((one) => one.senderId))]),
        inArray(messages.clientId, [...new Set(batch.map((one) => one.clientId))]),
      ),
    )
  return new Map(rows.map((row) => [buildMessageKey(row), row]))
}

type Locked = Awaited<ReturnType<typeof lockConversations>> extends Map<number, infer Row> ? Row : never

/** The exhibitor and the visitor of a conversation between two; undefined: it is a room, or the fair's own service. */
const pairOf = ({ visitorId, service }: Locked) =>
  visitorId !== null && /^\d{1,9}$/.test(service) ? { exhibitorId: Number(service), accountId: visitorId } : undefined

function findRefusal(to: Locked | undefined, senderId: number): Refusal | undefined {
  if (!to) return fail('ConversationNotFound')
  if (to.liveId === null) return undefined
  if (to.status === null || !hasChat(to.status)) return fail('ChatClosed')
  const kinds = new Set((to.bans ?? []).flatMap(([accountId, kind]) => (accountId === senderId ? [kind] : [])))
  if (kinds.has('ban')) return fail('Banned')
  return kinds.has('mute') ? fail('Muted') : undefined
}

/** Notes the last message, that the sender's side has read so far, and the times of a visitor's first question and its answer. */
async function noteLast(
  db: Db,
  last: Plan['fresh'][number],
  sides: { visitor: boolean; service: boolean },
): Promise<void> {
  const { sequence, at } = last
  await db
    .update(conversations)
    .set({
      lastSequence: sequence,
      lastAt: at,
      ...(sides.visitor
        ? {
            visitorRead: sequence,
            requestedAt: sql`coalesce(${conversations.requestedAt}, ${at.toISOString()}::timestamptz)`,
          }
        : {}),
      ...(sides.service
        ? {
            serviceRead: sequence,
            answeredAt: sql`coalesce(${conversations.answeredAt}, ${at.toISOString()}::timestamptz)`,
          }
        : {}),
    })
    .where(eq(conversations.id, last.conversationId))
}

/** The outcome of a batch once its conversations are locked: what is written, and an outcome for each message. */
export interface Plan {
  fresh: readonly (Outgoing & { sequence: number; at: Date })[]
  /** The conversations that get something, by id. */
  isDirect: ReadonlyMap<number, boolean>
  toOutcomes: (added: readonly MessageRow[]) => Stored[]
}

/**
 * Locks the conversations of a batch until the transaction ends, and numbers its messages in their order, each once for its
 * client id. What a room's status, a mute or a block forbids is refused by itself. `mayRepeat`: some may have been stored
 * before; without it such a one breaks ONCE_INDEX.
 */
export async function planMessages(db: Db, batch: readonly Outgoing[], mayRepeat: boolean): Promise<Plan> {
  const locked = await lockConversations(
    db,
    [...new Set(batch.map((one) => one.conversationId))],
    [...new Set(batch.map((one) => one.senderId))],
  )
  // After the locks: a block that was answered before is seen.
  const blockRefusal = await chatBlocks.port(
    db,
    [...locked.values()].flatMap((row) => pairOf(row) ?? []),
  )
  const stored = mayRepeat ? await findStored(db, batch) : new Map<string, MessageRow>()
  const next = new Map([...locked.values()].map((row) => [row.id, row.lastSequence]))
  const fresh = new Map<string, Plan['fresh'][number]>()
  const refusals = new Map<string, Refusal>()
  const at = new Date()
  for (const one of batch) {
    const key = buildMessageKey(one)
    if (stored.has(key) || fresh.has(key)) continue
    const to = locked.get(one.conversationId)
    const pair = to && pairOf(to)
    const blocked = pair && blockRefusal(pair, one.byService ? 'exhibitor' : 'buyer')
    const refusal = findRefusal(to, one.senderId) ?? blocked
    if (refusal) {
      refusals.set(key, refusal)
      continue
    }
    const sequence = (next.get(one.conversationId) ?? 0) + 1
    next.set(one.conversationId, sequence)
    fresh.set(key, { ...one, sequence, at })
  }
  return {
    fresh: [...fresh.values()],
    isDirect: new Map([...locked.values()].map((row) => [row.id, row.liveId === null])),
    toOutcomes(rows) {
      const added = new Map(rows.map((row) => [buildMessageKey(row), row]))
      return batch.map((one) => {
        const key = buildMessageKey(one)
        const row = stored.get(key) ?? added.get(key)
        if (row) return { row, isNew: !stored.has(key) }
        return { refusal: refusals.get(key) ?? fail('ConversationNotFound') }
      })
    },
  }
}

/** Writes what was planned, in the same transaction. All statements are sent at once: none waits for another's answer. */
export async function writePlan(db: Db, { fresh, isDirect, toOutcomes }: Plan): Promise<Stored[]> {
  if (fresh.length === 0) return toOutcomes([])
  const inserted = db
    .insert(messages)
    .values([...fresh])
    .returning()
  const noted = [...isDirect].map(async ([id, direct]) => {
    const own = fresh.filter((message) => message.conversationId === id)
    const last = own.at(-1)
    if (!last) return
    await noteLast(db, last, {
      visitor: direct && own.some((message) => !message.byService),
      service: direct && own.some((message) => message.byService),
    })
  })
  const [rows] = await Promise.all([inserted, ...noted])
  return toOutcomes(rows)
}
