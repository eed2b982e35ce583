import type { collect } from '../../../contract/analytics/endpoints'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { Db } from '../../platform/db/database'
import { analyticsEvents } from './analytics.schema'

/** Stores an event once; false when it was stored before. */
export async function storeEvent(db: Db, input: ParsedInputOf<typeof collect>): Promise<boolean> {
  const { projectId, kind, ...event } = input
  const { eventId, name, visitorId, sessionId } = event
  const stored = await db
    .insert(analyticsEvents)
    .values({ eventId, projectId, kind, name, visitorId, sessionId, event })
    .onConflictDoNothing({ target: analyticsEvents.eventId })
    .returning({ id: analyticsEvents.id })
  return stored.length > 0
}
