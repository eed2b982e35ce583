import { MISSED_PAGE } from '#contract/live/live/limits.ts'
import type { MissedMessages } from '#contract/live/chat/realtime.ts'
import type { Db } from '#server/platform/db/database.ts'
import { presentMessage } from './chat.present'
import { listMessagesAfter, listRevokedIds } from './chat.queries'

interface KnownConversation {
  id: number
  lastSequence: number
}

/** What a client that has everything up to `after` has missed; without `after` only where the conversation stands. */
export async function readMissed(
  db: Db,
  of: KnownConversation | undefined,
  { after, conversationID, service }: { after: number | undefined; conversationID: string; service?: string },
): Promise<MissedMessages> {
  if (!of) return { list: [], complete: true, revoked: [], last: 0 }
  if (after === undefined) return { list: [], complete: true, revoked: [], last: of.lastSequence }
  const rows = await listMessagesAfter(db, of.id, after)
  return {
    list: rows.map((row) => presentMessage(row, conversationID, service)),
    complete: rows.length < MISSED_PAGE,
    revoked: await listRevokedIds(db, of.id, after),
    last: of.lastSequence,
  }
}
