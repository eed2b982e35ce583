import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { columnsOf } from '#server/platform/db/view-columns.ts'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { liveBans } from './live.schema'

export type BanKind = 'mute' | 'ban'

interface Ban {
  liveId: number
  accountId: number
  kind: BanKind
}

/** Mutes or removes somebody; requested again nothing changes. */
export async function addBan(db: Db, ban: Ban & { byAccount: number }): Promise<void> {
  await db.insert(liveBans).values(ban).onConflictDoNothing()
}

export async function removeBan(db: Db, { liveId, accountId, kind }: Ban): Promise<void> {
  await db
    .delete(liveBans)
    .where(and(eq(liveBans.liveId, liveId), eq(liveBans.accountId, accountId), eq(liveBans.kind, kind)))
}

/** Who is muted in or removed from a room, the last first, with who did it. */
export async function listRoomBans(db: Db, liveId: number) {
  const by = alias(accountRecords, 'by')
  return db
    .select({ ban: liveBans, account: columnsOf(accountRecords), by: by.name })
    .from(liveBans)
    .innerJoin(accountRecords, eq(accountRecords.id, liveBans.accountId))
    .innerJoin(by, eq(by.id, liveBans.byAccount))
    .where(eq(liveBans.liveId, liveId))
    .orderBy(desc(liveBans.at), desc(liveBans.accountId), liveBans.kind)
}

/** Deletes a message of a room, with its text; false when the room has no such message any more. */
export async function revokeMessage(db: Db, liveId: number, id: number): Promise<boolean> {
  const room = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.liveId, liveId))
  const revoked = await db
    .update(messages)
    .set({ revokedAt: new Date(), payload: {} })
    .where(and(eq(messages.id, id), inArray(messages.conversationId, room), isNull(messages.revokedAt)))
    .returning({ id: messages.id })
  return revoked.length > 0
}
