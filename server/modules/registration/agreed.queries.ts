import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { registrations } from './registration.schema'

/** What an account agreed to when it registered, the last first; more than once where it was rejected before. */
export const listAgreed = (db: Db, accountId: number) =>
  db
    .select({ agreed: registrations.agreed, at: registrations.submittedAt })
    .from(registrations)
    .where(eq(registrations.accountId, accountId))
    .orderBy(desc(registrations.submittedAt), desc(registrations.id))
