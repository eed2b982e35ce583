import type { collect } from '#contract/operations/analytics/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Db } from '#server/platform/db/database.ts'
import { analyticsEvents } from './analytics.schema'

/** Who sent an event, by its session. */
interface Sender {
  id: number
  userType: number
}

/** Stores an event once, with who sent it; false when it was stored before. What it says itself of a user is dropped. */
export async function storeEvent(
  db: Db,
  input: ParsedInputOf<typeof collect>,
  sender: Sender | undefined,
): Promise<boolean> {
  const { projectId, kind, token: _token, bigDataField, ...sent } = input
  const who = sender ? { userId: String(sender.id), userType: String(sender.userType) } : { userId: '', userType: '' }
  const event = { ...sent, ...who, ...(sender && bigDataField ? { bigDataField } : {}) }
  const { eventId, name, visitorId, sessionId } = event
  const stored = await db
    .insert(analyticsEvents)
    .values({ eventId, projectId, kind, name, visitorId, sessionId, event, accountId: sender?.id ?? null })
    .onConflictDoNothing({ target: analyticsEvents.eventId })
    .returning({ id: analyticsEvents.id })
  return stored.length > 0
}
