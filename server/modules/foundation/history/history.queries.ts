import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { reviewEvents } from './history.schema'

export interface CaseEvent {
  subject: 'registration' | 'enrollment' | 'demand' | 'account'
  subjectId: number
  action: string
  fromState?: string
  toState?: string
  reason?: string
  byAccount?: number
  /** Now, but for what the demo fair says of earlier days. */
  at?: Date
}

/** Writes down what was done to a case, with what was done. */
export async function addEvent(db: Db, event: CaseEvent): Promise<void> {
  await db.insert(reviewEvents).values(event)
}

/** What was done to a case, the first first, each with who did it. */
export async function listEvents(db: Db, subject: CaseEvent['subject'], subjectId: number) {
  return db
    .select({ event: reviewEvents, by: accountRecords.name })
    .from(reviewEvents)
    .leftJoin(accountRecords, eq(accountRecords.id, reviewEvents.byAccount))
    .where(and(eq(reviewEvents.subject, subject), eq(reviewEvents.subjectId, subjectId)))
    .orderBy(asc(reviewEvents.id))
}

/** The latest that was done to cases of any subject but accounts, the last first. */
export async function listRecentEvents(db: Db, limit: number) {
  const { subject, subjectId, action, at } = reviewEvents
  return db
    .select({ subject, subjectId, action, at, by: accountRecords.name })
    .from(reviewEvents)
    .leftJoin(accountRecords, eq(accountRecords.id, reviewEvents.byAccount))
    .where(ne(subject, 'account'))
    .orderBy(desc(reviewEvents.id))
    .limit(limit)
}
